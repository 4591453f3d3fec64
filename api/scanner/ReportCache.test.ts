import { ReportCache } from './ReportCache';
import { exampleReport } from './scanner.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bounds = { ms: 600_000, count: 3, characters: 100_000 };

test('keeps a report for ten minutes', () => {
  const reports = new ReportCache(bounds);
  reports.set('a', exampleReport({ domain: 'a.test' }));
  jest.advanceTimersByTime(599_000);
  expect(reports.get('a')).toMatchObject({ domain: 'a.test' });
  jest.advanceTimersByTime(1_001);
  expect(reports.get('a')).toBeUndefined();
});

test('evicts the oldest reports above the limits of count and size', () => {
  const reports = new ReportCache(bounds);
  for (const key of ['a', 'b', 'c', 'd']) reports.set(key, exampleReport());
  expect(reports.get('a')).toBeUndefined();
  expect(reports.get('b')).toBeDefined();
  reports.set('long', exampleReport({ summary: 'x'.repeat(90_000) }));
  reports.set('longer', exampleReport({ summary: 'x'.repeat(95_000) }));
  expect(reports.get('long')).toBeUndefined();
  expect(reports.get('longer')).toBeDefined();
});
