import { addDays } from '../insights/events/rollUp';
import { toSiteDay } from '../insights/events/toSiteDay';
import type { PastDays } from '../leads/enquiries/contract';
import { firstPastDay } from '../leads/pipeline/startOfPast';

/** The days up to today, and as many before them. */
export function dashboardPeriod(days: PastDays, now = new Date()) {
  const to = toSiteDay(now);
  const from = firstPastDay(days, now);
  return {
    period: { from, to },
    before: { from: addDays(from, -Number(days)), to: addDays(from, -1) },
  };
}
