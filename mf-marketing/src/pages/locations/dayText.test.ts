import { dayText } from './dayText';

test.each([
  ['2020-04-01', 'April 1, 2020'],
  ['2007-03', 'March 2007'],
  ['1881', '1881'],
])('%s is written %s', (date, text) => expect(dayText(date)).toBe(text));
