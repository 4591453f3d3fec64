import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '../events/rollUp';
import { minVisitors, type ReportQuery } from '../reports/contract';
import { parseFilters, type ReportFilter, singleValueOf } from '../reports/parseFilters';
import { firstRetainedDay, readCounts } from '../reports/readCounts';
import { readVisitSteps } from '../reports/readVisits';
import { type GoalResult, type GoalResults, goalLimit, type StepResult } from './contract';
import { countGoal, rankDestinations } from './countGoal';
import { definitionOf, GoalDay, type GoalDayRecord, GoalModel, type GoalRecord } from './model';

/**
 * Counts all goals among the visits of a period that match the filters: in stored visits, and before them in what was
 * counted day by day, which answers requests with at most one filter.
 */
export async function readGoalResults(query: ReportQuery, now = Date.now()): Promise<GoalResults> {
  const goals = await GoalModel.find().sort({ name: 1, _id: 1 }).limit(goalLimit).lean<GoalRecord[]>();
  if (!goals.length) return { goals: [] };
  const filters = parseFilters(query);
  const retained = firstRetainedDay(now);
  const { from, to } = query;
  const isRecent = from >= retained;
  const visits = to < retained ? [] : await readVisitSteps(isRecent ? from : retained, to, filters);
  const recent = new Set(visits.map(({ day, visitor }) => `${day} ${visitor}`)).size;
  const least = filters.length < 2 ? 1 : minVisitors;
  const isEarlierKnown = !isRecent && isCountedByDay(filters);
  const earlierVisitors = new Map<string, number>();
  const results: GoalResult[] = [];
  for (const goal of goals) {
    const days = isEarlierKnown
      ? await readDays(goal, from, to < retained ? to : addDays(retained, -1), filters)
      : [];
    const start = isRecent ? from : (days[0]?.day ?? retained);
    if (start < retained && !earlierVisitors.has(start))
      earlierVisitors.set(start, await countVisitors(start, addDays(retained, -1), to, filters));
    const { _id: id, name, isOrdered, within } = goal;
    results.push({
      id,
      name,
      isOrdered,
      within,
      limitedTo: start > from ? start : null,
      visitors: recent + (earlierVisitors.get(start) ?? 0),
      steps: addSteps(countGoal(goal, visits, { maxDestinations: Infinity }), days, filters, least),
    });
    // Other requests are answered between two goals.
    await nextTurn();
  }
  return { goals: results };
}

/** Whether the days of a goal hold its counts for these filters. */
function isCountedByDay([filter, second]: readonly ReportFilter[]): boolean {
  return !filter || (!second && singleValueOf(filter) !== undefined);
}

type CountedDay = Pick<GoalDayRecord, 'day' | 'rows' | 'wentTo'>;

/**
 * The days on which a goal was counted as it is defined now; every day from the first one on. With the rows of the filter
 * alone, since a day has up to thousands.
 */
const readDays = (goal: GoalRecord, from: string, to: string, [filter]: readonly ReportFilter[]) => {
  const [dimension, key] = filter ? [filter.dimension, singleValueOf(filter)] : ['total', 'all'];
  const at = (index: number) => ({ $arrayElemAt: ['$$this', index] });
  const cond = { $and: [{ $eq: [at(0), dimension] }, { $eq: [at(1), { $literal: key }] }] };
  return GoalDay.aggregate<CountedDay>([
    { $match: { goalId: goal._id, definition: definitionOf(goal), day: { $gte: from, $lte: to } } },
    { $sort: { day: 1 } },
    { $project: { day: 1, wentTo: 1, rows: { $filter: { input: '$rows', cond } } } },
  ]);
};

async function countVisitors(
  from: string,
  last: string,
  to: string,
  filters: readonly ReportFilter[],
): Promise<number> {
  const counts = await readCounts(from, to < last ? to : last, filters, 'total');
  return [...counts.values()].reduce((sum, { visitors }) => sum + visitors, 0);
}

/** Adds what was counted by day. Where people went next is stored without filters only. */
function addSteps(
  steps: StepResult[],
  days: readonly CountedDay[],
  filters: readonly ReportFilter[],
  least: number,
): StepResult[] {
  const rows = days.flatMap((day) => day.rows);
  return steps.map(({ visitors, wentTo, ...step }, at) => {
    const destinations = new Map(wentTo.map(({ path, visitors: count }) => [path, count]));
    for (const day of days)
      for (const { path, visitors: count } of day.wentTo[at] ?? [])
        destinations.set(path, (destinations.get(path) ?? 0) + count);
    return {
      ...step,
      visitors: rows.reduce((sum, row) => sum + Number(row[at + 2]), visitors),
      wentTo: filters.length && days.length ? [] : rankDestinations(destinations, least),
    };
  });
}
