import mongoose from 'mongoose';
import { findContact } from '../contacts/contactMerges';
import { findMemberNames } from '../pipeline/leadMembers';
import type { LeadNote, LeadTask, LeadWork } from './contract';
import { LeadNoteModel, type LeadNoteRecord, LeadTaskModel, type LeadTaskRecord } from './model';
import { getOfficeDay } from './officeDay';

const MAX_SHOWN = 100;
const HIDDEN = 'Hidden for your role.';

/** The notes and tasks of a person, by any of their email addresses. */
export async function readWork(emailNorm: string, canSeePersonal: boolean): Promise<LeadWork> {
  const { emails } = await findContact(emailNorm);
  const ofContact = {
    emailNorm: mongoose.trusted({ $in: emails }),
    deletedAt: mongoose.trusted({ $exists: false }),
  };
  const [notes, tasks] = await Promise.all([
    LeadNoteModel.find(ofContact).sort({ createdAt: -1 }).limit(MAX_SHOWN).lean<LeadNoteRecord[]>(),
    LeadTaskModel.find(ofContact).sort({ isOpen: -1, dueOn: 1 }).limit(MAX_SHOWN).lean<LeadTaskRecord[]>(),
  ]);
  return {
    notes: notes.map((note) => toNoteView(note, canSeePersonal)),
    tasks: await toTaskViews(tasks, canSeePersonal),
  };
}

export function toNoteView(note: LeadNoteRecord, canSeePersonal: boolean): LeadNote {
  const { _id, reference, mentions, by, byId, createdAt, editedAt, deletedAt, version } = note;
  return {
    id: _id,
    reference,
    text: canSeePersonal ? note.text : HIDDEN,
    mentions: mentions.map(({ name }) => name),
    by,
    byId,
    at: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== undefined,
    version,
  };
}

export async function toTaskViews(tasks: LeadTaskRecord[], canSeePersonal: boolean): Promise<LeadTask[]> {
  const names = await findMemberNames(tasks.map(({ assigneeId }) => assigneeId));
  const today = await getOfficeDay();
  return tasks.map(({ _id, reference, title, dueOn, assigneeId, doneAt, isOpen, deletedAt, version }) => ({
    id: _id,
    reference,
    title: canSeePersonal ? title : HIDDEN,
    dueOn,
    assigneeId: assigneeId ?? null,
    assignee: assigneeId ? (names.get(assigneeId) ?? 'Former member') : null,
    doneAt: doneAt?.toISOString() ?? null,
    isOverdue: isOpen && dueOn < today,
    isDeleted: deletedAt !== undefined,
    version,
  }));
}

export async function toTaskView(task: LeadTaskRecord, canSeePersonal: boolean): Promise<LeadTask> {
  const [view] = await toTaskViews([task], canSeePersonal);
  return view as LeadTask;
}
