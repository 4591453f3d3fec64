import type mongoose from 'mongoose';

/** Migration: stores what proves a subscription as `action`, its request as `requestedAt`, and the kind of its email. */
export async function renameRequestFields(db: mongoose.mongo.Db): Promise<void> {
  const subscribers = db.collection('subscribers');
  await subscribers.updateMany({ 'proofs.deed': { $exists: true } }, [
    { $set: { proofs: { $map: { input: '$proofs', as: 'proof', in: renamed('$$proof') } } } },
  ]);
  await subscribers.updateMany({ askedAt: { $exists: true } }, { $rename: { askedAt: 'requestedAt' } });
  await subscribers.updateMany(
    { 'outbox.kind': 'asked' },
    { $set: { 'outbox.$[email].kind': 'confirmation' } },
    { arrayFilters: [{ 'email.kind': 'asked' }] },
  );
}

/** A proof that a repeated run has renamed already has no `deed`. */
const renamed = (proof: string) => ({
  $unsetField: {
    field: 'deed',
    input: { $mergeObjects: [proof, { action: { $ifNull: [`${proof}.deed`, `${proof}.action`] } }] },
  },
});
