import { spawn } from 'node:child_process';
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { buildProcesses } from './buildProcesses.js';

/** Less work for data that only this run needs: a rarer journal, and one thread that makes room in the cache. */
const FOR_THE_RUN = ['--journalCommitInterval', '500', '--setParameter', 'ttlMonitorEnabled=false'];
const ENGINE = 'cache_size=1GB,eviction=(threads_min=1,threads_max=1)';

/**
 * Starts one throwaway database for all test files; each file works in a database of its own name. It is reached
 * through a file, which takes less time than the network.
 */
export default async function globalSetup() {
  const { prepareEmbedded } = await tsImport('../../platform/db/embedded.ts', import.meta.url);
  const dataDir = await mkdtemp(join(await memoryFolder(), 'api-tests-'));
  const { command, args, port, waitUntilReady } = await prepareEmbedded({ dataDir, port: 0 });
  const withFile = args
    .filter((argument) => argument !== '--nounixsocket')
    // In place of the journal's options, since the argument may be given once.
    .map((argument) => (argument.startsWith('log=(') ? ENGINE : argument));
  const mongod = spawn(command, [...withFile, ...FOR_THE_RUN, '--unixSocketPrefix', dataDir], {
    stdio: 'ignore',
  });
  await waitUntilReady();
  const file = encodeURIComponent(join(dataDir, `mongodb-${port}.sock`));
  process.env.TEST_MONGO_URL = `mongodb://${file}/?directConnection=true`;
  process.env.TEST_PROCESSES = await buildProcesses();
  globalThis.testDatabase = { mongod, dataDir };
}

/** A folder in memory if there is enough of it, else the temporary folder. */
async function memoryFolder() {
  const place = '/dev/shm';
  const { bavail, bsize } = await statfs(place).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 2e9 ? place : tmpdir();
}
