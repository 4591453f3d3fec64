import type { PageRoute } from '../../remote';
import type { LocalRelease } from './LocalReleases';
import { integrityOf } from './manifest';

export interface LiveRemote extends LocalRelease {
  /** The URL prefix of the release's files. */
  base: string;
}

/** The releases that serve a request. Immutable: one request uses one snapshot. */
export interface Snapshot {
  id: string;
  remotes: Map<string, LiveRemote>;
  routes: SnapshotRoute[];
}

export interface SnapshotRoute extends PageRoute {
  /** The remote's name. */
  remote: string;
  /** Set while the remote was never loaded: its paths respond with 503. */
  isUnavailable?: true;
}

export function makeSnapshot(remotes: LiveRemote[], missing: { name: string; areas: string[] }[]): Snapshot {
  const unavailable = missing.flatMap(({ name, areas }) =>
    areas.flatMap((area) =>
      [area, `${area}/*`].map((path) => ({ path, expose: '', remote: name, isUnavailable: true as const })),
    ),
  );
  return {
    id: integrityOf(
      remotes.map(({ integrity }) => integrity).join() + unavailable.map(({ path }) => path).join(),
    )
      .slice(7, 19)
      .replace(/\W/g, '_'),
    remotes: new Map(remotes.map((remote) => [remote.manifest.name, remote])),
    routes: [
      ...remotes.flatMap(({ manifest }) =>
        // Every document contains the routes, so labels and groups are left out.
        manifest.pages.map(
          ({ label: _label, group: _group, isListed: _isListed, entries: _entries, ...route }) => ({
            ...route,
            remote: manifest.name,
          }),
        ),
      ),
      ...unavailable,
    ],
  };
}
