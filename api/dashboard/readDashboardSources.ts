import { readBreakdown } from '../insights/reports/readReport';
import type { PastDays } from '../leads/enquiries/contract';
import { readOutcomes } from '../reporting/outcomes/readOutcomes';
import type { DashboardSource, DashboardSources } from './contract';
import { dashboardPeriod } from './dashboardPeriod';

/** How many visitors, leads and won leads each channel brought. */
export async function readDashboardSources(days: PastDays): Promise<DashboardSources> {
  const { period } = dashboardPeriod(days);
  const [visits, outcomes] = await Promise.all([
    readBreakdown({ ...period, dimension: 'channel' }),
    readOutcomes({ ...period, dimension: 'channel' }),
  ]);
  const rows = new Map<string, DashboardSource>();
  const rowOf = (channel: string) => {
    const row = rows.get(channel) ?? { channel, visitors: 0, leads: 0, won: 0, wonValue: 0 };
    rows.set(channel, row);
    return row;
  };
  for (const { key, visitors } of visits.rows) rowOf(key).visitors = visitors;
  for (const { key, leads, won, wonValue } of outcomes.rows)
    if (leads) Object.assign(rowOf(key), { leads, won, wonValue });
  const sorted = [...rows.values()].sort(
    (a, b) => b.leads - a.leads || b.visitors - a.visitors || (a.channel < b.channel ? -1 : 1),
  );
  return { period, rows: sorted };
}
