import { addDays } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { listSiteHours } from '../../insights/reports/siteHours';
import type { PastDays } from '../enquiries/contract';

/** The first day of so many days up to today, in the time zone of the office. */
export const firstPastDay = (days: PastDays, now = new Date()) => addDays(toSiteDay(now), 1 - Number(days));

/** When that day begins. */
export const startOfPast = (days: PastDays) => new Date(listSiteHours(firstPastDay(days))[0] as string);
