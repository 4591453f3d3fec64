import mongoose from 'mongoose';
import { findInstant, getLocalDay, getWeekday, listDays, parseClock } from '../../platform/time/localTime';
import { type BookingPlan, initialPlan } from '../../settings/bookingPlan';
import { currentSettings } from '../../settings/currentSettings';
import { initialLeadSettings } from '../../settings/initial';
import { priorityOptions } from '../enquiries/contract';
import type { EnquiryRecord } from '../enquiries/model';

export type OfficeHours = Pick<BookingPlan, 'timeZone' | 'hours' | 'holidays'>;

/** When the first response to a lead is due; undefined if the office never opens. */
export type ResponseClock = (lead: Pick<EnquiryRecord, 'createdAt' | 'priority'>) => Date | undefined;

const MINUTE_MS = 60_000;
/** Office hours are looked up this far ahead. */
const MAX_DAYS = 60;

/** The clock with the office hours, holidays and targets of the settings. */
export async function readResponseClock(): Promise<ResponseClock> {
  const settings = await currentSettings();
  const plan = { ...initialPlan, ...settings?.booking };
  const { urgentMinutes, highMinutes, normalMinutes, lowMinutes } = {
    ...initialLeadSettings,
    ...settings?.leads,
  };
  const targets = { urgent: urgentMinutes, high: highMinutes, normal: normalMinutes, low: lowMinutes };
  return ({ createdAt, priority = 'normal' }) => addOfficeMinutes(plan, createdAt, targets[priority]);
}

/** Matches leads whose first response is overdue: new ones without a response, received early enough for their priority. */
export async function overdueFilter(now = Date.now()): Promise<mongoose.QueryFilter<EnquiryRecord>> {
  const clock = await readResponseClock();
  const each = priorityOptions.flatMap(({ value: priority }) => {
    const last = findLastOverdue((time) => clock({ createdAt: new Date(time), priority }), now);
    return last ? [{ priority, createdAt: mongoose.trusted({ $lte: last }) }] : [];
  });
  if (!each.length) return { reference: '' };
  return { status: 'new', respondedAt: mongoose.trusted({ $exists: false }), $or: each };
}

/** The latest time of receipt that is overdue: an earlier receipt is never due later. */
function findLastOverdue(dueOf: (time: number) => Date | undefined, now: number): Date | undefined {
  const isOverdue = (time: number) => (dueOf(time)?.getTime() ?? now) < now;
  let [overdue, inTime] = [now - (MAX_DAYS + 1) * 24 * 60 * MINUTE_MS, now];
  if (!isOverdue(overdue)) return undefined;
  while (inTime - overdue > 1) {
    const middle = Math.floor((overdue + inTime) / 2);
    if (isOverdue(middle)) overdue = middle;
    else inTime = middle;
  }
  return new Date(overdue);
}

/** The time after so many minutes of office hours. */
export function addOfficeMinutes(
  { timeZone, hours, holidays }: OfficeHours,
  start: Date,
  minutes: number,
): Date | undefined {
  const closed = new Set(holidays.map(({ day }) => day));
  let left = minutes * MINUTE_MS;
  for (const day of listDays(getLocalDay(timeZone, start.getTime()), MAX_DAYS)) {
    if (closed.has(day)) continue;
    const open = hours.filter(({ weekday }) => weekday === getWeekday(day));
    for (const { from, to } of open.toSorted((a, b) => a.from.localeCompare(b.from))) {
      const opens = findInstant(timeZone, day, parseClock(from));
      const closes = findInstant(timeZone, day, parseClock(to));
      if (opens === undefined || closes === undefined) continue;
      const begin = Math.max(opens, start.getTime());
      if (closes - begin >= left) return new Date(begin + left);
      left -= Math.max(0, closes - begin);
    }
  }
  return undefined;
}
