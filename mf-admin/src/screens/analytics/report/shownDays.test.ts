import { exampleSummary } from '@site/api/insights/reports/example';
import { shownDays } from './shownDays';
import type { ReportUrl } from './useReportUrl';

const days = { from: '2024-10-31', to: '2026-11-30' };
const summary = exampleSummary({ coverage: { ...exampleSummary().coverage, since: '2026-01-05' } });
const urlOf = (period: string) => ({ period, days }) as ReportUrl;

test('all time begins with the first day that was counted, other periods with their own first day', () => {
  expect(shownDays(urlOf('all'), summary)).toEqual({ from: '2026-01-05', to: '2026-11-30' });
  expect(shownDays(urlOf('all'), undefined)).toEqual(days);
  expect(shownDays(urlOf('year'), summary)).toEqual(days);
});
