import type { Goal, GoalDraft, GoalResults } from './contract';

export const exampleGoalDraft = (part: Partial<GoalDraft> = {}): GoalDraft => ({
  name: 'Service to contact',
  steps: [
    { kind: 'page', value: '/services*' },
    { kind: 'page', value: '/contact' },
    { kind: 'event', value: 'generate_lead' },
  ],
  isOrdered: true,
  within: 'visit',
  ...part,
});

export const exampleGoal = (part: Partial<Goal> = {}): Goal => ({
  id: 'goal-1',
  ...exampleGoalDraft(),
  updatedAt: '2026-11-20T16:10:00.000Z',
  version: 1,
  ...part,
});

/** A funnel of 40, 20 and 5 visitors, of 100. */
export const exampleGoalResults = (part: Partial<GoalResults> = {}): GoalResults => {
  const { id, name, steps, isOrdered, within } = exampleGoal();
  const wentTo = [
    { path: '', visitors: 12 },
    { path: '/about', visitors: 8 },
  ];
  return {
    goals: [
      {
        id,
        name,
        isOrdered,
        within,
        limitedTo: null,
        visitors: 100,
        steps: steps.map((step, at) => ({
          ...step,
          visitors: [40, 20, 5][at] ?? 0,
          wentTo: at === 0 ? wentTo : [],
        })),
      },
    ],
    ...part,
  };
};
