import type { Finding } from '@site/api/tools/scans/contract';

/** Formats the points of a finding. */
export function formatPoints({ state, earned, weight, bonus }: Finding): string {
  if (state === 'unknown') return 'not counted';
  if (weight === 0) return bonus ? `+${bonus} points if the rest is good` : 'shown, not scored';
  return `${earned} of ${weight} points`;
}
