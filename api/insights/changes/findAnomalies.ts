import { addDays } from '../events/rollUp';

/** A day whose count is beyond expectation. */
export interface UnusualDay {
  day: string;
  value: number;
  /** The median of the same weekday in the weeks before. */
  usual: number;
  /** The range in which the count was expected. */
  low: number;
  high: number;
  /** The days that the expectation is based on. */
  baseline: string[];
}

/** The number of weeks that an expectation is based on, and the minimum. */
const baselineWeeks = 8;
const leastWeeks = 4;
/** Half the width of the range, in standard deviations. */
const deviations = 3.5;
/** A smaller difference is nothing to act on. */
const leastDifference = 10;
/** The standard deviation of a normal distribution by its median absolute deviation. */
const normalScale = 1.4826;

/**
 * Days whose count lies outside what the same weekday of the last eight weeks lets expect. Median and median absolute
 * deviation are used, so that an earlier unusual day does not widen the range; the range is at least as wide as chance
 * alone makes it. `countOn` gives undefined for days before counting began.
 */
export function findAnomalies(
  days: readonly string[],
  countOn: (day: string) => number | undefined,
): UnusualDay[] {
  return days.flatMap((day) => {
    const value = countOn(day);
    const baseline = sameWeekdays(day).filter((each) => countOn(each) !== undefined);
    if (value === undefined || baseline.length < leastWeeks) return [];
    const values = baseline.map((each) => countOn(each) ?? 0);
    const usual = median(values);
    const spread = normalScale * median(values.map((each) => Math.abs(each - usual)));
    const width = deviations * Math.max(spread, Math.sqrt(Math.max(usual, 1)));
    const isUnusual = Math.abs(value - usual) > Math.max(width, leastDifference - 1);
    return isUnusual
      ? [{ day, value, usual, low: Math.max(0, usual - width), high: usual + width, baseline }]
      : [];
  });
}

/** The same weekday of the weeks before, latest first. */
export const sameWeekdays = (day: string): string[] =>
  Array.from({ length: baselineWeeks }, (_, week) => addDays(day, -7 * (week + 1)));

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}
