import { examplePwnedRange } from '@site/api/tools/passwords/example';
import { STRONG, WEAK } from '../strength/examples';
import { breachCountOf } from './countBreaches';
import { passwordHash, splitHash } from './passwordHash';

test('the fingerprint is the SHA-1 in capitals, and five signs of it leave', async () => {
  expect(await passwordHash('password')).toBe('5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8');
  expect(await passwordHash(WEAK.password)).toBe(WEAK.hash);
  expect(await passwordHash(STRONG.password)).toBe(STRONG.hash);
  expect(splitHash(WEAK.hash)).toEqual({ prefix: 'CD3BC', suffix: WEAK.hash.slice(5) });
});

test('an ending is found among the lines; padding counts as none', () => {
  expect(breachCountOf(examplePwnedRange(), '1E4C9B93F3F0682250B6CF8331B7EE68FD8')).toBe(52256179);
  expect(breachCountOf(examplePwnedRange(), '1F2B668E8AABEF1C59E9EC6F82E3F3CD786')).toBe(0);
  expect(breachCountOf(examplePwnedRange(), '00000000000000000000000000000000000')).toBe(0);
});
