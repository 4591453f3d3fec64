import { Event } from '../events/model';
import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import { rollUpVisits } from './rollUpVisits';
import { saveVisits } from './saveVisits';

const days = 28;
const batchSize = 500;

/**
 * Builds the visits of the events that are still stored. Migration: they were counted before visits existed, and again
 * before visits knew the properties of events.
 */
export async function buildRecentVisits(now = Date.now()): Promise<void> {
  const today = toSiteDay(now);
  const stored: string[] = [];
  for (let ago = days; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const visitors: string[] = await Event.distinct('visitor', { day });
    for (let first = 0; first < visitors.length; first += batchSize)
      await saveVisits(day, visitors.slice(first, first + batchSize));
    if (visitors.length) stored.push(day);
  }
  await rollUpVisits(stored);
}
