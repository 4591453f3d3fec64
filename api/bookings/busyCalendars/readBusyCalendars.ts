import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { type SealingKeys, unseal } from '../../platform/encryption/seal';
import { currentPlan } from '../calendar/currentPlan';
import { CalendarError } from './CalendarError';
import { type CalendarProbe, fetchCalendar } from './fetchCalendar';
import { BusyCalendarModel, type BusyCalendarRecord } from './model';
import { parseBusyTimes } from './parseBusyTimes';

interface Options {
  sealingKeys: SealingKeys;
  createProbe: CalendarProbe;
  publicOrigin: string;
  log: Pick<Logger, 'warn'>;
}

const readEveryMs = 10 * 60_000;
const dayMs = 86_400_000;

/** Reads the calendars that are due. Those that cannot be read keep the busy times of the last success. */
export async function readBusyCalendars(options: Options, now = new Date()): Promise<void> {
  for (;;) {
    const nextAt = new Date(now.getTime() + readEveryMs);
    const calendar = await BusyCalendarModel.findOneAndUpdate(
      { nextAt: mongoose.trusted({ $lte: now }) },
      { $set: { nextAt } },
      { sort: { nextAt: 1 } },
    ).lean<BusyCalendarRecord>();
    if (!calendar) return;
    const found = await readCalendar(calendar, options, now);
    // Dropped where another attempt has begun since.
    await BusyCalendarModel.updateOne({ _id: calendar._id, nextAt }, { $set: found });
  }
}

async function readCalendar(
  { _id, url }: BusyCalendarRecord,
  { sealingKeys, createProbe, publicOrigin, log }: Options,
  now: Date,
): Promise<Partial<BusyCalendarRecord>> {
  try {
    const text = await fetchCalendar(unseal(sealingKeys, url, _id), createProbe);
    const { timeZone, daysAhead } = await currentPlan();
    const { hostname } = new URL(publicOrigin);
    const { name, times } = parseBusyTimes(text, {
      timeZone,
      from: now.getTime() - dayMs,
      until: now.getTime() + (daysAhead + 2) * dayMs,
      // Meetings of this site are reserved already, and free again as soon as they are moved.
      isOwn: (uid) => /^eb-[\w-]+@/i.test(uid) && uid.toLowerCase().endsWith(`@${hostname}`),
    });
    return { name, times, readAt: now, error: '' };
  } catch (error) {
    if (error instanceof CalendarError) return { error: error.message };
    log.warn({ err: error, calendar: _id }, 'a busy calendar could not be read');
    return { error: 'The calendar couldn’t be read.' };
  }
}
