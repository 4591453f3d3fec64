import type { Finding } from '../../tools/scans/contract';

const BEST = 100;
const BONUS_FROM = 90;

/**
 * 100 minus the deductions of known findings. Bonus points count from a score of 90. Null if no weighted check has a
 * result.
 */
export function calculateScore(findings: readonly Finding[]): number | null {
  const known = findings.filter(({ state }) => state !== 'unknown');
  if (!known.some(({ weight }) => weight > 0)) return null;
  const lost = known.reduce((sum, { weight, earned }) => sum + weight - earned, 0);
  const base = Math.max(0, BEST - lost);
  const bonus = known.reduce((sum, { bonus }) => sum + bonus, 0);
  return base >= BONUS_FROM ? Math.min(BEST, base + bonus) : base;
}

/** Meaning of a grade. */
export function describeGrade(grade: string): string {
  if (!grade) return 'No grade, since nothing that counts could be found out. This is not a certification.';
  const says: Record<string, string> = {
    A: 'What browsers can do for your visitors is switched on.',
    B: 'The ground is good; some of what browsers offer is not used yet.',
    C: 'Usual, and too little: several known holes are open.',
    D: 'Much that protects visitors is missing.',
    F: 'Next to nothing protects visitors.',
  };
  return `${says[grade[0] ?? ''] ?? ''} This counts what anybody can see from outside; it is not a certification.`;
}
