import { formatChange } from './formatChange';

test.each([
  [114, 100, '+14%'],
  [86, 100, '−14%'],
  [2.55, 2.56, '0%'],
  [5, 0, ''],
])('from %d to %d', (now, before, text) => expect(formatChange(now, before)).toBe(text));
