import { rounded } from './printTable';

/** The value that the given share of values is at or below, rounded to a tenth; NaN for no values. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN, 1);
}
