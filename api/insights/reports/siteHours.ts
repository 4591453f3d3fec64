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
