import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

export type Mode = 'production' | 'development';

/** The folder of a remote: one that lists its pages in `src/remote.ts`. */
export type RemoteFolder = `mf-${string}`;
export type PackageName = 'shell' | 'api' | RemoteFolder;

/** All remotes of a working copy. */
export const remotesIn = (root: string): RemoteFolder[] =>
  readdirSync(root)
    .filter((name): name is RemoteFolder => name.startsWith('mf-'))
    .filter((name) => existsSync(join(root, name, 'src/remote.ts')))
    .sort();

export const REMOTES = remotesIn(ROOT);
export const isRemote = (name: string): name is RemoteFolder => (REMOTES as string[]).includes(name);
/** All packages that are built. */
export const PACKAGES: PackageName[] = ['shell', 'api', ...REMOTES];
