import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';

const hourMs = 3_600_000;

/**
 * The hours of a calendar day in the firm's time zone, as UTC: 23 where clocks are set forward, 25 where they are set
 * back.
 */
export function listSiteHours(day: string): string[] {
  const noon = Date.parse(`${day}T12:00Z`);
  return Array.from({ length: 56 }, (_, at) => noon + (at - 28) * hourMs)
    .filter((time) => toSiteDay(time) === day)
    .map((time) => `${new Date(time).toISOString().slice(0, 13)}:00Z`);
}

/** Midnight at the beginning of a calendar day in the firm's time zone. */
export const startOfSiteDay = (day: string): Date => new Date(listSiteHours(day)[0] as string);

/** Midnight at the end of a calendar day in the firm's time zone. */
export const endOfSiteDay = (day: string): Date => startOfSiteDay(addDays(day, 1));

/** Every calendar day from the first to the last. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
