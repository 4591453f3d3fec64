import type { BookingPlan } from '../../settings/bookingPlan';
import type { CalendarDay, MeetingType } from '../contract';
import { getCells } from './cells';
import { findInstant, getLocalDay, getWeekday, listDays, parseClock } from './localTime';

/**
 * The bookable days for a meeting type with the times offered on each, within local office hours. A time is free if it
 * respects the minimum notice and none of its cells is taken.
 */
export function listCalendarDays(
  plan: BookingPlan,
  type: MeetingType,
  now: number,
  taken: ReadonlySet<number>,
): CalendarDay[] {
  const earliest = now + plan.noticeMinutes * 60_000;
  return listWorkingDays(plan, now).map((day) => ({
    day,
    note: plan.holidays.find((holiday) => holiday.day === day)?.label ?? null,
    slots: listStarts(plan, type, day).map((at) => ({
      at: new Date(at).toISOString(),
      isFree:
        at >= earliest && !getCells(at, type.minutes, plan.bufferMinutes).some((cell) => taken.has(cell)),
    })),
  }));
}

/** Whether the plan offers a time. Whether it is still free is decided by the database. */
export function isOffered(plan: BookingPlan, type: MeetingType, at: number, now: number): boolean {
  if (at < now + plan.noticeMinutes * 60_000) return false;
  const day = getLocalDay(plan.timeZone, at);
  return listWorkingDays(plan, now).includes(day) && listStarts(plan, type, day).includes(at);
}

/** The upcoming working days. Holidays are included; they have no times. */
function listWorkingDays(plan: BookingPlan, now: number): string[] {
  const open = new Set(plan.hours.map(({ weekday }) => weekday));
  return listDays(getLocalDay(plan.timeZone, now), plan.daysAhead + 1).filter((day) =>
    open.has(getWeekday(day)),
  );
}

function listStarts(plan: BookingPlan, type: MeetingType, day: string): number[] {
  if (plan.holidays.some((holiday) => holiday.day === day)) return [];
  return plan.hours
    .filter(({ weekday }) => weekday === getWeekday(day))
    .flatMap(({ from, to }) => listStartsBetween(plan, type, day, parseClock(from), parseClock(to)))
    .sort((a, b) => a - b);
}

function listStartsBetween(
  { timeZone, stepMinutes }: BookingPlan,
  { minutes }: MeetingType,
  day: string,
  from: number,
  to: number,
): number[] {
  const count = Math.max(0, Math.ceil((to - from) / stepMinutes));
  const starts = Array.from({ length: count }, (_, n) => findInstant(timeZone, day, from + n * stepMinutes));
  // If the clock change skips the closing time, the last meeting ends an hour earlier.
  const end = findInstant(timeZone, day, to) ?? findInstant(timeZone, day, to - 60) ?? 0;
  return starts.filter((at): at is number => at !== undefined && at + minutes * 60_000 <= end);
}
