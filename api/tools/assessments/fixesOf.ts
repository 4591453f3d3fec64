import { type Assessment, type Domain, NOT_SURE, type Question } from './Assessment';
import { worthOf } from './scoreOf';

/** Something to do, with what it brings. */
export interface RankedFix {
  question: Question;
  domain: Domain;
  answer: number;
  /** In hundredths of a point. */
  gain: number;
}

/**
 * What can be done about every answer that was not the best: first what brings most for the least effort, the earlier
 * question where two are alike.
 */
export function fixesOf({ questions, domains }: Assessment, answers: readonly number[]): RankedFix[] {
  return questions
    .flatMap((question, index) => {
      const answer = answers[index] ?? 1;
      const gain = question.points * (100 - worthOf(answer));
      const domain = domains.find(({ id }) => id === question.domain) as Domain;
      return gain ? [{ question, domain, answer, gain }] : [];
    })
    .sort((one, other) => rank(other) - rank(one));
}

const rank = ({ gain, question }: RankedFix) => gain * question.fix.ease;

/** What a visitor said, in the words that were ticked. */
export const labelOf = ({ options }: Question, answer: number): string =>
  answer === NOT_SURE ? 'Not sure' : (options[answer - 1]?.[0] ?? '');
