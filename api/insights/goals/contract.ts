import { array, boolean, type Infer, integer, nullable, object, size, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  paged,
  pageQuery,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { ReportQuery } from '../reports/contract';

/** The most goals, and the most steps of one. */
export const goalLimit = 20;
export const maxGoalSteps = 8;
export const maxGoalNameLength = 60;

/** Something a visitor does: views a page, or triggers an event. */
const GoalStep = object({
  kind: choice(['page', 'event'], 'Please choose a page or an event.'),
  /** The path of a page, ending with `*` for every path that begins so; or the name of an event. */
  value: text({ min: 1, max: 200, label: 'The step', message: 'Please enter a path or an event.' }),
});
export type GoalStep = Infer<typeof GoalStep>;

/** What visitors should do: one step, or several in a row (a funnel). */
export const GoalDraft = object({
  name: text({ min: 1, max: maxGoalNameLength, label: 'The name', message: 'Please enter a name.' }),
  steps: size(array(GoalStep), 1, maxGoalSteps),
  /** Whether the steps must follow in this order. Others may lie between them. */
  isOrdered: boolean(),
  /** Whether all steps must happen in one visit, or in all visits of a visitor on one day. */
  within: choice(['visit', 'day'], 'Please choose a visit or a day.'),
});
export type GoalDraft = Infer<typeof GoalDraft>;

export const Goal = object({
  id: string(),
  ...GoalDraft.schema,
  updatedAt: timestamp(),
  version: integer(),
});
export type Goal = Infer<typeof Goal>;

export const GoalQuery = object(pageQuery());
export const GoalPage = object(paged(Goal));
export type GoalPage = Infer<typeof GoalPage>;

const StepResult = object({
  ...GoalStep.schema,
  /** Daily visitors who reached this step. */
  visitors: integer(),
  /**
   * Where those went next who did not reach the next step, most first, at most five; an empty path stands for leaving
   * the site. Pages with fewer visitors than reports show are left out. Empty where a filter is combined with days
   * whose visits are no longer stored.
   */
  wentTo: array(object({ path: string(), visitors: integer() })),
});
export type StepResult = Infer<typeof StepResult>;

const GoalResult = object({
  id: string(),
  name: string(),
  isOrdered: boolean(),
  within: GoalDraft.schema.within,
  /** The first day that is counted, if the period began before it. */
  limitedTo: documented(nullable(string()), { type: ['string', 'null'] }),
  /** Daily visitors on the days that are counted, as filtered: the denominator of every rate. */
  visitors: integer(),
  steps: array(StepResult),
});
export type GoalResult = Infer<typeof GoalResult>;

/** How far visitors got. */
export const GoalResults = object({ goals: array(GoalResult) });
export type GoalResults = Infer<typeof GoalResults>;

const path = '/admin/analytics/goals';

export const listGoals = endpoint({
  method: 'GET',
  path,
  query: GoalQuery,
  returns: GoalPage,
  summary: 'Lists goals and funnels by name.',
});
export const getGoal = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  returns: Goal,
  summary: 'One goal or funnel.',
});
export const createGoal = endpoint({
  method: 'POST',
  path,
  body: GoalDraft,
  returns: Goal,
  status: 201,
  summary: 'Adds a goal of one step or a funnel of up to eight; at most 20 of them.',
});
export const editGoal = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: GoalDraft,
  returns: Goal,
  ifMatch: true,
  summary: 'Changes a goal or funnel.',
});
export const deleteGoal = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Deletes a goal or funnel.',
});
export const listGoalResults = endpoint({
  method: 'GET',
  path: '/admin/analytics/goal-results',
  query: ReportQuery,
  returns: GoalResults,
  summary:
    'How many visitors reached each step of every goal, among the visits that match the filters. Two or more filters, and excluded values, are counted for the last 30 days; a goal begins 29 days before it was added or changed.',
});
