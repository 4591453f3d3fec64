import type { Finding } from '../../tools/scans/contract';

/** Percentage of the points that could be determined; null if none could. */
export function calculateScore(
  findings: readonly Pick<Finding, 'state' | 'earned' | 'weight'>[],
): number | null {
  const known = findings.filter(({ state }) => state !== 'unknown');
  const weight = sum(known.map((finding) => finding.weight));
  if (weight === 0) return null;
  // Rounded down, so that 100 means that nothing is missing.
  return Math.floor((sum(known.map(({ earned }) => earned)) * 100) / weight);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
