import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose from 'mongoose';
import { type VisitDimension, visitDimensions } from '../visits/contract';
import { VISITS_PER_BATCH } from '../visits/countVisits';
import type { VisitRecord } from '../visits/model';
import { findDay, limitKeys, otherValues } from '../visits/rollUpVisits';
import { goalLimit } from './contract';
import { countGoal } from './countGoal';
import { definitionOf, GoalDay, type GoalDayRecord, GoalModel, type GoalRecord, type GoalRow } from './model';

/** Destinations of a step that are stored of a day. */
const maxDestinations = 20;

/**
 * Counts every goal on the days that changed, and on stored days on which it was not counted yet, as a new goal.
 * Replaces what was stored, so that a repeated or interrupted run changes nothing.
 */
export async function rollUpGoals(changed: readonly string[], stored: readonly string[]): Promise<void> {
  const goals = await GoalModel.find().limit(goalLimit).lean<GoalRecord[]>();
  if (!goals.length) return;
  const counted = await GoalDay.find({ day: mongoose.trusted({ $in: [...stored] }) })
    .select('_id')
    .lean();
  const known = new Set(counted.map(({ _id }) => _id));
  for (const day of stored) {
    const due = goals.filter((goal) => changed.includes(day) || !known.has(idOf(goal, day)));
    if (!due.length) continue;
    const visits = await findDay(day);
    const groups = await groupVisits(visits);
    for (const goal of due) {
      const record = await countDay(goal, day, visits, groups);
      await GoalDay.replaceOne({ _id: record._id }, record, { upsert: true });
    }
  }
}

const idOf = (goal: GoalRecord, day: string) => `${goal._id} ${definitionOf(goal)} ${day}`;

interface Group {
  dimension: VisitDimension;
  key: string;
  visits: VisitRecord[];
}

/** The visits of a day by every value that rollups store by name. */
async function groupVisits(visits: readonly VisitRecord[]): Promise<Group[]> {
  const all: Group[] = [];
  for (const dimension of visitDimensions) {
    const keysOf = await limitKeys(visits, dimension);
    const groups = new Map<string, Group>();
    for (const visit of visits)
      for (const { key } of keysOf(visit)) {
        if (key === otherValues) continue;
        const group = groups.get(key) ?? { dimension, key, visits: [] };
        groups.set(key, group);
        group.visits.push(visit);
      }
    all.push(...groups.values());
  }
  return all;
}

async function countDay(
  goal: GoalRecord,
  day: string,
  visits: readonly VisitRecord[],
  groups: readonly Group[],
): Promise<GoalDayRecord> {
  const all = countGoal(goal, visits, { maxDestinations });
  const rows: GoalRow[] = [['total', 'all', ...all.map(({ visitors }) => visitors)]];
  let left = VISITS_PER_BATCH;
  for (const { dimension, key, visits: own } of groups) {
    const reached = countGoal(goal, own, { maxDestinations: 0 }).map(({ visitors }) => visitors);
    if (reached[0]) rows.push([dimension, key, ...reached]);
    left -= own.length;
    if (left > 0) continue;
    left = VISITS_PER_BATCH;
    // Requests are answered in between.
    await nextTurn();
  }
  return {
    _id: idOf(goal, day),
    goalId: goal._id,
    definition: definitionOf(goal),
    day,
    rows,
    wentTo: all.map(({ wentTo }) => wentTo),
    date: new Date(day),
  };
}
