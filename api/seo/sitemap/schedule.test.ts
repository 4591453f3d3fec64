import { cronOf, findCronError, nextRuns } from './schedule';

const ZONE = 'America/Chicago';
const iso = (cron: string, after: string, count = 3) =>
  nextRuns(cron, ZONE, new Date(after), count).map((date) => date.toISOString());

test('where clocks are set forward, a run in the missing hour comes once, right after it', () => {
  // On March 8, 2026, 2:00 to 3:00 does not exist.
  expect(iso('30 2 * * *', '2026-03-07T12:00:00Z')).toEqual([
    '2026-03-08T08:00:00.000Z',
    '2026-03-09T07:30:00.000Z',
    '2026-03-10T07:30:00.000Z',
  ]);
  expect(iso('0 * * * *', '2026-03-08T06:30:00Z')).toEqual([
    '2026-03-08T07:00:00.000Z',
    '2026-03-08T08:00:00.000Z',
    '2026-03-08T09:00:00.000Z',
  ]);
});

test('where clocks are set back, a daily run comes once and an hourly one every hour', () => {
  // On November 1, 2026, 1:00 to 2:00 comes twice.
  expect(iso('30 1 * * *', '2026-10-31T12:00:00Z', 2)).toEqual([
    '2026-11-01T06:30:00.000Z',
    '2026-11-02T07:30:00.000Z',
  ]);
  expect(iso('0 * * * *', '2026-11-01T05:30:00Z', 4)).toEqual([
    '2026-11-01T06:00:00.000Z',
    '2026-11-01T07:00:00.000Z',
    '2026-11-01T08:00:00.000Z',
    '2026-11-01T09:00:00.000Z',
  ]);
});

test('presets are local times of the office', () => {
  expect(iso(cronOf('daily', ''), '2026-07-01T12:00:00Z', 1)).toEqual(['2026-07-02T08:00:00.000Z']);
  expect(iso(cronOf('weekly', ''), '2026-01-01T12:00:00Z', 1)).toEqual(['2026-01-05T09:00:00.000Z']);
});

test.each([
  ['', 'five fields'],
  ['nonsense', 'five fields'],
  ['0 3 * *', 'five fields'],
  ['0 0 3 * * 1', 'five fields'],
  ['61 3 * * *', 'five fields'],
  ['0 0 31 2 *', 'never'],
  ['* * * * *', '10 minutes'],
  ['55,59 * * * *', '10 minutes'],
])('refuses %j', (cron, message) => {
  expect(findCronError(cron, ZONE, new Date('2026-11-01T00:00:00Z'))).toContain(message);
});

test.each(['*/10 * * * *', '0 3 * * 1', '0 3 1 * *', '0 3 29 2 *', '0 3 * * MON-FRI'])(
  'accepts %j',
  (cron) => {
    expect(findCronError(cron, ZONE, new Date('2026-11-01T00:00:00Z'))).toBeUndefined();
  },
);
