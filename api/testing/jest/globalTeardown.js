import { once } from 'node:events';
import { rm } from 'node:fs/promises';

export default async function globalTeardown() {
  const { mongod, dataDir } = globalThis.testDatabase;
  const ended = once(mongod, 'exit');
  // Its data is deleted, so it need not be saved first.
  mongod.kill('SIGKILL');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
