import type { SheetStep } from '../reports/contract';
import { type Assessment, NOT_SURE } from './Assessment';
import { labelOf, type RankedFix } from './fixesOf';

const DAYS = 90;
/** How many are done in ninety days beside the daily work, two at a time. */
const MOST = 6;
/** Nothing begins so late that it could not be ended. */
const LATEST = 70;

/**
 * Ninety days out of the answers: first what has to be found out, then the fixes by rank, two at a time, and at the end
 * the same questions once more. `isOwn`: with what was answered, for whoever answered it.
 */
export function planOf({ questions }: Assessment, fixes: RankedFix[], isOwn: boolean): SheetStep[] {
  const free = [0, 4];
  const steps: SheetStep[] = [];
  const unknown = fixes.filter(({ answer }) => answer === NOT_SURE);
  if (unknown.length && isOwn) {
    steps.push(findOut(unknown));
    free[0] = 7;
  }
  for (const fix of fixes.slice(0, MOST)) {
    const lane = (free[0] as number) <= (free[1] as number) ? 0 : 1;
    const from = free[lane] as number;
    if (from > LATEST) break;
    const to = Math.min(from + fix.question.fix.days, DAYS - 6);
    free[lane] = to;
    steps.push(stepOf(fix, from, to, isOwn));
  }
  return [...steps.sort((one, other) => one.from - other.from), again(questions.length)];
}

function stepOf({ question, answer }: RankedFix, from: number, to: number, isOwn: boolean): SheetStep {
  const { title, text, done } = question.fix;
  return {
    ...{ title, text, from, to },
    said: isOwn ? `You said: “${labelOf(question, answer)}”.` : '',
    done: `Done when ${done}`,
  };
}

function findOut(unknown: RankedFix[]): SheetStep {
  return {
    title: unknown.length === 1 ? 'Find out what you were not sure of' : `Find out ${unknown.length} things`,
    text: unknown.map(({ question }) => question.find).join(' '),
    ...{ from: 0, to: 7 },
    said: 'You said: “Not sure”.',
    done: 'Done when each has an answer, whatever it is.',
  };
}

const again = (questions: number): SheetStep => ({
  title: `Answer these ${questions} questions again`,
  text: 'The same questions, so that the two results can be compared.',
  ...{ from: DAYS - 4, to: DAYS, said: '' },
  done: 'Done when both sheets lie side by side.',
});
