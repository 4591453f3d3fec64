import mongoose from 'mongoose';
import { notFound, unprocessable } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import type { EnquiryRecord } from '../enquiries/model';
import { assertCanOwnLeads } from '../pipeline/assertCanOwnLeads';
import { type LeadTaskChange, type LeadTaskDraft, workLimits } from './contract';
import { LeadTaskModel, type LeadTaskRecord } from './model';

export async function createTask(
  { emailNorm, reference }: Pick<EnquiryRecord, 'emailNorm' | 'reference'>,
  { title, dueOn, assigneeId }: LeadTaskDraft,
  memberId: string,
): Promise<LeadTaskRecord> {
  await assertCanOwnLeads(assigneeId, 'assigneeId');
  await refuseTooMany(emailNorm);
  const assignee = assigneeId === undefined ? memberId : (assigneeId ?? undefined);
  const [task] = await LeadTaskModel.create([{ emailNorm, reference, title, dueOn, assigneeId: assignee }]);
  return (task as mongoose.HydratedDocument<LeadTaskRecord>).toObject();
}

/** Another day or assignee means another reminder. */
export async function editTask(
  before: LeadTaskRecord,
  { title, dueOn, assigneeId, isDone, isDeleted }: LeadTaskChange,
  version: number,
): Promise<LeadTaskRecord> {
  await assertCanOwnLeads(assigneeId, 'assigneeId');
  const done = isDone ?? before.doneAt !== undefined;
  const deleted = isDeleted ?? before.deletedAt !== undefined;
  const isOpen = !done && !deleted;
  if (isOpen && !before.isOpen) await refuseTooMany(before.emailNorm);
  const isMoved = dueOn !== undefined || assigneeId !== undefined;
  return editAtVersion(LeadTaskModel, { _id: before._id }, version, {
    $set: {
      ...(title !== undefined && { title }),
      ...(dueOn !== undefined && { dueOn }),
      ...(assigneeId && { assigneeId }),
      ...(done && !before.doneAt && { doneAt: new Date() }),
      ...(deleted && !before.deletedAt && { deletedAt: new Date() }),
      isOpen,
    },
    $unset: {
      ...(assigneeId === null && { assigneeId: '' as const }),
      ...(isMoved && { remindedAt: '' as const }),
      ...(!done && { doneAt: '' as const }),
      ...(!deleted && { deletedAt: '' as const }),
    },
  });
}

/** A task of a person's leads. */
export async function findTask(emails: string[], id: string): Promise<LeadTaskRecord> {
  const found = await LeadTaskModel.findOne({
    _id: id,
    emailNorm: mongoose.trusted({ $in: emails }),
  }).lean<LeadTaskRecord>();
  if (!found) throw notFound();
  return found;
}

async function refuseTooMany(emailNorm: string): Promise<void> {
  const limit = workLimits.openTasks;
  if ((await LeadTaskModel.countDocuments({ emailNorm, isOpen: true }, { limit })) >= limit)
    throw unprocessable('too_many_tasks', `A person has at most ${limit} open tasks.`);
}
