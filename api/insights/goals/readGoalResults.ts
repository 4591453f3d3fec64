import { setImmediate as nextTurn } from 'node:timers/promises';
import { minVisitors, type ReportQuery } from '../reports/contract';
import { parseFilters } from '../reports/parseFilters';
import { firstRetainedDay } from '../reports/readCounts';
import { readVisitSteps } from '../reports/readVisits';
import { type GoalResults, goalLimit } from './contract';
import { countGoal } from './countGoal';
import { GoalModel, type GoalRecord } from './model';

/** Counts all goals among the visits of a period that match the filters. */
export async function readGoalResults(query: ReportQuery): Promise<GoalResults> {
  const goals = await GoalModel.find().sort({ name: 1, _id: 1 }).limit(goalLimit).lean<GoalRecord[]>();
  const retained = firstRetainedDay();
  const isLimited = query.from < retained;
  const limitedTo = isLimited ? retained : null;
  if (!goals.length) return { limitedTo, visitors: 0, goals: [] };
  const filters = parseFilters(query);
  const visits = await readVisitSteps(isLimited ? retained : query.from, query.to, filters);
  const least = filters.length < 2 ? 1 : minVisitors;
  const results: GoalResults['goals'] = [];
  for (const goal of goals) {
    const { _id, name, isOrdered, within } = goal;
    results.push({ id: _id, name, isOrdered, within, steps: countGoal(goal, visits, least) });
    // Other requests are answered between two goals.
    await nextTurn();
  }
  return {
    limitedTo,
    visitors: new Set(visits.map(({ day, visitor }) => `${day} ${visitor}`)).size,
    goals: results,
  };
}
