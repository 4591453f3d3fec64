import type mongoose from 'mongoose';

/** Migration: adds the first version to members without one. */
export async function backfillMemberVersions(db: mongoose.mongo.Db): Promise<void> {
  await db.collection('users').updateMany({ version: { $exists: false } }, { $set: { version: 1 } });
}
