import type { Report, ReportFix } from '../reports/contract';
import { type Assessment, NOT_SURE } from './Assessment';
import { buildPlan } from './buildPlan';
import { calculateScore, type Score } from './calculateScore';
import { getAnswerLabel, type RankedFix, rankFixes } from './rankFixes';

interface ReportInput {
  assessment: Assessment;
  answers: readonly number[];
  drawnAt: Date;
  /** Includes the answers, for the person who gave them. */
  isOwn: boolean;
}

/** Builds the report of a submission: score, its breakdown, first fixes and 90-day plan. Deterministic. */
export function buildReport({ assessment, answers, drawnAt, isOwn }: ReportInput): Report {
  const { slug, title, version, questions, domains, bands, disclaimer } = assessment;
  const score = calculateScore(assessment, answers);
  const fixes = rankFixes(assessment, answers);
  const remark = isOwn ? notSureRemark(fixes) : '';
  return {
    name: title,
    path: `/assessments/${slug}`,
    scoredBy: `version ${version}, ${questions.length} questions`,
    drawnAt: drawnAt.toISOString(),
    headline: score.band.headline,
    summary: writeSummary(assessment, score, fixes),
    score: score.score,
    bands: bands.map(({ label, from }) => ({ label, from })),
    band: score.band.label,
    cappedFrom: score.capped?.from.label ?? '',
    cappedBy: score.capped?.reasons ?? [],
    goal: getGoal(assessment),
    parts: domains.map(({ label, about }, index) => ({ label, about, score: score.domains[index] ?? 0 })),
    fixes: fixes.map((fix) => toReportFix(fix, assessment, isOwn)),
    plan: buildPlan(assessment, fixes, isOwn),
    checks: [],
    paste: [],
    remarks: [remark, disclaimer].filter(Boolean),
    hasBoardPage: Boolean(assessment.hasBoardPage),
  };
}

/** The band to aim for. */
const getGoal = ({ bands }: Assessment) => {
  const { label, from } = bands.at(-2) ?? { label: '', from: 100 };
  return { label, from };
};

function toReportFix(
  { question, domain, answer, gain }: RankedFix,
  { questions }: Assessment,
  isOwn: boolean,
) {
  const { title, text, effort, ease } = question.fix;
  const most = Math.max(...questions.map(({ points }) => points)) * 100;
  const isUnknown = isOwn && answer === NOT_SURE;
  return {
    title,
    effort,
    part: domain.label,
    text: isUnknown ? `${question.find} If there is none yet: ${lowerFirst(text)}` : text,
    gain: points(gain),
    impact: Math.round((gain * 100) / most),
    ease: ease * 20 - 10,
  } satisfies ReportFix;
}

/** Rounds to points, at least 1. */
const points = (gain: number) => Math.max(1, Math.round(gain / 100));

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function writeSummary(assessment: Assessment, { score, band, capped }: Score, fixes: RankedFix[]): string {
  const next = assessment.bands.find(({ from }) => from > score);
  const standing = capped
    ? `${score} of 100 would be ${capped.from.label}. It’s limited to ${band.label} because ${joinWithAnd(capped.reasons)}.`
    : next
      ? `${score} of 100, ${pluralize(next.from - score, 'point')} below ${next.label}.`
      : `${score} of 100, the highest band.`;
  const first = fixes.slice(0, 3);
  if (!first.length) return `${standing} You have nothing urgent to fix.`;
  const gainPoints = points(first.reduce((sum, { gain }) => sum + gain, 0));
  const isQuick = first.every(({ question }) => question.fix.days <= 14);
  const which = first.length === 1 ? 'The fix below is' : `The ${NUMBERS[first.length]} fixes below are`;
  const quick = isQuick ? `, and ${first.length === 1 ? 'it takes' : 'each takes'} two weeks at most` : '';
  return `${standing} ${which} worth ${pluralize(gainPoints, 'point')}${quick}.`;
}

const NUMBERS = ['no', 'one', 'two', 'three'];
const pluralize = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
const joinWithAnd = (words: string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

function notSureRemark(fixes: RankedFix[]): string {
  const unknown = fixes.filter(({ answer }) => answer === NOT_SURE);
  if (!unknown.length) return '';
  const times = unknown.length === 1 ? 'once' : unknown.length === 2 ? 'twice' : `${unknown.length} times`;
  return `You answered “Not sure” ${times}. Each earned a quarter of the points and became a task.`;
}

/** Answers and points of each question, for the person who answered. */
export function getAnswerDetails(assessment: Assessment, answers: readonly number[]) {
  const { earned } = calculateScore(assessment, answers);
  return assessment.questions.map((question, index) => {
    const answer = answers[index] ?? 1;
    return {
      question: question.ask,
      domain: assessment.domains.find(({ id }) => id === question.domain)?.label ?? '',
      answer: getAnswerLabel(question, answer),
      message: answer === NOT_SURE ? UNKNOWN : (question.options[answer - 1]?.[2] ?? ''),
      earned: earned[index] ?? 0,
      points: question.points,
    };
  });
}

const UNKNOWN = 'You weren’t sure, so it earned a quarter of the points. Find out first.';
