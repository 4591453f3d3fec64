import type { Sheet, SheetFix, SheetPart, SheetPaste, SheetStep } from '../reports/contract';
import type { Finding, Fix, ScanReport, ScanToolName } from './contract';
import { grades } from './grades';

export const scanNames: Record<ScanToolName, string> = {
  'email-security': 'Email security',
  'domain-security': 'Domain security',
};

const LAST_DAY = 90;

/** A report as a sheet: checks are its parts, what to mend its fixes, the way to enforcement its plan. */
export function sheetOfScan(report: ScanReport): Sheet {
  const { tool, shownAs, engine, at, findings, legs } = report;
  const known = findings.filter(({ state }) => state !== 'unknown');
  return {
    name: `${scanNames[tool]} of ${shownAs}`,
    path: `/tools/${tool}`,
    scoredBy: `engine ${engine}, ${known.length} of ${findings.length} checks answered`,
    drawnAt: at,
    headline: report.headline,
    summary: report.summary,
    score: Math.min(report.score ?? 0, 100),
    bands: [...grades[tool]],
    band: report.grade,
    ...{ cappedFrom: '', cappedBy: [] },
    goal: { label: 'A', from: 90 },
    parts: known.map(partOf),
    fixes: known
      .filter(({ advice }) => advice)
      .map(fixOf)
      .toSorted((one, other) => other.gain - one.gain),
    plan: legs.map((leg, index) => stepOf(leg, legs[index + 1])),
    checks: findings.map(({ title, state, headline }) => ({ title, state, says: headline })),
    paste: pastesOf(report),
    remarks: [unknownRemark(findings), DISCLAIMER].filter(Boolean),
    hasBoardPage: false,
  };
}

const partOf = ({ title, headline, state, earned, weight }: Finding): SheetPart => ({
  label: title,
  about: headline,
  score: weight > 0 ? between(Math.round((earned * 100) / weight)) : WITHOUT_WEIGHT[state],
});

const between = (score: number) => Math.min(100, Math.max(0, score));
const WITHOUT_WEIGHT = { pass: 100, warn: 50, fail: 0, unknown: 0 };

function fixOf({ title, advice, earned, weight, fixes }: Finding): SheetFix {
  const gain = Math.max(0, weight - earned);
  const isPasted = fixes.length > 0;
  return {
    ...{ title, text: advice, part: title, gain },
    effort: isPasted ? 'A few minutes: there is text to paste.' : 'A conversation with your provider.',
    impact: between(gain * 3),
    ease: isPasted ? 80 : 40,
  };
}

/** The records of mail in their order; of a website the lines for the server that answered, check by check. */
const pastesOf = ({ tool, fixes, findings }: ScanReport): SheetPaste[] =>
  tool === 'email-security'
    ? fixes.map((fix) => pasteOf(fix))
    : findings.flatMap(({ title, fixes: [first] }) => (first ? [pasteOf(first, title)] : []));

const pasteOf = ({ host, type, name, value, due }: Fix, title = ''): SheetPaste => ({
  where: [title, [host, type, name].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ...{ due, value },
});

function stepOf(
  { title, policy, text, until, week }: ScanReport['legs'][number],
  next?: { week: number },
): SheetStep {
  const from = Math.min(week * 7, LAST_DAY);
  const to = next ? Math.min(next.week * 7, LAST_DAY) : LAST_DAY;
  const named = policy ? `${title}: ${policy}` : title;
  return { ...{ title: named, text, said: '', done: until }, from, to: Math.max(from, to) };
}

function unknownRemark(findings: readonly Finding[]): string {
  const unknown = findings.filter(({ state }) => state === 'unknown').map(({ title }) => title);
  return unknown.length ? `Could not be found out, and counts for nothing: ${unknown.join(', ')}.` : '';
}

const DISCLAIMER = 'What was published when this was drawn. It is no certification and no legal advice.';
