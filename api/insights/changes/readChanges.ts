import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import { minVisitors, type ReportQuery } from '../reports/contract';
import { parseFilters, type ReportFilter } from '../reports/parseFilters';
import { firstRetainedDay, type Grouping, isRolledUp, readCounts, readDays } from '../reports/readCounts';
import { listDays } from '../reports/siteHours';
import { noCounts, type VisitCounts } from '../visits/countVisits';
import { firstCountedDay } from '../visits/firstCountedDay';
import { otherValues } from '../visits/rollUpVisits';
import {
  type AnomalyReport,
  type ChangeFigure,
  type ChangeQuery,
  type ChangeReport,
  explainingDimensions,
  maxAnomalies,
  maxDayExplanations,
  maxExplanations,
} from './contract';
import { explainChange, type Segment } from './explainChange';
import { findAnomalies, median, sameWeekdays, type UnusualDay } from './findAnomalies';

type ExplainingDimension = (typeof explainingDimensions)[number];

/** Explains the change of a figure from the compared period to this one. */
export async function readChangeReport(query: ChangeQuery, now = Date.now()): Promise<ChangeReport> {
  const { from, to, compareFrom, compareTo, figure = 'visitors' } = query;
  const filters = parseFilters(query);
  const isKnown = (start: string) => isKnownSince(start, filters, explainingDimensions, now);
  const current = await readTotal(from, to, filters, figure);
  if (!compareFrom || !compareTo || !isKnown(from) || !isKnown(compareFrom))
    return { now: current, before: null, segments: [] };
  const before = await readTotal(compareFrom, compareTo, filters, figure);
  const segments: Segment<ExplainingDimension>[] = [];
  for (const dimension of dimensionsFor(filters)) {
    const counts = await readCounts(from, to, filters, dimension);
    const earlier = await readCounts(compareFrom, compareTo, filters, dimension);
    for (const key of namedKeys(counts, earlier)) {
      const [one = noCounts(), other = noCounts()] = [counts.get(key), earlier.get(key)];
      if (filters.length > 1 && [one, other].some(isFew)) continue;
      segments.push({ dimension, key, now: one[figure], before: other[figure] });
    }
  }
  const explained = explainChange({ now: current, before }, segments);
  return { now: current, before, segments: explained.slice(0, maxExplanations) };
}

/** A figure of two periods; null where the site did not count it for both. */
export async function readFigurePair(
  { from, to, compareFrom, compareTo }: Pick<ReportQuery, 'from' | 'to'> & ComparedPeriod,
  filters: readonly ReportFilter[],
  figure: ChangeFigure,
  now = Date.now(),
): Promise<{ now: number; before: number } | null> {
  const first = await firstCountedDay();
  const earliest = from < compareFrom ? from : compareFrom;
  if (!first || earliest < first || !isKnownSince(earliest, filters, ['total'], now)) return null;
  const [current, before] = await Promise.all([
    readTotal(from, to, filters, figure),
    readTotal(compareFrom, compareTo, filters, figure),
  ]);
  return { now: current, before };
}

interface ComparedPeriod {
  compareFrom: string;
  compareTo: string;
}

/** Whether the visits from a day on can be counted by these groupings. */
const isKnownSince = (
  start: string,
  filters: readonly ReportFilter[],
  groupings: readonly Grouping[],
  now: number,
) => start >= firstRetainedDay(now) || groupings.every((grouping) => isRolledUp(filters, grouping));

/** Finds days on which a figure was far from what was expected, and explains them. */
export async function readAnomalies(query: ChangeQuery, now = Date.now()): Promise<AnomalyReport> {
  const { figure = 'visitors' } = query;
  const filters = parseFilters(query);
  const [filter] = filters;
  const dimensions = dimensionsFor(filters).filter((dimension) => isRolledUp(filters, dimension));
  if (!isRolledUp(filters, 'day')) return { isCounted: false, items: [] };
  let [start, end] = [query.from, addDays(toSiteDay(now), -1)];
  if (query.to < end) end = query.to;
  const first = await firstCountedDay();
  if (!first || end < start) return { isCounted: true, items: [] };
  if (start < first) start = first;
  const counts = await readCounts(sameWeekdays(start).at(-1) as string, end, filters, 'day');
  const countOn = (day: string) => (day < first ? undefined : (counts.get(day)?.[figure] ?? 0));
  const found = findAnomalies(listDays(start, end), countOn).reverse().slice(0, maxAnomalies);
  const needed = new Set(found.flatMap(({ day, baseline }) => [day, ...baseline]));
  const byDay = await readDays([...needed], filter, dimensions);
  return {
    isCounted: true,
    items: found.map(({ baseline, ...unusual }) => ({
      ...unusual,
      segments: explainDay({ baseline, ...unusual }, dimensions, byDay, figure),
    })),
  };
}

/** Compares a day with the medians of the days that were expected to be like it. */
function explainDay(
  { day, value, usual, baseline }: UnusualDay,
  dimensions: readonly ExplainingDimension[],
  byDay: Awaited<ReturnType<typeof readDays>>,
  figure: ChangeFigure,
) {
  const segments = dimensions.flatMap((dimension) => {
    const on = (each: string) => byDay.get(`${dimension} ${each}`) ?? new Map<string, VisitCounts>();
    return namedKeys(on(day), ...baseline.map(on)).map((key) => ({
      dimension,
      key,
      now: on(day).get(key)?.[figure] ?? 0,
      before: median(baseline.map((each) => on(each).get(key)?.[figure] ?? 0)),
    }));
  });
  return explainChange({ now: value, before: usual }, segments).slice(0, maxDayExplanations);
}

/** A dimension that is filtered by explains nothing: it has one value, or lacks one. */
const dimensionsFor = (filters: readonly ReportFilter[]) =>
  explainingDimensions.filter((dimension) => !filters.some((filter) => filter.dimension === dimension));

/** The values that stand for themselves. */
const namedKeys = (...counts: ReadonlyMap<string, VisitCounts>[]) =>
  [...new Set(counts.flatMap((each) => [...each.keys()]))].filter((key) => key !== otherValues);

/** So few that a person could be singled out. */
const isFew = ({ visitors }: VisitCounts) => visitors > 0 && visitors < minVisitors;

async function readTotal(
  from: string,
  to: string,
  filters: readonly ReportFilter[],
  figure: ChangeFigure,
): Promise<number> {
  const counts = await readCounts(from, to, filters, 'total');
  return [...counts.values()].reduce((sum, each) => sum + each[figure], 0);
}
