import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Remote } from '../../remote';
import { type RemoteFolder, ROOT } from './packages';

/** The definition of a remote: its federation name and its pages. */
export const loadDefinition = async (name: RemoteFolder): Promise<Remote> =>
  assertNamed(name, (await import(join(ROOT, name, 'src/remote.ts'))).default);

/**
 * Reads the definition again in a new process, because this one has imported it before. Rejects with the error in its
 * files.
 */
export async function reloadDefinition(name: RemoteFolder): Promise<Remote> {
  const script = `import remote from './${name}/src/remote.ts'; console.log(JSON.stringify(remote));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: ROOT },
  );
  // Earlier lines are output of its modules.
  return assertNamed(name, JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

/** The name is an identifier in scripts. With any other, federation reports only that a file is missing. */
export function assertNamed(folder: RemoteFolder, remote: Remote): Remote {
  const wanted = folder.replaceAll('-', '_');
  if (remote.name === wanted) return remote;
  throw new Error(`${folder}/src/remote.ts has the name "${remote.name}". Change it to "${wanted}".`);
}
