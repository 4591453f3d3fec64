import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from './inputs';
import { type Mode, type PackageName, ROOT } from './packages';

/** The folder of a package's newest build. A remote's folder contains one release. */
export const buildFolder = (name: PackageName, mode: Mode = 'production') =>
  mode === 'production' ? join(ROOT, name, 'dist') : join(ROOT, '.cache/development', name);

/** Whether the newest build matches the current source. */
export const isBuilt = (name: PackageName, mode: Mode) => {
  const stamp = join(buildFolder(name, mode), 'version');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === versionOf(name, mode);
};
