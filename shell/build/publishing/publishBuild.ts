import type { ReleaseStore } from '../releases/ReleaseStore';
import { readBuiltRelease } from '../releases/readBuiltRelease';
import { buildFolder } from '../workspace/buildFolder';
import type { Mode, RemoteFolder } from '../workspace/packages';
import { openStore } from './openStore';

/** Signs and publishes the newest build of a remote. Returns its version, or `undefined` if it was already live. */
export function publishBuild(store: ReleaseStore, name: RemoteFolder, mode?: Mode): string | undefined {
  const release = readBuiltRelease(name, mode);
  return store.publish(release, buildFolder(name, mode)) ? release.version : undefined;
}

/** Publishes the newest development build and keeps the last five. */
export function publishDevelopmentBuild(name: RemoteFolder): void {
  const store = openStore();
  publishBuild(store, name, 'development');
  store.prune(readBuiltRelease(name, 'development').name, 5);
}
