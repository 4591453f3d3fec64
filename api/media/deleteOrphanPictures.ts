import mongoose from 'mongoose';
import { mediaStore } from './MediaStore';
import { Media } from './model';

const day = 86_400_000;
/** For so long the workbench in an open tab may still name the files of a picture that was replaced; nothing else does. */
const lasts = 30 * day;

/**
 * Takes out of the store what no record holds a day after it was written: of uploads that failed, of deleted pictures,
 * and of those that were replaced a month ago.
 */
export async function deleteOrphanPictures(now = Date.now()): Promise<void> {
  const replacedAt = mongoose.trusted({ $lt: new Date(now - lasts) });
  await Media.updateMany(
    { 'replaced.replacedAt': replacedAt },
    { $pull: { replaced: { replacedAt } } },
    { timestamps: false },
  );
  const written = await mediaStore.setsBefore(new Date(now - day));
  const held = new Set((await Promise.all([Media.distinct('set'), Media.distinct('replaced.set')])).flat());
  for (const set of written) if (!held.has(set)) await mediaStore.remove(set);
}
