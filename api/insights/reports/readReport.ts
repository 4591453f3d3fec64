import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import type { VisitDimension } from '../visits/contract';
import { noCounts, type VisitCounts } from '../visits/countVisits';
import { VisitRollup } from '../visits/model';
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
import { listDays, listSiteHours } from './siteHours';

/** Longer periods are shown by month. */
const maxDaysByDay = 93;
/** Rollups are stored for so many days; a period has no more. */
const maxDays = 761;

/** Figures of a period and their course. */
export async function readSummary(query: ReportQuery): Promise<Summary> {
  const filters = parseFilters(query);
  const period = await resolvePeriod(query.from, query.to, filters, ['total']);
  const { from, to, since } = period.coverage;
  const interval = findInterval(from, to, filters, since);
  const before = await comparedPeriod(query, filters, ['total', interval]);
  // A long period is shown from the first day that has figures.
  const isLong = countDays(from, to) > maxDaysByDay;
  const start = isLong && since && since > from ? since : from;
  const [current, series, previous, previousSeries] = await Promise.all([
    readTotal(from, to, filters),
    readSeries(start, to, filters, interval),
    before && readTotal(before.from, before.to, filters),
    before && readSeries(before.from, before.to, filters, interval),
  ]);
  return {
    coverage: period.coverage,
    current,
    previous: previous ?? null,
    interval,
    series,
    previousSeries: previousSeries ?? null,
  };
}

/** The values of a dimension with their figures. */
export async function readBreakdown(query: BreakdownQuery): Promise<Breakdown> {
  const { dimension } = query;
  const filters = parseFilters(query);
  const needed: Grouping[] = ['total', dimension];
  const { coverage } = await resolvePeriod(query.from, query.to, filters, needed);
  const { from, to } = coverage;
  const before = await comparedPeriod(query, filters, needed);
  const [total, counts, earlier] = await Promise.all([
    readTotal(from, to, filters),
    readCounts(from, to, filters, dimension),
    before && readCounts(before.from, before.to, filters, dimension),
  ]);
  const all = [...counts]
    .map(([key, values]) => toRow(key, values, dimension, earlier))
    .sort(
      (a, b) =>
        b.visitors - a.visitors || b.visits - a.visits || b.views - a.views || (a.key < b.key ? -1 : 1),
    );
  const shown = filters.length < 2 ? all : all.filter(({ visitors }) => visitors >= minVisitors);
  return {
    coverage,
    visitors: total.visitors,
    rows: shown.slice(0, maxBreakdownRows),
    isMore: shown.length > maxBreakdownRows,
    suppressed: all.length - shown.length,
  };
}

function toRow(
  key: string,
  counts: VisitCounts,
  dimension: VisitDimension,
  earlier: Map<string, VisitCounts> | undefined,
): BreakdownRow {
  return {
    key,
    ...toFigures(counts),
    occurrences: dimension === 'event' ? counts.ownEvents : dimension === 'page' ? counts.ownViews : 0,
    ownEngaged: dimension === 'page' ? Math.round(counts.ownEngaged) : 0,
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

async function readTotal(from: string, to: string, filters: readonly ReportFilter[]): Promise<Figures> {
  const [total = noCounts()] = [...(await readCounts(from, to, filters, 'total')).values()];
  return toFigures(total);
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
): Promise<{ coverage: Coverage }> {
  const first = await VisitRollup.findOne({ combination: 'total', bucket: 'day' }).sort({ at: 1 }).lean();
  const since = first?.at ?? null;
  const earliest = addDays(toSiteDay(Date.now()), -maxDays);
  let from = wantedFrom < earliest ? earliest : wantedFrom;
  const hasRollups = groupings.every((grouping) => isRolledUp(filters, grouping));
  const retained = firstRetainedDay();
  const isLimited = !hasRollups && from < retained;
  if (isLimited) from = retained;
  const latest = addDays(from, maxDays);
  const to = wantedTo > latest ? latest : wantedTo;
  const counted = hasRollups ? 'rollups' : 'visits';
  return { coverage: { from, to, limitedTo: isLimited ? retained : null, since, counted } };
}

/** The period to compare with; undefined without one, and where it cannot be counted whole. */
async function comparedPeriod(
  { compareFrom, compareTo }: ReportQuery,
  filters: readonly ReportFilter[],
  groupings: Grouping[],
): Promise<{ from: string; to: string } | undefined> {
  if (!compareFrom || !compareTo) return undefined;
  const { coverage } = await resolvePeriod(compareFrom, compareTo, filters, groupings);
  return coverage.limitedTo ? undefined : coverage;
}

function findInterval(
  from: string,
  to: string,
  filters: readonly ReportFilter[],
  since: string | null,
): Summary['interval'] {
  if (from === to) return !filters.length || from >= firstRetainedDay() ? 'hour' : 'day';
  const start = since && since > from ? since : from;
  return countDays(start, to) <= maxDaysByDay ? 'day' : 'month';
}

const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

async function readSeries(
  from: string,
  to: string,
  filters: readonly ReportFilter[],
  interval: Summary['interval'],
): Promise<SeriesPoint[]> {
  const counts = await readCounts(from, to, filters, interval);
  return listPoints(from, to, interval).map((at) => ({ at, ...toFigures(counts.get(at) ?? noCounts()) }));
}

function listPoints(from: string, to: string, interval: Summary['interval']): string[] {
  if (interval === 'hour') return listSiteHours(from);
  const days = listDays(from, to);
  return interval === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}
