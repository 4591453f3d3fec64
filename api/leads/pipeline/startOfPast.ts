import { addDays } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { endOfSiteDay, listSiteHours, startOfSiteDay } from '../../insights/reports/siteHours';
import type { PastDays } from '../enquiries/contract';

/** The first day of so many days up to today, in the time zone of the office. */
export const firstPastDay = (days: PastDays, now = new Date()) => addDays(toSiteDay(now), 1 - Number(days));

/** The times of a period: so many days up to today, or from the first to the last day. */
export function receivedIn(period: string): { $gte: Date; $lt?: Date } {
  const [from, to] = period.split('..');
  if (from && to) return { $gte: startOfSiteDay(from), $lt: endOfSiteDay(to) };
  return { $gte: startOfPast(period as PastDays) };
}

/** When that day begins. */
export const startOfPast = (days: PastDays) => new Date(listSiteHours(firstPastDay(days))[0] as string);
