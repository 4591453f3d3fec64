import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Starts one throwaway database for all test files; each file works in a database of its own name. */
export default async function globalSetup() {
  const { startEmbedded } = await tsImport('../db/embedded.ts', import.meta.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'api-tests-'));
  const database = await startEmbedded({ dataDir, port: 0 });
  process.env.TEST_MONGO_URL = database.uri;
  globalThis.testDatabase = { ...database, dataDir };
}
