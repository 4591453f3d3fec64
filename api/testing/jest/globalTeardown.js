import { rm } from 'node:fs/promises';

export default async function globalTeardown() {
  const { stop, dataDir } = globalThis.testDatabase;
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
