import type { Settings } from '../kit';
import type { State } from '../kit/store';
import type { PageRoute } from '../remote';

/** A page route of the snapshot. */
export interface Route extends PageRoute {
  remote: string;
  isUnavailable?: true;
}

export interface BootRemote {
  name: string;
  /** URL of the release's folder, with a trailing slash. */
  base: string;
  /** Entry file below the folder. */
  entry: string;
  /** Hash of the release's manifest, which contains the hashes of its files. */
  manifest: string;
}

/** Boot data in the server's document: the snapshot, and what the page was rendered from. */
export interface Boot {
  snapshot: string;
  /** The shell's scripts in load order. */
  scripts: string[];
  /** URL to `sha384-…` of every script this document may load before it reads a manifest. */
  integrity: Record<string, string>;
  remotes: BootRemote[];
  routes: Route[];
  settings: Settings;
  status: number;
  /** The store's state after server rendering. */
  state: Partial<State>;
}
