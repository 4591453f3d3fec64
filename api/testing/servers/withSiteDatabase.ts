import { join } from 'node:path';
import mongoose from 'mongoose';
import { embeddedUri } from '../../platform/db/embeddedUri';

/**
 * Runs an action with a connection to the database of a local site, which runs on its data folder. One site at a time per
 * process.
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
