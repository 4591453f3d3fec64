import { type Backoff, DOWNLOAD_BACKOFF, LOAD_BACKOFF, RetrySchedule } from './RetrySchedule';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The number of attempts for a release that always fails, with one poll per second. */
function attemptsWithin(hours: number, backoff: Backoff): number {
  const retries = new RetrySchedule();
  let attempts = 0;
  for (let second = 0; second < hours * 3_600; second++) {
    if (retries.canTry('one')) {
      retries.recordFailure('one', backoff);
      attempts++;
    }
    jest.advanceTimersByTime(1_000);
  }
  return attempts;
}

test('a release that does not load is tried a few times a day', () => {
  expect(attemptsWithin(24, LOAD_BACKOFF)).toBeLessThanOrEqual(9);
});

test('a release that cannot be downloaded is tried again within half a minute, but not every second', () => {
  expect(attemptsWithin(1, DOWNLOAD_BACKOFF)).toBeGreaterThanOrEqual(120);
  expect(attemptsWithin(1, DOWNLOAD_BACKOFF)).toBeLessThanOrEqual(126);
});

test('only the first failure of a release is reported', () => {
  const retries = new RetrySchedule();
  expect([1, 2, 3].map(() => retries.recordFailure('one', DOWNLOAD_BACKOFF))).toEqual([true, false, false]);
});

test('each signature has its own backoff', () => {
  const retries = new RetrySchedule();
  retries.recordFailure('one', LOAD_BACKOFF);
  expect([retries.canTry('one'), retries.canTry('two')]).toEqual([false, true]);
  jest.advanceTimersByTime(20_000);
  retries.recordFailure('two', LOAD_BACKOFF);
  jest.advanceTimersByTime(10_000);
  expect([retries.canTry('one'), retries.canTry('two')]).toEqual([true, false]);
});

test('releases that are no longer in the registry are dropped and not due', () => {
  const retries = new RetrySchedule();
  retries.recordFailure('one', LOAD_BACKOFF);
  retries.recordFailure('two', LOAD_BACKOFF);
  retries.retain(['two']);
  expect([retries.canTry('one'), retries.canTry('two'), retries.isAnyDue]).toEqual([true, false, false]);
  jest.advanceTimersByTime(30_000);
  expect(retries.isAnyDue).toBe(true);
  retries.retain([]);
  expect(retries.isAnyDue).toBe(false);
});
