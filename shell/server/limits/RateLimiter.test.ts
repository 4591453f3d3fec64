import { RateLimiter } from './RateLimiter';

test('a network has so many a minute, and another has its own', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const quota = new RateLimiter(2);
  const asked = () => ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'].map((address) => quota.take(address));
  expect(asked()).toEqual([true, true, false, true]);
  expect(quota.take('10.0.0.2')).toBe(true);
  expect(quota.take('10.0.0.2')).toBe(false);
  now.mockReturnValue(60_000);
  expect(asked()).toEqual([true, true, false, true]);
  now.mockRestore();
});
