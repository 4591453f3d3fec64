import { retryDelay } from './claim';

test('the retry delay grows up to 15 minutes and is random', () => {
  expect(retryDelay(1, 1)).toBe(1000);
  expect(retryDelay(4, 1)).toBe(8000);
  expect(retryDelay(4, 0.25)).toBe(2000);
  expect(retryDelay(500, 1)).toBe(15 * 60_000);
});
