import { spawn } from 'node:child_process';
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { buildProcesses } from './buildProcesses.js';

/**
 * Starts one throwaway database for all test files; each file works in a database of its own name. It is reached
 * through a file, which takes less time than the network.
 */
export default async function globalSetup() {
  const { prepareEmbedded, stopMongod } = await tsImport('../../platform/db/embedded.ts', import.meta.url);
  const dataDir = await mkdtemp(join(await memoryFolder(), 'api-tests-'));
  const { command, args, port, waitUntilReady } = await prepareEmbedded({ dataDir, port: 0 });
  const withFile = args.filter((argument) => argument !== '--nounixsocket');
  const mongod = spawn(command, [...withFile, '--unixSocketPrefix', dataDir], { stdio: 'ignore' });
  await waitUntilReady();
  const file = encodeURIComponent(join(dataDir, `mongodb-${port}.sock`));
  process.env.TEST_MONGO_URL = `mongodb://${file}/?directConnection=true`;
  process.env.TEST_PROCESSES = await buildProcesses();
  globalThis.testDatabase = { stop: () => stopMongod(mongod), dataDir };
}

/** A folder in memory if there is enough of it, else the temporary folder. */
async function memoryFolder() {
  const place = '/dev/shm';
  const { bavail, bsize } = await statfs(place).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 2e9 ? place : tmpdir();
}
