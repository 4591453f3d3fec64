import type { Settings } from '../kit';
import type { State } from '../kit/store';
import type { PageRoute } from '../remote';

/** A page of the snapshot, as the router needs it. */
export interface Route extends PageRoute {
  remote: string;
  isUnavailable?: true;
}

export interface BootRemote {
  name: string;
  /** Address of the release's folder, with a slash at the end. */
  base: string;
  /** Entry file below the folder. */
  entry: string;
  /** Hash of the release's manifest, through which all its other files are known. */
  manifest: string;
}

/** What the server's document tells the browser: one snapshot, and what the page was made from. */
export interface Boot {
  snapshot: string;
  /** The shell's scripts in loading order. */
  scripts: string[];
  /** Address to `sha384-…` of every script this document may load before it reads a manifest. */
  integrity: Record<string, string>;
  remotes: BootRemote[];
  routes: Route[];
  settings: Settings;
  status: number;
  /** The store as the server left it. */
  state: Partial<State>;
}
