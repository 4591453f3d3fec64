import { formatRate } from './formatRate';

test.each([
  [0, 0, '–'],
  [10, 240, '4.2%'],
])('%i of %i is %s', (part, whole, text) => expect(formatRate(part, whole)).toBe(text));
