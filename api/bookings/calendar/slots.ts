import type { BookingPlan } from '../../settings/bookingPlan';
import type { CalendarDay, MeetingType } from '../contract';
import { cellsOf } from './cells';
import { dayIn, daysFrom, minutesOf, momentAt, weekdayOf } from './localTime';

/**
 * The days that can be booked for a kind of meeting, with the times offered on each: those within the hours of the
 * office by its own clocks, also on days on which these are set. A time is free when its notice has not run out and
 * none of its pieces is taken.
 */
export function calendarDays(
  plan: BookingPlan,
  type: MeetingType,
  now: number,
  taken: ReadonlySet<number>,
): CalendarDay[] {
  const earliest = now + plan.noticeMinutes * 60_000;
  return workingDays(plan, now).map((day) => ({
    day,
    note: plan.holidays.find((holiday) => holiday.day === day)?.label ?? null,
    slots: offeredOn(plan, type, day).map((at) => ({
      at: new Date(at).toISOString(),
      isFree:
        at >= earliest && !cellsOf(at, type.minutes, plan.bufferMinutes).some((cell) => taken.has(cell)),
    })),
  }));
}

/** Whether a time may be booked at all, as far as the plan goes; the database says whether it is free. */
export function isOffered(plan: BookingPlan, type: MeetingType, at: number, now: number): boolean {
  if (at < now + plan.noticeMinutes * 60_000) return false;
  const day = dayIn(plan.timeZone, at);
  return workingDays(plan, now).includes(day) && offeredOn(plan, type, day).includes(at);
}

/** The days ahead on which the office works at all; holidays are among them, without a time. */
function workingDays(plan: BookingPlan, now: number): string[] {
  const open = new Set(plan.hours.map(({ weekday }) => weekday));
  return daysFrom(dayIn(plan.timeZone, now), plan.daysAhead + 1).filter((day) => open.has(weekdayOf(day)));
}

function offeredOn(plan: BookingPlan, type: MeetingType, day: string): number[] {
  if (plan.holidays.some((holiday) => holiday.day === day)) return [];
  return plan.hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .flatMap(({ from, to }) => offeredWithin(plan, type, day, minutesOf(from), minutesOf(to)))
    .sort((a, b) => a - b);
}

function offeredWithin(
  { timeZone, stepMinutes }: BookingPlan,
  { minutes }: MeetingType,
  day: string,
  from: number,
  to: number,
): number[] {
  const count = Math.max(0, Math.ceil((to - from) / stepMinutes));
  const starts = Array.from({ length: count }, (_, n) => momentAt(timeZone, day, from + n * stepMinutes));
  // An end that the clocks leave out is not reached: the hour before it is the last.
  const end = momentAt(timeZone, day, to) ?? momentAt(timeZone, day, to - 60) ?? 0;
  return starts.filter((at): at is number => at !== undefined && at + minutes * 60_000 <= end);
}
