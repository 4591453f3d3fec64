import { daysUntil } from './CountdownBlock';

test.each([
  ['2026-12-02T14:00:00Z', '2026-12-02T13:00:00Z', 0],
  // Less than a day before, and yet the date that stands there is tomorrow's.
  ['2026-12-02T14:00:00Z', '2026-12-01T16:00:00Z', 1],
  ['2026-12-02T06:00:00Z', '2026-12-02T05:59:00Z', 1],
  // Clocks are set back in between.
  ['2026-11-02T18:00:00Z', '2026-10-31T17:00:00Z', 2],
])('until %s there are at %s so many days: %i', (until, now, days) => {
  expect(daysUntil(new Date(until), new Date(now))).toBe(days);
});
