import { currentYear } from './currentYear';

test('the year changes at midnight in Texas', () => {
  expect(currentYear(new Date('2027-01-01T05:59:59Z'))).toBe(2026);
  expect(currentYear(new Date('2027-01-01T06:00:00Z'))).toBe(2027);
});
