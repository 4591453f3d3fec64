import { join } from 'node:path';
import mongoose from 'mongoose';
import { embeddedUri } from '../../platform/db/embeddedUri';

/**
 * Does something with the records of a local site, in the database that runs on its data folder. One site at a time
 * in a process.
 */
export async function withSiteDatabase<T>(dataDir: string, action: () => Promise<T>): Promise<T> {
  await mongoose.connect(embeddedUri(join(dataDir, 'mongo')), {
    autoIndex: false,
    autoCreate: false,
  });
  try {
    return await action();
  } finally {
    await mongoose.disconnect();
  }
}
