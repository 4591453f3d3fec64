import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { buildProcesses } from './buildProcesses.js';

/** Starts one throwaway database for all test files; each file works in a database of its own name. */
export default async function globalSetup() {
  const { startEmbedded } = await tsImport('../../platform/db/embedded.ts', import.meta.url);
  const dataDir = await mkdtemp(join(await memoryFolder(), 'api-tests-'));
  const database = await startEmbedded({ dataDir, port: 0 });
  process.env.TEST_MONGO_URL = database.uri;
  process.env.TEST_PROCESSES = await buildProcesses();
  globalThis.testDatabase = { ...database, dataDir };
}

/** A folder in memory if there is enough of it, else the temporary folder. */
async function memoryFolder() {
  const place = '/dev/shm';
  const { bavail, bsize } = await statfs(place).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 2e9 ? place : tmpdir();
}
