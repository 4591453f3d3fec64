import type { ReportStep } from '../reports/contract';
import { type Assessment, NOT_SURE } from './Assessment';
import { getAnswerLabel, type RankedFix } from './rankFixes';

const DAYS = 90;
/** Number of fixes that fit into ninety days beside daily work, two at a time. */
const MAX_FIXES = 6;
/** Last day on which a fix can start. */
const LATEST_START = 70;

/**
 * Builds the 90-day plan: first what has to be found out, then the fixes by rank, two at a time, and finally answering
 * the questions again. `isOwn`: includes the answers, for the person who gave them.
 */
export function buildPlan({ questions }: Assessment, fixes: RankedFix[], isOwn: boolean): ReportStep[] {
  const free = [0, 4];
  const steps: ReportStep[] = [];
  const unknown = fixes.filter(({ answer }) => answer === NOT_SURE);
  if (unknown.length && isOwn) {
    steps.push(createFindOutStep(unknown));
    free[0] = 7;
  }
  for (const fix of fixes.slice(0, MAX_FIXES)) {
    const lane = (free[0] as number) <= (free[1] as number) ? 0 : 1;
    const from = free[lane] as number;
    if (from > LATEST_START) break;
    const to = Math.min(from + fix.question.fix.days, DAYS - 6);
    free[lane] = to;
    steps.push(createStep(fix, from, to, isOwn));
  }
  return [...steps.sort((one, other) => one.from - other.from), createRepeatStep(questions.length)];
}

function createStep({ question, answer }: RankedFix, from: number, to: number, isOwn: boolean): ReportStep {
  const { title, text, done } = question.fix;
  return {
    title,
    text,
    from,
    to,
    quote: isOwn ? `You answered “${getAnswerLabel(question, answer)}.”` : '',
    done: `Done when ${done}`,
  };
}

function createFindOutStep(unknown: RankedFix[]): ReportStep {
  return {
    title: unknown.length === 1 ? 'Find out what you weren’t sure of' : `Find out ${unknown.length} things`,
    text: unknown.map(({ question }) => question.find).join(' '),
    from: 0,
    to: 7,
    quote: 'You answered “Not sure.”',
    done: 'Done when each question has an answer.',
  };
}

const createRepeatStep = (questions: number): ReportStep => ({
  title: `Answer these ${questions} questions again`,
  text: 'Answer the same questions and compare your scores.',
  from: DAYS - 4,
  to: DAYS,
  quote: '',
  done: 'Done when you’ve compared both results.',
});
