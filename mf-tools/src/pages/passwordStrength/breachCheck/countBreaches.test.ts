import { examplePwnedRange } from '@site/api/tools/passwords/example';
import { STRONG, WEAK } from '../strength/examples';
import { parseBreachCount } from './countBreaches';
import { hashPassword, splitHash } from './hashPassword';

test('sends five characters of the uppercase SHA-1', async () => {
  expect(await hashPassword('password')).toBe('5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8');
  expect(await hashPassword(WEAK.password)).toBe(WEAK.hash);
  expect(await hashPassword(STRONG.password)).toBe(STRONG.hash);
  expect(splitHash(WEAK.hash)).toEqual({ prefix: 'CD3BC', suffix: WEAK.hash.slice(5) });
});

test('finds a suffix and ignores padding', () => {
  expect(parseBreachCount(examplePwnedRange(), '1E4C9B93F3F0682250B6CF8331B7EE68FD8')).toBe(52256179);
  expect(parseBreachCount(examplePwnedRange(), '1F2B668E8AABEF1C59E9EC6F82E3F3CD786')).toBe(0);
  expect(parseBreachCount(examplePwnedRange(), '00000000000000000000000000000000000')).toBe(0);
});
