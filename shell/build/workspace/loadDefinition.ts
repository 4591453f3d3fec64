import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Remote } from '../../remote';
import { type RemoteFolder, ROOT } from './packages';

/** What a remote says of itself, its federation name and its pages. */
export const loadDefinition = async (name: RemoteFolder): Promise<Remote> =>
  (await import(join(ROOT, name, 'src/remote.ts'))).default;

/** The same as the files are now, where this process has read them before. Rejects with what is wrong with them. */
export async function reloadDefinition(name: RemoteFolder): Promise<Remote> {
  const script = `import remote from './${name}/src/remote.ts'; console.log(JSON.stringify(remote));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: ROOT },
  );
  // What its modules print comes before.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
