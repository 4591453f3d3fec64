import mongoose from 'mongoose';
import { wantsNotification } from '../../identity/notificationSettings/notificationSettings';
import { User } from '../../identity/users/model';
import type { Env } from '../../platform/configuration/env';
import { newOutboxEntry } from '../../platform/outbox/outboxEntries';
import { findInstant, getLocalDay } from '../../platform/time/localTime';
import { isLeadMember } from '../pipeline/leadMembers';
import { LeadTaskModel, type LeadTaskRecord } from './model';
import { getOfficeZone } from './officeDay';

/** Tasks per run; the next run continues. */
const BATCH = 200;
const REMINDER_MINUTE = 8 * 60;

/** Queues an email to the assignee of each task that is due, from 8 in the morning on, unless they chose not to get it. */
export async function remindOfTasks({ mailFrom }: Pick<Env, 'mailFrom'>, now = Date.now()): Promise<void> {
  const zone = await getOfficeZone();
  const today = getLocalDay(zone, now);
  const opens = findInstant(zone, today, REMINDER_MINUTE);
  if (opens === undefined || now < opens) return;
  const isUnset = mongoose.trusted({ $exists: false });
  const due = await LeadTaskModel.find({
    isOpen: true,
    dueOn: mongoose.trusted({ $lte: today }),
    remindedAt: isUnset,
    assigneeId: mongoose.trusted({ $gt: '' }),
  })
    .limit(BATCH)
    .lean<LeadTaskRecord[]>();
  const ids = due.map(({ assigneeId }) => assigneeId ?? '');
  const members = await User.find(
    { _id: mongoose.trusted({ $in: ids }), ...isLeadMember(), ...wantsNotification('taskDue') },
    { email: 1 },
  ).lean<{ _id: string; email: string }[]>();
  const emails = new Map(members.map(({ _id, email }) => [_id, email]));
  for (const { _id, assigneeId = '', dueOn, version } of due) {
    const to = emails.get(assigneeId);
    const messageId = `<task.${_id}.${version}@${mailFrom.split('@').at(-1)}>`;
    const entry = to && newOutboxEntry({ kind: 'reminder', to, messageId });
    await LeadTaskModel.updateOne(
      { _id, isOpen: true, dueOn, assigneeId, remindedAt: isUnset },
      { $set: { remindedAt: new Date(now) }, ...(entry && { $push: { outbox: entry } }) },
    );
  }
}
