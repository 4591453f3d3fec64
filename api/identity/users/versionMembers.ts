import type mongoose from 'mongoose';

/** Members from before they were changed at a version get their first one. */
export async function versionMembers(db: mongoose.mongo.Db): Promise<void> {
  await db.collection('users').updateMany({ version: { $exists: false } }, { $set: { version: 1 } });
}
