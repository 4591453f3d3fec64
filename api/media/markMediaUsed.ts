import mongoose from 'mongoose';
import { mediaIdsIn } from './mediaAddress';
import { Media } from './model';

/**
 * Marks files as used, in the transaction of the document that uses them. A concurrent deletion conflicts
 * with this write and checks the uses again.
 */
export async function markMediaUsed(ids: string[]): Promise<void> {
  if (!ids.length) return;
  const usedAt = new Date();
  await Media.updateMany({ _id: among(ids) }, { $set: { usedAt } }, { timestamps: false });
}

/** Marks the files that a text uses and its previous version did not. */
export const markNewMediaUsed = (text: string, before = '') => {
  const known = mediaIdsIn(before);
  return markMediaUsed(mediaIdsIn(text).filter((id) => !known.includes(id)));
};

/** Returns the ids that are not in the library. */
export async function findMissingMedia(ids: string[]): Promise<string[]> {
  if (!ids.length) return [];
  const found = await Media.find({ _id: among(ids) }, { _id: 1 }).lean();
  return ids.filter((id) => !found.some(({ _id }) => _id === id));
}

const among = (ids: string[]) => mongoose.trusted({ $in: ids });
