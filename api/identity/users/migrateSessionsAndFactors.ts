import type mongoose from 'mongoose';

/** Migration: deletes sessions from before second factors and adds the factor fields to members. */
export async function migrateSessionsAndFactors(db: mongoose.mongo.Db): Promise<void> {
  const sessions = db.collection('sessions');
  await sessions.deleteMany({ userId: { $exists: false } });
  const indexes = await sessions.indexes();
  // This TTL index would delete sessions whose email is still queued.
  if (indexes.some(({ name }) => name === 'expires_1')) await sessions.dropIndex('expires_1');
  await db
    .collection('users')
    .updateMany({ passkeys: { $exists: false } }, { $set: { passkeys: [], recoveryCodes: [] } });
}
