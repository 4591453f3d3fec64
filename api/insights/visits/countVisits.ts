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
] as const;

/** The value of a visit in a dimension, and how often it occurred in it. */
export type VisitKey = { key: string } & Partial<Pick<VisitCounts, 'ownViews' | 'ownEngaged' | 'ownEvents'>>;

/** The values of a visit in a dimension; none where the value is unknown or does not apply. */
export function keysOf(visit: VisitRecord, dimension: VisitDimension): VisitKey[] {
  if (dimension === 'page')
    return visit.pages.map(({ path, views, engaged }) => ({
      key: path,
      ownViews: views,
      ownEngaged: engaged,
    }));
  if (dimension === 'event') return visit.events.map(({ name, count }) => ({ key: name, ownEvents: count }));
  if (dimension === 'property')
    return (visit.properties ?? []).map(({ key, count }) => ({ key, ownEvents: count }));
  const key = visit[dimension];
  return key ? [{ key }] : [];
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
    for (const { key, ownViews = 0, ownEngaged = 0, ownEvents = 0 } of keysOfVisit(visit)) {
      const sum = sums.get(key) ?? noCounts();
      sums.set(key, sum);
      if (last.get(key) !== visitor) sum.visitors += 1;
      last.set(key, visitor);
      sum.visits += 1;
      sum.views += visit.views;
      sum.bounces += visit.isBounce ? 1 : 0;
      sum.engaged += visit.engaged;
      sum.ownViews += ownViews;
      sum.ownEngaged += ownEngaged;
      sum.ownEvents += ownEvents;
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
