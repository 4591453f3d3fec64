import mongoose from 'mongoose';
import type { ContactSource } from '../contacts/ContactSource';
import { findMemberNames } from '../pipeline/leadMembers';
import { LeadNoteModel, type LeadNoteRecord, LeadTaskModel, type LeadTaskRecord } from './model';

/** The timeline shows the beginning of a note. */
const MAX_TEXT = 200;

/** The notes on a person, and the tasks that are done. */
export const findWorkEntries: ContactSource = async (emails, limit) => {
  const ofPerson = {
    emailNorm: mongoose.trusted({ $in: emails }),
    deletedAt: mongoose.trusted({ $exists: false }),
  };
  const notes = await LeadNoteModel.find(ofPerson)
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean<LeadNoteRecord[]>();
  const tasks = await LeadTaskModel.find({
    ...ofPerson,
    isOpen: false,
    doneAt: mongoose.trusted({ $exists: true }),
  })
    .sort({ doneAt: -1 })
    .limit(limit)
    .lean<LeadTaskRecord[]>();
  const names = await findMemberNames(tasks.map(({ assigneeId }) => assigneeId));
  return [
    ...notes.map(({ _id: id, text, by, createdAt }) => ({
      kind: 'note' as const,
      id,
      title: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text,
      state: `by ${by}`,
      at: createdAt.toISOString(),
      startsAt: null,
      isTitlePersonal: true as const,
    })),
    ...tasks.map(({ _id: id, title, assigneeId = '', doneAt }) => ({
      kind: 'task' as const,
      id,
      title,
      state: names.has(assigneeId) ? `done, ${names.get(assigneeId)}` : 'done',
      at: (doneAt as Date).toISOString(),
      startsAt: null,
      isTitlePersonal: true as const,
    })),
  ];
};
