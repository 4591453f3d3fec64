import type { Finding } from '@site/api/tools/scans/contract';

interface Group {
  title: string;
  intro: string;
  findings: Finding[];
}

const GROUPS: { title: string; intro: string; checks: readonly string[] }[] = [
  {
    title: 'What the page lets happen',
    intro: 'What a visitor’s browser is told it may run, show and remember.',
    checks: ['cors', 'scripts', 'cookies', 'csp', 'framing', 'nosniff', 'isolation', 'referrer'],
  },
  {
    title: 'The way to it',
    intro: 'Whether the line is encrypted, and whose line it is.',
    checks: ['redirect', 'hsts', 'certificate', 'protocols'],
  },
];
const REST = {
  title: 'Its name',
  intro: 'What the DNS and the registry say of the domain itself. Shown, not counted.',
};

/** Groups findings by topic in their original order. Includes every finding and no empty group. */
export function groupFindings(findings: readonly Finding[]): Group[] {
  const known = new Set(GROUPS.flatMap(({ checks }) => checks));
  const groups = GROUPS.map(({ checks, ...heading }) => ({
    ...heading,
    findings: findings.filter(({ check }) => checks.includes(check)),
  }));
  const rest = { ...REST, findings: findings.filter(({ check }) => !known.has(check)) };
  return [...groups, rest].filter(({ findings }) => findings.length > 0);
}
