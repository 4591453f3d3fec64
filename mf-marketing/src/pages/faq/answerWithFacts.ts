import type { BusinessFacts } from '@site/api/settings/contract';
import { factsOf } from '../../businessFacts/factsOf';
import { GROUPS, type Question } from './content';

/** Fills the business facts into the answers. A question whose fact is not set is omitted. */
export function answerWithFacts(facts: BusinessFacts | undefined): typeof GROUPS {
  const values = new Map(factsOf(facts).map(({ name, value }) => [name, value]));
  const answer = ({ fact, ...question }: Question): Question[] => {
    if (!fact) return [question];
    const value = values.get(fact);
    if (!value) return [];
    return [{ ...question, answer: question.answer.replace('{fact}', () => value.replace(/\.$/, '')) }];
  };
  return GROUPS.map((group) => ({ ...group, questions: group.questions.flatMap(answer) }));
}
