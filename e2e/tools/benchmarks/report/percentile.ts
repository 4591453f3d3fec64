import { rounded } from './printTable';

/** The figure that so great a share of all stays at or below, to a tenth; NaN of none. */
export function percentile(figures: number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN, 1);
}
