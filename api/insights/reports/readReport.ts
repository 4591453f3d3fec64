import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import { countUniqueVisitors } from '../uniqueVisitors/countUniqueVisitors';
import type { VisitDimension } from '../visits/contract';
import { addCounts, noCounts, type VisitCounts } from '../visits/countVisits';
import { firstCountedDay } from '../visits/firstCountedDay';
import {
  type Breakdown,
  type BreakdownQuery,
  type BreakdownRow,
  type Coverage,
  type Figures,
  maxBreakdownRows,
  minVisitors,
  type ReportQuery,
  type SeriesPoint,
  type Summary,
} from './contract';
import { parseFilters, type ReportFilter } from './parseFilters';
import { firstRetainedDay, type Grouping, isRolledUp, readCounts } from './readCounts';
import { describeImported, findImported, type ImportedPeriod, readImportedCounts } from './readImported';
import { listDays, listSiteHours } from './siteHours';

/** Longer periods are shown by month. */
const maxDaysByDay = 93;
/** Rollups are stored for so many days; a period has no more. */
const maxDays = 761;

interface ReportOptions {
  /** Whether days before the first that this site counted are taken from imports. */
  withImports?: boolean;
}

/** Figures of a period and their course. */
export async function readSummary(query: ReportQuery, options: ReportOptions = {}): Promise<Summary> {
  const filters = parseFilters(query);
  const period = await resolvePeriod(query.from, query.to, filters, ['total'], options);
  const { from, to } = period.coverage;
  const interval = findInterval(period, filters);
  const before = await comparedPeriod(query, filters, ['total', interval], options);
  // A long period is shown from the first day that has figures.
  const first = firstDay(period);
  const start = countDays(from, to) > maxDaysByDay && first && first > from ? first : from;
  const [current, series, previous, previousSeries] = await Promise.all([
    readTotal(period, filters),
    readSeries(period, start, filters, interval),
    before && readTotal(before, filters),
    before && readSeries(before, before.coverage.from, filters, interval),
  ]);
  const { imported } = current;
  return {
    coverage: period.coverage,
    current: current.all,
    uniqueVisitors: await countUniqueVisitors(period.coverage, filters, current.all.visits - imported.visits),
    previous: previous?.all ?? null,
    interval,
    series,
    previousSeries: previousSeries ?? null,
    imported: describeImported(period.imported, filters, 'total', imported),
    previousImported: previous
      ? describeImported(before?.imported, filters, 'total', previous.imported)
      : null,
  };
}

/** The values of a dimension with their figures. */
export async function readBreakdown(query: BreakdownQuery, options: ReportOptions = {}): Promise<Breakdown> {
  const { dimension } = query;
  const filters = parseFilters(query);
  const needed: Grouping[] = ['total', dimension];
  const period = await resolvePeriod(query.from, query.to, filters, needed, options);
  const before = await comparedPeriod(query, filters, needed, options);
  const [total, counts, imported, earlier] = await Promise.all([
    readTotal(period, filters),
    readOwn(period, filters, dimension),
    readImportedCounts(period.imported, filters, dimension),
    before && readAll(before, filters, dimension),
  ]);
  const all = [...addMaps(counts, imported)]
    .map(([key, values]) => toRow(key, values, dimension, imported, earlier))
    .sort(
      (a, b) =>
        b.visitors - a.visitors || b.visits - a.visits || b.views - a.views || (a.key < b.key ? -1 : 1),
    );
  const shown = filters.length < 2 ? all : all.filter(({ visitors }) => visitors >= minVisitors);
  return {
    coverage: period.coverage,
    visitors: total.all.visitors,
    rows: shown.slice(0, maxBreakdownRows),
    isMore: shown.length > maxBreakdownRows,
    suppressed: all.length - shown.length,
    imported: describeImported(period.imported, filters, dimension, total.imported),
  };
}

function toRow(
  key: string,
  counts: VisitCounts,
  dimension: VisitDimension,
  imported: Map<string, VisitCounts>,
  earlier: Map<string, VisitCounts> | undefined,
): BreakdownRow {
  return {
    key,
    ...toFigures(counts),
    occurrences:
      dimension === 'page'
        ? counts.ownViews
        : dimension === 'event' || dimension === 'property'
          ? counts.ownEvents
          : 0,
    ownEngaged: dimension === 'page' ? Math.round(counts.ownEngaged) : 0,
    scrollDepth:
      dimension === 'page' && counts.ownDepthVisits
        ? Math.round(counts.ownDepth / counts.ownDepthVisits)
        : null,
    importedVisits: imported.get(key)?.visits ?? 0,
    previousVisitors: earlier ? (earlier.get(key)?.visitors ?? 0) : null,
  };
}

const toFigures = ({ visitors, visits, views, bounces, engaged }: VisitCounts): Figures => ({
  visitors,
  visits,
  views,
  bounces,
  engaged: Math.round(engaged),
});

/** A period that can be counted, and its imported days. */
interface ReportPeriod {
  coverage: Coverage;
  imported: ImportedPeriod | undefined;
}

const readOwn = ({ coverage }: ReportPeriod, filters: readonly ReportFilter[], grouping: Grouping) =>
  readCounts(coverage.from, coverage.to, filters, grouping);

async function readAll(period: ReportPeriod, filters: readonly ReportFilter[], grouping: Grouping) {
  const [own, imported] = await Promise.all([
    readOwn(period, filters, grouping),
    readImportedCounts(period.imported, filters, grouping),
  ]);
  return addMaps(own, imported);
}

/** The sums of both, in the first. */
function addMaps(sums: Map<string, VisitCounts>, more: Map<string, VisitCounts>): Map<string, VisitCounts> {
  for (const [key, counts] of more) sums.set(key, addCounts(sums.get(key) ?? noCounts(), counts));
  return sums;
}

async function readTotal(
  period: ReportPeriod,
  filters: readonly ReportFilter[],
): Promise<{ all: Figures; imported: Figures }> {
  const [own, imported] = await Promise.all([
    readOwn(period, filters, 'total'),
    readImportedCounts(period.imported, filters, 'total'),
  ]);
  const [part = noCounts()] = [...imported.values()];
  const [total = noCounts()] = [...addMaps(own, imported).values()];
  return { all: toFigures(total), imported: toFigures(part) };
}

/**
 * The part of a period that can be counted. Rollups begin with the first day that has figures. Where they do not hold
 * what is asked for, the period begins with the first day whose visits are still stored.
 */
async function resolvePeriod(
  wantedFrom: string,
  wantedTo: string,
  filters: readonly ReportFilter[],
  groupings: Grouping[],
  { withImports }: ReportOptions,
): Promise<ReportPeriod> {
  const since = await firstCountedDay();
  const earliest = addDays(toSiteDay(Date.now()), -maxDays);
  let from = wantedFrom < earliest ? earliest : wantedFrom;
  const hasRollups = groupings.every((grouping) => isRolledUp(filters, grouping));
  const retained = firstRetainedDay();
  const isLimited = !hasRollups && from < retained;
  if (isLimited) from = retained;
  const latest = addDays(from, maxDays);
  const to = wantedTo > latest ? latest : wantedTo;
  const counted = hasRollups ? 'rollups' : 'visits';
  // Imports have no hours: they show a day as one point.
  const askedFor = groupings.filter((grouping) => grouping !== 'hour');
  return {
    coverage: { from, to, limitedTo: isLimited ? retained : null, since, counted },
    imported: withImports ? await findImported(wantedFrom, to, since, filters, askedFor) : undefined,
  };
}

/** The period to compare with; undefined without one, and where it cannot be counted whole. */
async function comparedPeriod(
  { compareFrom, compareTo }: ReportQuery,
  filters: readonly ReportFilter[],
  groupings: Grouping[],
  options: ReportOptions,
): Promise<ReportPeriod | undefined> {
  if (!compareFrom || !compareTo) return undefined;
  const period = await resolvePeriod(compareFrom, compareTo, filters, groupings, options);
  return period.coverage.limitedTo ? undefined : period;
}

/** The first day of a period that has figures, if any are known. */
function firstDay({ coverage, imported }: ReportPeriod): string | null {
  const days = [coverage.since, ...(imported?.included ?? []).map(({ from }) => from)];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

function findInterval(period: ReportPeriod, filters: readonly ReportFilter[]): Summary['interval'] {
  const { from, to } = period.coverage;
  if (from === to && !period.imported?.included.length)
    return !filters.length || from >= firstRetainedDay() ? 'hour' : 'day';
  const first = firstDay(period);
  const start = first && first > from ? first : from;
  return countDays(start, to) <= maxDaysByDay ? 'day' : 'month';
}

const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

async function readSeries(
  period: ReportPeriod,
  from: string,
  filters: readonly ReportFilter[],
  interval: Summary['interval'],
): Promise<SeriesPoint[]> {
  const { to } = period.coverage;
  const [own, imported] = await Promise.all([
    readCounts(from, to, filters, interval),
    readImportedCounts(period.imported, filters, interval),
  ]);
  const counts = addMaps(own, imported);
  return listPoints(from, to, interval).map((at) => ({
    at,
    ...toFigures(counts.get(at) ?? noCounts()),
    isImported: imported.has(at),
  }));
}

function listPoints(from: string, to: string, interval: Summary['interval']): string[] {
  if (interval === 'hour') return listSiteHours(from);
  const days = listDays(from, to);
  return interval === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}
