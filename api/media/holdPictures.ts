import mongoose from 'mongoose';
import { mediaIdsIn } from './mediaAddress';
import { Media } from './model';

/**
 * Says of pictures, within the transaction of whoever begins to show them, that they are in use from now on: who takes
 * one away at the same moment runs into this write, and looks again.
 */
export async function holdPictures(ids: string[]): Promise<void> {
  if (!ids.length) return;
  const usedAt = new Date();
  await Media.updateMany({ _id: among(ids) }, { $set: { usedAt } }, { timestamps: false });
}

/** The same for the pictures of a text that were not in what stood there before. */
export const holdPicturesOf = (text: string, before = '') => {
  const known = mediaIdsIn(before);
  return holdPictures(mediaIdsIn(text).filter((id) => !known.includes(id)));
};

/** Those of these pictures that are not in the library. */
export async function missingPictures(ids: string[]): Promise<string[]> {
  if (!ids.length) return [];
  const found = await Media.find({ _id: among(ids) }, { _id: 1 }).lean();
  return ids.filter((id) => !found.some(({ _id }) => _id === id));
}

const among = (ids: string[]) => mongoose.trusted({ $in: ids });
