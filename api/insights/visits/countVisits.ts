import { setImmediate as nextTurn } from 'node:timers/promises';
import type { VisitDimension } from './contract';
import type { VisitRecord } from './model';

/** Counts of visits. Visitors are counted once a day. */
export interface VisitCounts {
  visitors: number;
  visits: number;
  views: number;
  bounces: number;
  /** Milliseconds in which a page was visible. */
  engaged: number;
  /** Views of this page, where the value is a page. */
  ownViews: number;
  /** Milliseconds in which this page was visible, where the value is a page. */
  ownEngaged: number;
  /** How often this event occurred, where the value is an event or a property of one. */
  ownEvents: number;
  /** How far this page was scrolled, in percent, added up over the visits that reported it; and their number. */
  ownDepth: number;
  ownDepthVisits: number;
}

/** The counts in the order in which rollups store them. */
export const countNames = [
  'visitors',
  'visits',
  'views',
  'bounces',
  'engaged',
  'ownViews',
  'ownEngaged',
  'ownEvents',
  'ownDepth',
  'ownDepthVisits',
] as const;

/** The counts that belong to the value of a dimension, not to the visit. */
const ownNames = ['ownViews', 'ownEngaged', 'ownEvents', 'ownDepth', 'ownDepthVisits'] as const;
type OwnCounts = Pick<VisitCounts, (typeof ownNames)[number]>;

/** The value of a visit in a dimension, and how often it occurred in it. */
export type VisitKey = { key: string } & Partial<OwnCounts>;

/** The values of a visit in a dimension; none where the value is unknown or does not apply. */
export function keysOf(visit: VisitRecord, dimension: VisitDimension): VisitKey[] {
  if (dimension === 'page')
    return visit.pages.map(({ path, views, engaged, depth }) => ({
      key: path,
      ownViews: views,
      ownEngaged: engaged,
      ...(depth !== undefined && { ownDepth: depth, ownDepthVisits: 1 }),
    }));
  if (dimension === 'event') return visit.events.map(({ name, count }) => ({ key: name, ownEvents: count }));
  if (dimension === 'property')
    return (visit.properties ?? []).map(({ key, count }) => ({ key, ownEvents: count }));
  const key = visit[dimension];
  return key ? [{ key }] : [];
}

/** Several values as one. */
export function mergeKeys(key: string, all: readonly VisitKey[]): VisitKey {
  const sum = (name: keyof OwnCounts) => all.reduce((so, each) => so + (each[name] ?? 0), 0);
  // A pair takes the counts of both its values: those that a dimension does not have must not replace the other's.
  const present = ownNames.filter((name) => all.some((each) => each[name] !== undefined));
  return { key, ...Object.fromEntries(present.map((name) => [name, sum(name)])) };
}

export const noCounts = () =>
  Object.fromEntries(countNames.map((name) => [name, 0])) as unknown as VisitCounts;

/** Counts visits by the keys that `keysOfVisit` gives each of them. The visits of a visitor's day follow each other. */
export function countVisits(
  visits: Iterable<VisitRecord>,
  keysOfVisit: (visit: VisitRecord) => VisitKey[],
): Map<string, VisitCounts> {
  const sums = new Map<string, VisitCounts>();
  // The visitor that a key was last counted for: one text a key, where a set would hold one a visitor and key.
  const last = new Map<string, string>();
  for (const visit of visits) {
    const visitor = `${visit.day} ${visit.visitor}`;
    for (const { key, ...own } of keysOfVisit(visit)) {
      const sum = sums.get(key) ?? noCounts();
      sums.set(key, sum);
      if (last.get(key) !== visitor) sum.visitors += 1;
      last.set(key, visitor);
      sum.visits += 1;
      sum.views += visit.views;
      sum.bounces += visit.isBounce ? 1 : 0;
      sum.engaged += visit.engaged;
      for (const name of ownNames) sum[name] += own[name] ?? 0;
    }
  }
  return sums;
}

/** Visits that are counted before other work of the process gets a turn. */
export const VISITS_PER_BATCH = 2000;

/** Like `countVisits`, for a whole day: requests are answered in between. */
export async function countInBatches(
  visits: readonly VisitRecord[],
  keysOfVisit: (visit: VisitRecord) => VisitKey[],
): Promise<Map<string, VisitCounts>> {
  const sums = new Map<string, VisitCounts>();
  for (let first = 0; first < visits.length; ) {
    let end = Math.min(first + VISITS_PER_BATCH, visits.length);
    while (visits[end]?.visitor === visits[end - 1]?.visitor) end += 1;
    for (const [key, counts] of countVisits(visits.slice(first, end), keysOfVisit))
      sums.set(key, addCounts(sums.get(key) ?? noCounts(), counts));
    first = end;
    await nextTurn();
  }
  return sums;
}

export function addCounts(sum: VisitCounts, more: VisitCounts): VisitCounts {
  for (const name of countNames) sum[name] += more[name];
  return sum;
}
