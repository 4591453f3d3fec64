import type { VisitRecord } from '../visits/model';
import type { GoalDraft, GoalStep, StepResult } from './contract';

/** A visit as goals need it. */
export type StepVisit = Pick<VisitRecord, 'day' | 'visitor' | 'startAt' | 'steps'>;

/** How far one visitor got, and what followed the last step that was reached; empty if nothing did. */
interface Progress {
  reached: number;
  next: string;
}

const maxPagesShown = 5;

/**
 * How many visitors reached each step. A visitor counts once a day, with the visit in which they got furthest. Lists at
 * most `maxDestinations` paths to which those went who did not go on, each with at least `minVisitors`.
 */
export function countGoal(
  { steps, isOrdered, within }: Pick<GoalDraft, 'steps' | 'isOrdered' | 'within'>,
  visits: readonly StepVisit[],
  { minVisitors = 1, maxDestinations = maxPagesShown } = {},
): StepResult[] {
  const counts = steps.map(() => ({ visitors: 0, wentTo: new Map<string, number>() }));
  const tests = steps.map(testOf);
  for (const own of groupByVisitor(visits)) {
    const paths = within === 'day' ? [own.flatMap((visit) => visit.steps)] : own.map((visit) => visit.steps);
    const { reached, next } = paths
      .map((path) => (isOrdered ? followInOrder(tests, path) : followInAnyOrder(tests, path)))
      .reduce((best, other) => (other.reached > best.reached ? other : best));
    for (const count of counts.slice(0, reached)) count.visitors += 1;
    const last = counts[reached - 1];
    if (last && isOrdered && reached < steps.length) last.wentTo.set(next, (last.wentTo.get(next) ?? 0) + 1);
  }
  return steps.map((step, at) => ({
    ...step,
    visitors: counts[at]?.visitors ?? 0,
    wentTo: rankDestinations(counts[at]?.wentTo ?? new Map(), minVisitors, maxDestinations),
  }));
}

/** Paths by visitors, most first. */
export function rankDestinations(
  destinations: ReadonlyMap<string, number>,
  minVisitors: number,
  most = maxPagesShown,
): StepResult['wentTo'] {
  return [...destinations]
    .map(([path, visitors]) => ({ path, visitors }))
    .filter(({ visitors }) => visitors >= minVisitors)
    .sort((a, b) => b.visitors - a.visitors || (a.path < b.path ? -1 : 1))
    .slice(0, most);
}

/** The visits of each visitor on a day, in order. */
function groupByVisitor(visits: readonly StepVisit[]): StepVisit[][] {
  const groups = new Map<string, StepVisit[]>();
  for (const visit of visits) {
    const key = `${visit.day} ${visit.visitor}`;
    const group = groups.get(key);
    if (group) group.push(visit);
    else groups.set(key, [visit]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => a.startAt.getTime() - b.startAt.getTime()));
}

type Test = (entry: string) => boolean;

function followInOrder(tests: readonly Test[], path: readonly string[]): Progress {
  let reached = 0;
  let after = 0;
  for (let at = 0; at < path.length && reached < tests.length; at += 1)
    if (tests[reached]?.(path[at] as string)) {
      reached += 1;
      after = at + 1;
    }
  if (!reached) return { reached, next: '' };
  return { reached, next: path.slice(after).find((entry) => !entry.startsWith(eventPrefix)) ?? '' };
}

/** Visitors reach the first step by doing it, the second by doing both, and so on. */
function followInAnyOrder(tests: readonly Test[], path: readonly string[]): Progress {
  const missing = tests.findIndex((test) => !path.some(test));
  return { reached: missing < 0 ? tests.length : missing, next: '' };
}

const eventPrefix = 'event:';

function testOf({ kind, value }: GoalStep): Test {
  const wanted = kind === 'event' ? eventPrefix + value : value;
  if (kind === 'event' || !value.endsWith('*')) return (entry) => entry === wanted;
  const start = value.slice(0, -1);
  return (entry) => entry.startsWith(start) && !entry.startsWith(eventPrefix);
}
