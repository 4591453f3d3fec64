import * as dateFormat from './dateFormat';

const received = '2026-11-20T14:48:02.000Z';

test('dates are read in Central Time, in summer and winter', () => {
  expect(dateFormat.stamp(received)).toBe('Nov 20, 2026, 8:48 AM CST');
  expect(dateFormat.stamp('2026-07-01T14:48:02.000Z')).toBe('Jul 1, 2026, 9:48 AM CDT');
  expect(dateFormat.seconds(received)).toBe('8:48:02');
  expect(dateFormat.weekday('2026-11-21T03:00:00.000Z')).toBe('Friday, November 20');
});

test('pages say the day it was at the firm', () => {
  const lateAtTheFirm = '2026-11-21T05:59:59.000Z';
  expect(dateFormat.date(lateAtTheFirm)).toBe('Nov 20, 2026');
  expect(dateFormat.monthDay(lateAtTheFirm)).toBe('Nov 20');
  expect(dateFormat.monthYear('2026-12-01T05:59:59.000Z')).toBe('Nov 2026');
  expect(dateFormat.calendarDate('2026-11-20')).toBe('November 20, 2026');
});

test('clock and calendar are those of Central Time for thirty years, and at every hour when they are put forward and back', () => {
  const central = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', ...options });
  const [date, clock] = [central({ dateStyle: 'medium' }), central({ timeStyle: 'medium' })];
  const zone = central({ timeZoneName: 'short' });
  const expected: string[] = [];
  const formatted: string[] = [];
  const HOUR = 3_600_000;
  for (let time = Date.UTC(2010); time < Date.UTC(2040); time += HOUR) {
    // Each hour of the weeks in which clocks change, and one an odd number of hours later all through the year.
    const day = new Date(time).toISOString().slice(5, 10);
    if (!(day > '03-05' && day < '03-15') && !(day > '10-29' && day < '11-08')) time += 36 * HOUR;
    for (const at of [time - 1000, time]) {
      const then = new Date(at).toISOString();
      const name = zone.format(at).split(' ').at(-1);
      expected.push(`${date.format(at)} ${clock.format(at).replace(/\u202f/g, ' ')} ${name}`);
      formatted.push(
        `${dateFormat.date(then)} ${dateFormat.seconds(then)} ${dateFormat.clock(then).slice(-2)} ${dateFormat.stamp(then).slice(-3)}`,
      );
    }
  }
  expect(formatted).toEqual(expected);
});

test('a list says today, then the day, then the year', () => {
  expect(dateFormat.inList(received, new Date('2026-11-20T23:00:00.000Z'))).toBe('Today 8:48 AM');
  expect(dateFormat.inSentence(received, new Date('2026-11-20T23:00:00.000Z'))).toBe('today 8:48 AM');
  expect(dateFormat.inList(received, new Date('2026-11-22T23:00:00.000Z'))).toBe('Nov 20 8:48 AM');
  expect(dateFormat.inList(received, new Date('2027-02-01T23:00:00.000Z'))).toBe('Nov 20, 2026');
});

test.each([
  [1.94, '1.9s'],
  [42, '42s'],
  [279, '4m39'],
  [2580, '43m'],
  [27_900, '7h45'],
  [260_000, '3d'],
])('%s seconds read %s', (span, words) => {
  const to = new Date(Date.parse(received) + span * 1000).toISOString();
  expect(dateFormat.elapsed(received, to)).toBe(words);
});
