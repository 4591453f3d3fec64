import type mongoose from 'mongoose';

/** Ends the sessions of before there were second factors, and gives every member room for factors. */
export async function renewAccounts(db: mongoose.mongo.Db): Promise<void> {
  const sessions = db.collection('sessions');
  await sessions.deleteMany({ userId: { $exists: false } });
  const indexes = await sessions.indexes();
  // It would take away a session that still owes a mail.
  if (indexes.some(({ name }) => name === 'expires_1')) await sessions.dropIndex('expires_1');
  await db
    .collection('users')
    .updateMany({ passkeys: { $exists: false } }, { $set: { passkeys: [], recoveryCodes: [] } });
}
