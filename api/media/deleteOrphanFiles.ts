import mongoose from 'mongoose';
import { mediaStore } from './MediaStore';
import { Media } from './model';

const day = 86_400_000;
/** Open workbench tabs may still show the files of a replaced image for this long. */
const lasts = 30 * day;

/**
 * Deletes files that no record uses a day after they were written: of failed uploads, of deleted images,
 * and of images replaced 30 days ago.
 */
export async function deleteOrphanFiles(now = Date.now()): Promise<void> {
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
