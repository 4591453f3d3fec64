import { formatDuration, YEAR } from './formatDuration';
import { formatGuesses, formatSpokenGuesses } from './formatGuesses';

test.each([
  [1, '1'],
  [28_400, '28,400'],
  [1_410_000, '1.4 million'],
  [14e6, '14 million'],
  [999.96e6, '1000 million'],
  [5e10, '50 billion'],
  [1e11, '100 billion'],
  [1e12, '10^12'],
  [2.21e23, '2 × 10^23'],
  [9.7e15, '10^16'],
])('formats %p guesses as %s', (n, text) => {
  expect(formatGuesses(n)).toBe(text);
});

test('formats powers and products for screen readers', () => {
  expect(formatSpokenGuesses('2 × 10^23')).toBe('2 times 10 to the power of 23');
});

test.each([
  [0.2, 'Under a second'],
  [1, '1 second'],
  [59.6, '1 minute'],
  [2840, '47 minutes'],
  [86_400, '1 day'],
  [11.8 * 86_400, '12 days'],
  [2 * YEAR, '2 years'],
  [123 * YEAR, '120 years'],
  [12_345 * YEAR, '12,000 years'],
  [700_000 * YEAR, '700,000 years'],
  [2e6 * YEAR, 'Over 1M years'],
  [Number.POSITIVE_INFINITY, 'Over 1M years'],
])('formats %p seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
