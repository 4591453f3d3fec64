import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';

/**
 * Does something with the records of a local site, in the database that runs on its data folder. One site at a time
 * in a process.
 */
export async function inDatabaseOf<T>(dataDir: string, deed: () => Promise<T>): Promise<T> {
  const port = readFileSync(join(dataDir, 'mongo/port'), 'utf8').trim();
  await mongoose.connect(`mongodb://127.0.0.1:${port}/site?replicaSet=site`, {
    autoIndex: false,
    autoCreate: false,
  });
  try {
    return await deed();
  } finally {
    await mongoose.disconnect();
  }
}
