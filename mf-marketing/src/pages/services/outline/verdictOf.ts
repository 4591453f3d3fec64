import type { Goal, Sign } from '../content/Outline';

/** What is said once all three signs are answered, by how many of them hold. */
export const VERDICTS = [
  'None of the three. Then this page is probably not yours.',
  'One of the three. It may be a part of it; a short conversation will show.',
  'Two of the three. That is worth a conversation.',
  'All three. This page was written for you.',
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
