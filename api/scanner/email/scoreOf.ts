import type { Finding } from '../../tools/scans/contract';

/** What was earned of what could be found out, of a hundred; null where nothing could. */
export function scoreOf(findings: readonly Pick<Finding, 'state' | 'earned' | 'weight'>[]): number | null {
  const known = findings.filter(({ state }) => state !== 'unknown');
  const weight = sum(known.map((finding) => finding.weight));
  if (weight === 0) return null;
  // Whole points, and a hundred only where nothing at all is missing.
  return Math.floor((sum(known.map(({ earned }) => earned)) * 100) / weight);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
