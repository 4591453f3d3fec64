import type { Goal, Sign } from '../content/Outline';

/** What is said once all three signs are answered, by how many of them hold. */
export const VERDICTS = [
  'None of the three. You may not need this service.',
  'One of the three. A short call will show if this fits.',
  'Two of the three. Let’s talk.',
  'All three. This service is for you.',
];

/** How many of the signs hold, and what the firm comes for: the goal named most, of equals the first. Nothing before all are answered. */
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
