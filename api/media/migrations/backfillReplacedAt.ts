import { Media } from '../model';

/** Migration: sets today as `replacedAt` of images that were replaced before the field existed. */
export async function backfillReplacedAt(): Promise<void> {
  await Media.collection.updateMany(
    { 'replaced.0': { $exists: true } },
    { $set: { 'replaced.$[old].replacedAt': new Date() } },
    { arrayFilters: [{ 'old.replacedAt': { $exists: false } }] },
  );
}
