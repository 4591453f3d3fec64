import { comparedDays, daysOf, namedRanges, officeDay } from './reportPeriod';

it.each([
  ['day', { from: '2026-11-27', to: '2026-11-27' }],
  ['week', { from: '2026-11-21', to: '2026-11-27' }],
  ['month', { from: '2026-10-29', to: '2026-11-27' }],
  ['year', { from: '2025-11-28', to: '2026-11-27' }],
] as const)('a %s ends today', (period, days) => {
  expect(daysOf(period, '2026-11-27')).toEqual(days);
});

it.each([
  ['previous', { from: '2026-11-14', to: '2026-11-20' }],
  ['year', { from: '2025-11-21', to: '2025-11-27' }],
  ['none', undefined],
] as const)('a week is compared with %s', (comparison, days) => {
  expect(comparedDays({ from: '2026-11-21', to: '2026-11-27' }, comparison)).toEqual(days);
});

it('compares a leap day with the last of February', () => {
  const leapDay = { from: '2028-02-29', to: '2028-02-29' };
  expect(comparedDays(leapDay, 'year')).toEqual({ from: '2027-02-28', to: '2027-02-28' });
});

it('counts days by the clock of the office', () => {
  expect(officeDay(new Date('2026-11-28T05:59:00Z'))).toBe('2026-11-27');
  expect(officeDay(new Date('2026-11-28T06:00:00Z'))).toBe('2026-11-28');
});

it.each([
  [
    '2026-11-30',
    [
      '2026-11-29',
      '2026-11-29',
      '2026-11-23',
      '2026-11-29',
      '2026-11-01',
      '2026-11-30',
      '2026-10-01',
      '2026-10-31',
    ],
  ],
  [
    '2027-01-03',
    [
      '2027-01-02',
      '2027-01-02',
      '2026-12-21',
      '2026-12-27',
      '2027-01-01',
      '2027-01-03',
      '2026-12-01',
      '2026-12-31',
    ],
  ],
])('names ranges on %s: yesterday, last week, this month and last month', (today, days) => {
  expect(namedRanges(today).flatMap(({ from, to }) => [from, to])).toEqual(days);
});
