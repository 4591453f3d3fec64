import { ReleaseHealth } from './ReleaseHealth';

const rules = { probationMs: 60_000, probationPages: 2, windowMs: 60_000, faultPercent: 50 };
const onProbation = () => new ReleaseHealth(rules, false);

/** Whether each of some faults demands a rollback. */
const faults = (health: ReleaseHealth, kind: 'render' | 'crash', count: number, hasFallback = true) =>
  Array.from({ length: count }, () => health.recordFault(kind, hasFallback));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the third failed page demands a rollback, two are ignored', () => {
  expect(faults(onProbation(), 'render', 3)).toEqual([false, false, true]);
});

test('failed pages are ignored below their share of all pages', () => {
  const health = onProbation();
  for (let page = 0; page < 4; page += 1) health.recordSuccess();
  expect(faults(health, 'render', 4)).toEqual([false, false, false, true]);
});

test('faults outside of the window no longer count', () => {
  const health = onProbation();
  faults(health, 'render', 2);
  jest.advanceTimersByTime(rules.windowMs + 1);
  expect(faults(health, 'render', 3)).toEqual([false, false, true]);
});

test('without a fallback, failed pages demand nothing, and the third end of its thread does', () => {
  expect(faults(onProbation(), 'render', 4, false)).toEqual([false, false, false, false]);
  expect(faults(onProbation(), 'crash', 3, false)).toEqual([false, false, true]);
  expect(faults(onProbation(), 'crash', 1)).toEqual([true]);
});

test('probation is passed once, after its time and its pages', () => {
  const health = onProbation();
  health.recordSuccess();
  jest.advanceTimersByTime(rules.probationMs);
  expect([health.missingPages, health.checkPassed()]).toEqual([1, false]);
  health.recordSuccess();
  expect([health.missingPages, health.checkPassed(), health.checkPassed()]).toEqual([0, true, false]);
  expect(faults(health, 'render', 4)).toEqual([false, false, false, false]);
});

test('probation is not passed before its time, however many pages were rendered', () => {
  const health = onProbation();
  for (let page = 0; page < 9; page += 1) health.recordSuccess();
  jest.advanceTimersByTime(rules.probationMs - 1);
  expect(health.checkPassed()).toBe(false);
});
