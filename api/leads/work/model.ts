import { model, type mongo, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import { changeMarks } from '../../platform/records/changeMarks';

/** Notes and tasks belong to an email address, and so to the contact that has it. */
interface WorkRecord {
  _id: string;
  emailNorm: string;
  reference: string;
  /** Deleted, and removed after 30 days. */
  deletedAt?: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface LeadNoteRecord extends WorkRecord, OutboxSource<'mention'> {
  text: string;
  mentions: { memberId: string; name: string }[];
  byId: string;
  /** Name of the member. */
  by: string;
  editedAt?: Date;
}

export interface LeadTaskRecord extends WorkRecord, OutboxSource<'reminder'> {
  title: string;
  /** A day in Central Time: `2026-11-30`. */
  dueOn: string;
  assigneeId?: string;
  /** Neither done nor deleted. */
  isOpen: boolean;
  doneAt?: Date;
  /** Absent until the reminder for this day and assignee is queued. */
  remindedAt?: Date;
}

const text = { type: String, required: true } as const;
const head = {
  _id: { type: String, default: newId },
  emailNorm: text,
  reference: text,
  deletedAt: Date,
  version: { type: Number, default: 1 },
};
const options = { timestamps: true, versionKey: false } as const;

const note = new Schema<LeadNoteRecord>(
  {
    ...head,
    text,
    byId: text,
    by: text,
    editedAt: Date,
    mentions: [{ _id: false, memberId: String, name: String }],
  },
  options,
);
note.plugin(outboxFields);
note.plugin(changeMarks);
note.index({ emailNorm: 1, createdAt: -1 });
note.index({ deletedAt: 1 }, { sparse: true });
note.index({ updatedAt: 1 });

const task = new Schema<LeadTaskRecord>(
  {
    ...head,
    title: text,
    dueOn: text,
    assigneeId: String,
    doneAt: Date,
    remindedAt: Date,
    isOpen: { type: Boolean, default: true },
  },
  options,
);
task.plugin(outboxFields);
task.index({ emailNorm: 1, isOpen: -1, dueOn: 1 });
task.index({ assigneeId: 1, isOpen: 1, dueOn: 1, _id: 1 });
task.index({ isOpen: 1, dueOn: 1, _id: 1 });
task.index({ deletedAt: 1 }, { sparse: true });
task.index({ updatedAt: 1 });

/** Migration: drops the indexes that those with an ID replace. */
export async function dropTaskIndexes(db: mongo.Db): Promise<void> {
  const tasks = db.collection('leadTasks');
  // Without a task the collection may not exist.
  const known = await tasks.indexes().catch(() => []);
  for (const { name } of known)
    if (name && /^(assigneeId_1_)?isOpen_1_dueOn_1$/.test(name)) await tasks.dropIndex(name);
}

export const LeadNoteModel = model<LeadNoteRecord>('LeadNote', note, 'leadNotes');
export const LeadTaskModel = model<LeadTaskRecord>('LeadTask', task, 'leadTasks');
