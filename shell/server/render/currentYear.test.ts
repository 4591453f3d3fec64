import { currentYear } from './currentYear';

test('the year turns with the clocks in Texas', () => {
  expect(currentYear(new Date('2027-01-01T05:59:59Z'))).toBe(2026);
  expect(currentYear(new Date('2027-01-01T06:00:00Z'))).toBe(2027);
});
