import type { Finding } from '@site/api/tools/scans/contract';

interface Group {
  title: string;
  intro: string;
  findings: Finding[];
}

const GROUPS: { title: string; intro: string; checks: readonly string[] }[] = [
  {
    title: 'What your page allows',
    intro: 'What your visitors’ browsers may run, show and store.',
    checks: ['cors', 'scripts', 'cookies', 'csp', 'framing', 'nosniff', 'isolation', 'referrer'],
  },
  {
    title: 'The connection',
    intro: 'Whether the connection is encrypted and trusted.',
    checks: ['redirect', 'hsts', 'certificate', 'protocols'],
  },
];
const REST = {
  title: 'Your domain name',
  intro: 'What DNS and the registry say about your domain. Shown, not scored.',
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
