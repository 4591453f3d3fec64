import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './inputs';
import { type PackageName, type RemoteFolder, ROOT } from './packages';
import type { BuiltRelease } from './releaseStore';
import type { Mode } from './webpackBase';

/** Where the newest build of a package lies. A remote's folder holds one release. */
export const buildFolder = (name: PackageName, mode: Mode = 'production') =>
  mode === 'production' ? join(ROOT, name, 'dist') : join(ROOT, '.cache/development', name);

/** The release the newest build of a remote is. */
export const builtRelease = (name: RemoteFolder, mode?: Mode): BuiltRelease =>
  JSON.parse(readFileSync(join(buildFolder(name, mode), 'release.json'), 'utf8'));

/** True when the newest build was made from the source as it is. */
export const isBuilt = (name: PackageName, mode: Mode) => {
  const stamp = join(buildFolder(name, mode), 'version');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === versionOf(name, mode);
};
