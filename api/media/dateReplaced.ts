import { Media } from './model';

/** Counts the time of pictures that were replaced before it was written down from today. */
export async function dateReplaced(): Promise<void> {
  await Media.collection.updateMany(
    { 'replaced.0': { $exists: true } },
    { $set: { 'replaced.$[old].replacedAt': new Date() } },
    { arrayFilters: [{ 'old.replacedAt': { $exists: false } }] },
  );
}
