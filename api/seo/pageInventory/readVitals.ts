import { type VitalMetric, vitalLimits } from '../../insights/events/contract';
import { addDays } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { getVitalTotals } from '../../insights/events/totals';
import { matchPattern } from '../sitemap/matchPattern';
import type { PageVitals } from './contract';

/** Google’s three core web vitals. */
const METRICS = ['LCP', 'INP', 'CLS'] as const satisfies VitalMetric[];
const DAYS = 28;

/** The core web vitals of a page in the last 28 days. Pages of the same pattern, such as all posts, are measured together. */
export async function readVitals(path: string, now = new Date()): Promise<PageVitals> {
  const to = toSiteDay(now);
  const from = addDays(to, 1 - DAYS);
  const vitals: PageVitals = { route: '', metrics: [] };
  // One after another, since writes read it inside their transaction.
  for (const metric of METRICS) {
    const { rows } = await getVitalTotals({ from, to, metric });
    const route = matchPattern(rows.map((row) => row.route))(path);
    const row = rows.find((one) => one.route === route);
    if (!route || !row) continue;
    vitals.route = route;
    const { good, poor } = vitalLimits[metric];
    const rating = row.p75 <= good ? 'good' : row.p75 > poor ? 'poor' : 'fair';
    vitals.metrics.push({ metric, p75: row.p75, count: row.count, rating });
  }
  return vitals;
}
