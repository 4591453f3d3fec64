import type { Summary } from '@site/api/insights/reports/contract';
import type { DayRange } from './reportPeriod';
import type { ReportUrl } from './useReportUrl';

/** The days that a report shows: all time begins with the first day that has figures. */
export function shownDays({ period, days }: ReportUrl, summary: Summary | undefined): DayRange {
  if (period !== 'all' || !summary) return days;
  const imported = (summary.imported?.included ?? []).map(({ from }) => from);
  const [first = days.from] = [summary.coverage.since, ...imported]
    .filter((day) => typeof day === 'string')
    .sort();
  return { from: first, to: days.to };
}
