import { type Backoff, DOWNLOAD_BACKOFF, LOAD_BACKOFF, RetrySchedule } from './RetrySchedule';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How often a poll each second tries a release that never gets better. */
function attemptsWithin(hours: number, pauses: Backoff): number {
  const refusals = new RetrySchedule();
  let attempts = 0;
  for (let second = 0; second < hours * 3_600; second++) {
    if (refusals.canTry('one')) {
      refusals.recordFailure('one', pauses);
      attempts++;
    }
    jest.advanceTimersByTime(1_000);
  }
  return attempts;
}

test('code that does not load is tried a few times a day, however often one looks', () => {
  expect(attemptsWithin(24, LOAD_BACKOFF)).toBeLessThanOrEqual(9);
});

test('bytes that are not right are asked for again within half a minute, and not every second', () => {
  expect(attemptsWithin(1, DOWNLOAD_BACKOFF)).toBeGreaterThanOrEqual(120);
  expect(attemptsWithin(1, DOWNLOAD_BACKOFF)).toBeLessThanOrEqual(126);
});

test('the first attempt alone is news', () => {
  const refusals = new RetrySchedule();
  expect([1, 2, 3].map(() => refusals.recordFailure('one', DOWNLOAD_BACKOFF))).toEqual([true, false, false]);
});

test('each signature has pauses of its own', () => {
  const refusals = new RetrySchedule();
  refusals.recordFailure('one', LOAD_BACKOFF);
  expect([refusals.canTry('one'), refusals.canTry('two')]).toEqual([false, true]);
  jest.advanceTimersByTime(20_000);
  refusals.recordFailure('two', LOAD_BACKOFF);
  jest.advanceTimersByTime(10_000);
  expect([refusals.canTry('one'), refusals.canTry('two')]).toEqual([true, false]);
});

test('what the registry no longer holds is forgotten and makes nothing due', () => {
  const refusals = new RetrySchedule();
  refusals.recordFailure('one', LOAD_BACKOFF);
  refusals.recordFailure('two', LOAD_BACKOFF);
  refusals.retain(['two']);
  expect([refusals.canTry('one'), refusals.canTry('two'), refusals.isAnyDue]).toEqual([true, false, false]);
  jest.advanceTimersByTime(30_000);
  expect(refusals.isAnyDue).toBe(true);
  refusals.retain([]);
  expect(refusals.isAnyDue).toBe(false);
});
