import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../workspace/buildFolder';
import type { Mode, RemoteFolder } from '../workspace/packages';
import type { BuiltRelease } from './ReleaseStore';

/** Reads the release manifest of a remote's newest build. */
export const readBuiltRelease = (name: RemoteFolder, mode?: Mode): BuiltRelease =>
  JSON.parse(readFileSync(join(buildFolder(name, mode), 'release.json'), 'utf8'));
