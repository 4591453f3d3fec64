import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../workspace/buildFolder';
import type { Mode, RemoteFolder } from '../workspace/packages';
import type { BuiltRelease } from './ReleaseStore';

/** The release the newest build of a remote is. */
export const readBuiltRelease = (name: RemoteFolder, mode?: Mode): BuiltRelease =>
  JSON.parse(readFileSync(join(buildFolder(name, mode), 'release.json'), 'utf8'));
