import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { type SealedSecret, type SealingKeys, unseal } from '../../platform/encryption/seal';
import { currentPlan } from '../calendar/currentPlan';
import { isGoogleEventUid } from '../calendarProviders/createGoogle';
import { CalendarError } from './CalendarError';
import { type CalendarProbe, fetchCalendar } from './fetchCalendar';
import { BusyCalendarModel, type BusyCalendarRecord } from './model';
import { parseBusyTimes } from './parseBusyTimes';

/** What is read of a calendar. */
export interface BusyWindow {
  /** Where days without times begin. */
  timeZone: string;
  from: Date;
  until: Date;
}

/** Reads a calendar of a connected account. Throws a `CalendarError`. */
export type ReadConnected = (
  calendar: BusyCalendarRecord,
  window: BusyWindow,
) => Promise<Pick<BusyCalendarRecord, 'name' | 'times'>>;

interface Options {
  readConnected: ReadConnected;
  sealingKeys: SealingKeys;
  createProbe: CalendarProbe;
  publicOrigin: string;
  log: Pick<Logger, 'warn'>;
}

const readEveryMs = 10 * 60_000;
const dayMs = 86_400_000;

/** Calendars that are read at a time, so that a server that does not respond does not keep all others waiting. */
const mostAtOnce = 4;

/** Reads the calendars that are due. Those that cannot be read keep the busy times of the last success. */
export async function readBusyCalendars(options: Options, now = new Date()): Promise<void> {
  await Promise.all(Array.from({ length: mostAtOnce }, () => readDueCalendars(options, now)));
}

async function readDueCalendars(options: Options, now: Date): Promise<void> {
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
  calendar: BusyCalendarRecord,
  options: Options,
  now: Date,
): Promise<Partial<BusyCalendarRecord>> {
  try {
    const { timeZone, daysAhead } = await currentPlan();
    const window = {
      timeZone,
      from: new Date(now.getTime() - dayMs),
      until: new Date(now.getTime() + (daysAhead + 2) * dayMs),
    };
    const read = calendar.connectionId ? options.readConnected : readAddress(options);
    const { name, times } = await read(calendar, window);
    return { name, times, readAt: now, error: '' };
  } catch (error) {
    if (error instanceof CalendarError) {
      const { message, retryAt } = error;
      return { error: message, ...(retryAt && retryAt > now && { nextAt: retryAt }) };
    }
    options.log.warn({ err: error, calendar: calendar._id }, 'a busy calendar could not be read');
    return { error: 'The calendar couldn’t be read.' };
  }
}

/** Reads a calendar by its iCalendar address. */
function readAddress({ sealingKeys, createProbe, publicOrigin }: Options): ReadConnected {
  return async ({ _id, url }, { timeZone, from, until }) => {
    const text = await fetchCalendar(unseal(sealingKeys, url as SealedSecret, _id), createProbe);
    const { hostname } = new URL(publicOrigin);
    return parseBusyTimes(text, {
      timeZone,
      from: from.getTime(),
      until: until.getTime(),
      // Meetings of this site are reserved already, and free again as soon as they are moved.
      isOwn: (uid) =>
        isGoogleEventUid(uid) || (/^eb-[\w-]+@/i.test(uid) && uid.toLowerCase().endsWith(`@${hostname}`)),
    });
  };
}
