import { formatUtc, instantsAt, toOfficeTime, zoneName } from './officeTime';

test.each([
  ['2026-11-24T08:30', ['2026-11-24T14:30:00.000Z']],
  ['2026-07-01T08:30', ['2026-07-01T13:30:00.000Z']],
  ['2026-01-01T00:00', ['2026-01-01T06:00:00.000Z']],
  // Set forward on 8 March 2026 from 2:00 to 3:00.
  ['2026-03-08T01:59', ['2026-03-08T07:59:00.000Z']],
  ['2026-03-08T02:00', []],
  ['2026-03-08T02:30', []],
  ['2026-03-08T03:00', ['2026-03-08T08:00:00.000Z']],
  // Set back on 1 November 2026 from 2:00 to 1:00.
  ['2026-11-01T00:59', ['2026-11-01T05:59:00.000Z']],
  ['2026-11-01T01:00', ['2026-11-01T06:00:00.000Z', '2026-11-01T07:00:00.000Z']],
  ['2026-11-01T01:59', ['2026-11-01T06:59:00.000Z', '2026-11-01T07:59:00.000Z']],
  ['2026-11-01T02:00', ['2026-11-01T08:00:00.000Z']],
  ['2026-02-30T10:00', []],
  ['nonsense', []],
])('the clocks in Texas show %s at %j', (local, times) => {
  expect(instantsAt(local)).toEqual(times);
});

test('an instant converts to office time and back', () => {
  for (let hour = 0; hour < 24 * 370; hour += 7) {
    const time = new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
    expect(instantsAt(toOfficeTime(time))).toContain(time);
  }
});

test('formats the time zone and UTC, also on another day', () => {
  expect(zoneName('2026-11-24T14:30:00.000Z')).toBe('CST');
  expect(zoneName('2026-07-01T13:30:00.000Z')).toBe('CDT');
  expect(formatUtc('2026-11-25T02:30:00.000Z')).toBe('02:30 UTC, Wed, Nov 25');
});
