import mongoose from 'mongoose';
import { LeadNoteModel, LeadTaskModel } from './model';

/** Deletes notes and tasks that a member deleted, or that were last changed, before these times. */
export async function deleteOldWork(deletedBefore: Date, changedBefore: Date): Promise<void> {
  const deletedAt = mongoose.trusted({ $lt: deletedBefore });
  const updatedAt = mongoose.trusted({ $lt: changedBefore });
  await LeadNoteModel.deleteMany({ $or: [{ deletedAt }, { updatedAt }] });
  await LeadTaskModel.deleteMany({ $or: [{ deletedAt }, { updatedAt }] });
}
