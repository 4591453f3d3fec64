import { type Assessment, type Domain, NOT_SURE, type Question } from './Assessment';
import { getAnswerPercent } from './calculateScore';

/** A fix with its gain. */
export interface RankedFix {
  question: Question;
  domain: Domain;
  answer: number;
  /** In hundredths of a point. */
  gain: number;
}

/** The fixes for all answers that were not the best, ordered by gain times ease, then by question. */
export function rankFixes({ questions, domains }: Assessment, answers: readonly number[]): RankedFix[] {
  return questions
    .flatMap((question, index) => {
      const answer = answers[index] ?? 1;
      const gain = question.points * (100 - getAnswerPercent(answer));
      const domain = domains.find(({ id }) => id === question.domain) as Domain;
      return gain ? [{ question, domain, answer, gain }] : [];
    })
    .sort((one, other) => getRank(other) - getRank(one));
}

const getRank = ({ gain, question }: RankedFix) => gain * question.fix.ease;

/** Label of the chosen answer. */
export const getAnswerLabel = ({ options }: Question, answer: number): string =>
  answer === NOT_SURE ? 'Not sure' : (options[answer - 1]?.[0] ?? '');
