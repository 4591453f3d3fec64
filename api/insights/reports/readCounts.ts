import mongoose, { type Model } from 'mongoose';
import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import { splitPeriod } from '../events/totals';
import type { VisitDimension } from '../visits/contract';
import { countVisits, keysOf, type VisitCounts } from '../visits/countVisits';
import { type Combination, isPair, nameOfPair } from '../visits/dimensions';
import { type RollupRow, VisitRollup, type VisitRollupRecord } from '../visits/model';
import { sumRows } from '../visits/rollUpVisits';
import { retainedDays } from './contract';
import { type ReportFilter, singleValueOf } from './parseFilters';
import { readVisits } from './readVisits';

/** What visits are counted by: one of their dimensions, the time, or nothing. */
export type Grouping = VisitDimension | 'total' | 'hour' | 'day' | 'month';

/** The first day whose visits are all still stored. */
export const firstRetainedDay = (now = Date.now()): string => addDays(toSiteDay(now), 1 - retainedDays);

/** Whether rollups hold the counts by a grouping for these filters. */
export function isRolledUp(filters: readonly ReportFilter[], grouping: Grouping): boolean {
  const [filter, second] = filters;
  if (!filter) return true;
  if (second || singleValueOf(filter) === undefined || grouping === 'hour') return false;
  if (grouping === 'total' || grouping === 'day' || grouping === 'month' || grouping === filter.dimension)
    return grouping !== filter.dimension || !isMultiple(grouping);
  return isPair(grouping, filter.dimension);
}

/** A visit can have several values in it: with one as a filter, the others are counted as well. */
const isMultiple = (dimension: Grouping) =>
  dimension === 'page' || dimension === 'event' || dimension === 'property';

/** Counts the visits of a period that match the filters, from rollups where they hold them, else one by one. */
export async function readCounts(
  from: string,
  to: string,
  filters: readonly ReportFilter[],
  grouping: Grouping,
): Promise<Map<string, VisitCounts>> {
  if (isRolledUp(filters, grouping)) return readRollups(VisitRollup, {}, from, to, filters[0], grouping);
  const visits = await readVisits(from, to, filters);
  return countVisits(visits, (visit) => {
    if (grouping === 'total') return [{ key: 'all' }];
    if (grouping === 'hour') return [{ key: visit.hour }];
    if (grouping === 'day') return [{ key: visit.day }];
    if (grouping === 'month') return [{ key: visit.day.slice(0, 7) }];
    return keysOf(visit, grouping);
  });
}

/** Sums of the rollups of a period, of this site or of imports. */
export async function readRollups<Rollup extends VisitRollupRecord>(
  rollups: Model<Rollup>,
  scope: object,
  from: string,
  to: string,
  filter: ReportFilter | undefined,
  grouping: Grouping,
): Promise<Map<string, VisitCounts>> {
  const { combination, isMatch, keyOf } = selectRows(filter, grouping);
  // Hours are stored per day, and days cannot be derived from months.
  const periods: { bucket: string; at: object }[] =
    grouping === 'hour' || grouping === 'day'
      ? [{ bucket: 'day', at: { $gte: from, $lte: to } }]
      : splitPeriod(from, to);
  const found = await rollups
    .find({
      $or: periods.map(
        ({ bucket, at }) => ({ ...scope, combination, bucket, at: mongoose.trusted(at) }) as object,
      ),
    } as object)
    .select('-_id at combination rows')
    .lean<Pick<VisitRollupRecord, 'at' | 'rows'>[]>();
  if (grouping === 'day' || grouping === 'month') {
    const rows = found.flatMap(({ at, rows: all }) =>
      all
        .filter(isMatch)
        .map((row) => [grouping === 'day' ? at : at.slice(0, 7), ...row.slice(1)] as RollupRow),
    );
    return sumRows(rows, ([key]) => key);
  }
  const rows = found.flatMap(({ rows: all }) => all.filter(isMatch));
  return sumRows(rows, keyOf);
}

/** Counts by dimension and single day, from rollups that hold them: keys are `source 2026-11-12`. */
export async function readDays<Dimension extends VisitDimension>(
  days: readonly string[],
  filter: ReportFilter | undefined,
  dimensions: readonly Dimension[],
): Promise<Map<`${Dimension} ${string}`, Map<string, VisitCounts>>> {
  const selections = dimensions.map((dimension) => ({ dimension, ...selectRows(filter, dimension) }));
  const found = await VisitRollup.find({
    combination: mongoose.trusted({ $in: selections.map(({ combination }) => combination) }),
    bucket: 'day',
    at: mongoose.trusted({ $in: [...days] }),
  })
    .select('-_id at combination rows')
    .lean<Pick<VisitRollupRecord, 'at' | 'combination' | 'rows'>[]>();
  return new Map(
    found.flatMap(({ at, combination, rows }) =>
      selections
        .filter((selection) => selection.combination === combination)
        .map(({ dimension, isMatch, keyOf }) => [
          `${dimension} ${at}` as const,
          sumRows(rows.filter(isMatch), keyOf),
        ]),
    ),
  );
}

/** The rollup that answers a grouping, its rows that match the filter, and the value that a row counts. */
function selectRows(filter: ReportFilter | undefined, grouping: Grouping) {
  const combination = combinationFor(filter, grouping);
  const side = filter && combination.startsWith(`${filter.dimension}+`) ? 1 : 0;
  const filterSide = combination.includes('+') ? 1 - side : 0;
  const value = filter && singleValueOf(filter);
  return {
    combination,
    isMatch: (row: RollupRow) => !filter || row[filterSide] === value,
    keyOf: (row: RollupRow) => (grouping === 'total' ? 'all' : (row[side] as string)),
  };
}

/** The rollup that holds a grouping for a filter. */
export function combinationFor(filter: ReportFilter | undefined, grouping: Grouping): Combination {
  const isTime = grouping === 'total' || grouping === 'day' || grouping === 'month';
  if (!filter) return isTime ? 'total' : grouping;
  if (isTime || grouping === 'hour' || grouping === filter.dimension) return filter.dimension;
  return nameOfPair(filter.dimension, grouping);
}
