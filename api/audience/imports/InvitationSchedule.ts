import { model, Schema } from 'mongoose';
import { conflict } from '../../platform/errors/HttpError';
import { importMailsPerHour } from './contract';

const intervalMs = 3_600_000 / importMailsPerHour;
/** Confirmation emails are scheduled this far ahead at most. */
const longestMs = 12 * 3_600_000;

interface ScheduleRecord {
  _id: string;
  nextAt: Date;
}

const schema = new Schema<ScheduleRecord>(
  { _id: String, nextAt: { type: Date, required: true } },
  { versionKey: false },
);

/** When the next confirmation email of an import may be sent: imports take turns. */
const InvitationSchedule = model<ScheduleRecord>('InvitationSchedule', schema, 'invitationSchedules');

/** Reserves the times of so many emails. Imports at the same time conflict, and the later one continues after the other. */
export async function reserveMailTimes(count: number, now = Date.now()): Promise<Date[]> {
  const found = await InvitationSchedule.findById('site').lean<ScheduleRecord>();
  const start = Math.max(now, found?.nextAt.getTime() ?? 0);
  const end = start + count * intervalMs;
  if (end > now + longestMs) throw conflict(BUSY);
  await InvitationSchedule.updateOne({ _id: 'site' }, { nextAt: new Date(end) }, { upsert: true });
  return Array.from({ length: count }, (_, at) => new Date(start + at * intervalMs));
}

const BUSY =
  'Too many confirmation emails of earlier imports are waiting. Import a shorter list, or try again in a few hours.';
