import type { Report, ReportFix, ReportPart, ReportSnippet, ReportStep } from '../reports/contract';
import type { Finding, Fix, ScanReport, ScanToolName } from './contract';
import { grades } from './grades';

export const scanNames: Record<ScanToolName, string> = {
  'email-security': 'Email security',
  'domain-security': 'Domain security',
};

const LAST_DAY = 90;

/**
 * Converts a scan report to the common report format: checks become parts, advice becomes fixes, the DMARC rollout
 * becomes the plan.
 */
export function toReport(report: ScanReport): Report {
  const { tool, shownAs, engine, at, findings, legs } = report;
  const known = findings.filter(({ state }) => state !== 'unknown');
  return {
    name: `${scanNames[tool]} of ${shownAs}`,
    path: `/tools/${tool}`,
    scoredBy: `engine ${engine}, ${known.length} of ${findings.length} checks done`,
    drawnAt: at,
    headline: report.headline,
    summary: report.summary,
    score: Math.min(report.score ?? 0, 100),
    bands: [...grades[tool]],
    band: report.grade,
    cappedFrom: '',
    cappedBy: [],
    goal: { label: 'A', from: 90 },
    parts: known.map(toPart),
    fixes: known
      .filter(({ advice }) => advice)
      .map(toFix)
      .toSorted((one, other) => other.gain - one.gain),
    plan: legs.map((leg, index) => toStep(leg, legs[index + 1])),
    checks: findings.map(({ title, state, headline }) => ({ title, state, message: headline })),
    paste: listSnippets(report),
    remarks: [unknownRemark(findings), DISCLAIMER].filter(Boolean),
    hasBoardPage: false,
  };
}

const toPart = ({ title, headline, state, earned, weight }: Finding): ReportPart => ({
  label: title,
  about: headline,
  score: weight > 0 ? clampPercent(Math.round((earned * 100) / weight)) : WITHOUT_WEIGHT[state],
});

const clampPercent = (score: number) => Math.min(100, Math.max(0, score));
const WITHOUT_WEIGHT = { pass: 100, warn: 50, fail: 0, unknown: 0 };

function toFix({ title, advice, earned, weight, fixes }: Finding): ReportFix {
  const gain = Math.max(0, weight - earned);
  const isPasted = fixes.length > 0;
  return {
    title,
    text: advice,
    part: title,
    gain,
    effort: isPasted ? 'A few minutes, with text you can copy.' : 'A talk with your IT provider.',
    impact: clampPercent(gain * 3),
    ease: isPasted ? 80 : 40,
  };
}

/** For email, all records in order; for a website, the first fix of each check, for its server. */
const listSnippets = ({ tool, fixes, findings }: ScanReport): ReportSnippet[] =>
  tool === 'email-security'
    ? fixes.map((fix) => toSnippet(fix))
    : findings.flatMap(({ title, fixes: [first] }) => (first ? [toSnippet(first, title)] : []));

const toSnippet = ({ host, type, name, value, due }: Fix, title = ''): ReportSnippet => ({
  where: [title, [host, type, name].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  due,
  value,
});

function toStep(
  { title, policy, text, until, week }: ScanReport['legs'][number],
  next?: { week: number },
): ReportStep {
  const from = Math.min(week * 7, LAST_DAY);
  const to = next ? Math.min(next.week * 7, LAST_DAY) : LAST_DAY;
  const stepTitle = policy ? `${title}: ${policy}` : title;
  return { title: stepTitle, text, quote: '', done: until, from, to: Math.max(from, to) };
}

function unknownRemark(findings: readonly Finding[]): string {
  const unknown = findings.filter(({ state }) => state === 'unknown').map(({ title }) => title);
  return unknown.length
    ? `We couldn’t check these, and they don’t change your score: ${unknown.join(', ')}.`
    : '';
}

const DISCLAIMER = 'Results at the time of the check. This isn’t a certification.';
