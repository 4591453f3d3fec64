import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './inputs';
import { type Mode, type PackageName, ROOT } from './packages';

/** Where the newest build of a package lies. A remote's folder holds one release. */
export const buildFolder = (name: PackageName, mode: Mode = 'production') =>
  mode === 'production' ? join(ROOT, name, 'dist') : join(ROOT, '.cache/development', name);

/** True when the newest build was made from the source as it is. */
export const isBuilt = (name: PackageName, mode: Mode) => {
  const stamp = join(buildFolder(name, mode), 'version');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === versionOf(name, mode);
};
