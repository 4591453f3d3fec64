import { initialPlan } from '../../settings/bookingPlan';
import { addOfficeMinutes } from './responseClock';

const due = (start: string, minutes: number, part = {}) =>
  addOfficeMinutes({ ...initialPlan, ...part }, new Date(start), minutes)?.toISOString();

test.each([
  ['within a stretch of a day', '2026-11-18T15:00:00Z', 60, '2026-11-18T16:00:00.000Z'],
  ['over the lunch break', '2026-11-18T17:30:00Z', 60, '2026-11-18T19:30:00.000Z'],
  ['from the night before', '2026-11-18T04:00:00Z', 30, '2026-11-18T15:30:00.000Z'],
  ['over the weekend', '2026-11-20T22:30:00Z', 60, '2026-11-23T15:30:00.000Z'],
  ['over two holidays and the weekend', '2026-11-25T22:30:00Z', 60, '2026-11-30T15:30:00.000Z'],
  ['over the change of clocks', '2026-10-30T21:30:00Z', 60, '2026-11-02T15:30:00.000Z'],
  ['until the very end of a day', '2026-11-18T22:00:00Z', 60, '2026-11-18T23:00:00.000Z'],
])('counts office minutes %s', (_case, start, minutes, expected) => {
  expect(due(start, minutes)).toBe(expected);
});

test('an office that never opens has no due time', () => {
  expect(due('2026-11-18T15:00:00Z', 60, { hours: [] })).toBeUndefined();
});
