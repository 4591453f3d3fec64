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
  if (!grade) return 'No grade, because we couldn’t check enough. This isn’t a certification.';
  const summaries: Record<string, string> = {
    A: 'Your website protects visitors well.',
    B: 'Your website is in good shape, with a few protections missing.',
    C: 'Average, and that isn’t enough: attackers know these gaps.',
    D: 'Much of the protection for your visitors is missing.',
    F: 'Almost nothing protects your visitors.',
  };
  return `${summaries[grade[0] ?? ''] ?? ''} It covers what anyone can see from outside and isn’t a certification.`;
}
