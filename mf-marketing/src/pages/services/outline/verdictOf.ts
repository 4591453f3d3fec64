import type { Goal, Sign } from '../content/Outline';

/** The result text once all three statements are answered, by the number of agreements. */
export const VERDICTS = [
  'None of the three. You may not need this service.',
  'One of the three. A short call will show if this fits.',
  'Two of the three. Let’s talk.',
  'All three. This service is for you.',
];

/**
 * The number of agreements and the goal: the most frequent one, the first of equals. Undefined until all are
 * answered.
 */
export function verdictOf(
  signs: Sign[],
  answers: (boolean | undefined)[],
): { count: number; goal?: Goal } | undefined {
  if (signs.some((_, index) => answers[index] === undefined)) return undefined;
  const goals = signs.filter((_, index) => answers[index]).map(({ goal }) => goal);
  const times = (goal: Goal) => goals.filter((each) => each === goal).length;
  const goal = goals.reduce<Goal | undefined>(
    (best, each) => (best && times(best) >= times(each) ? best : each),
    undefined,
  );
  return { count: goals.length, goal };
}
