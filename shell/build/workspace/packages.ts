import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Remote } from '../../remote';

export const ROOT = join(import.meta.dirname, '../../..');

export type Mode = 'production' | 'development';

/** The folder of a remote: one that names its pages in `src/remote.ts`. */
export type RemoteFolder = `mf-${string}`;
export type PackageName = 'shell' | 'api' | RemoteFolder;

/** Every remote of a working copy. */
export const remotesIn = (root: string): RemoteFolder[] =>
  readdirSync(root)
    .filter((name): name is RemoteFolder => name.startsWith('mf-'))
    .filter((name) => existsSync(join(root, name, 'src/remote.ts')))
    .sort();

export const REMOTES = remotesIn(ROOT);
export const isRemote = (name: string): name is RemoteFolder => (REMOTES as string[]).includes(name);
/** Every package that is built. */
export const PACKAGES: PackageName[] = ['shell', 'api', ...REMOTES];

/** What a remote says of itself: its federation name and its pages. */
export const loadDefinition = async (name: RemoteFolder): Promise<Remote> =>
  (await import(join(ROOT, name, 'src/remote.ts'))).default;

/** The same as the files are now, where this process has read them before. Rejects with what is wrong with them. */
export async function rereadDefinition(name: RemoteFolder): Promise<Remote> {
  const script = `import remote from './${name}/src/remote.ts'; console.log(JSON.stringify(remote));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: ROOT },
  );
  // What its modules print comes before.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
