import type mongoose from 'mongoose';

/** Migration: stores who requested something as `requester`, and a factor reset that waits by the same words. */
export async function renameRequesters(db: mongoose.mongo.Db): Promise<void> {
  for (const name of ['accountMails', 'oneTimeTokens'])
    await db.collection(name).updateMany({ asked: { $exists: true } }, { $rename: { asked: 'requester' } });
  await db
    .collection('accountMails')
    .updateMany(
      { 'outbox.kind': 'factor reset asked' },
      { $set: { 'outbox.$[email].kind': 'factor reset requested' } },
      { arrayFilters: [{ 'email.kind': 'factor reset asked' }] },
    );
  await db.collection('users').updateMany(
    { 'factorReset.askedAt': { $exists: true } },
    {
      $rename: {
        'factorReset.askedAt': 'factorReset.requestedAt',
        'factorReset.askedBy': 'factorReset.requestedBy',
        'factorReset.askedById': 'factorReset.requestedById',
      },
    },
  );
}
