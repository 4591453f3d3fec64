import { maxFilterLength } from '@site/api/insights/reports/contract';
import { type FilterRule, formatFilter, parseFilter } from '@site/api/insights/reports/filterSyntax';
import { type VisitDimension, visitDimensions } from '@site/api/insights/visits/contract';
import { isDay } from '@site/api/platform/contracts/endpoint';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type Comparison,
  comparedDays,
  comparisons,
  type DayRange,
  daysOf,
  officeDay,
  type Period,
  periods,
} from './reportPeriod';

/** The whole state of the screen, read from the URL so that every view can be shared and gone back to. */
export function useReportUrl() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = readState(search);
  const urlOf = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return `${PATH}${next.size ? `?${next}` : ''}`;
  };
  const change = (changes: Record<string, string | undefined>) => navigate(urlOf(changes));
  const filtersOf = (from: URLSearchParams) =>
    Object.fromEntries(visitDimensions.map((name) => [name, from.get(name) ?? undefined]));
  return {
    ...state,
    search,
    change,
    choosePeriod: (period: Period, days?: DayRange) =>
      change({ period: period === DEFAULT_PERIOD ? undefined : period, from: days?.from, to: days?.to }),
    compareWith: (comparison: Comparison) =>
      change({ compare: comparison === 'previous' ? undefined : comparison }),
    /** Shows only visits with a value, or with any. */
    filterBy: (dimension: VisitDimension, value: string | undefined) =>
      change({
        [dimension]: value && formatFilter({ kind: 'is', values: [value], isExcluded: false }),
      }),
    setFilter: (dimension: VisitDimension, rule: FilterRule) => change({ [dimension]: formatFilter(rule) }),
    clearFilters: () => change(filtersOf(new URLSearchParams())),
    /** The URL with the filters of a segment and everything else unchanged. */
    urlOfSegment: (segment: string) => urlOf(filtersOf(new URLSearchParams(segment))),
  };
}

export type ReportUrl = ReturnType<typeof useReportUrl>;

const PATH = '/admin/analytics';
const DEFAULT_PERIOD: Period = 'month';

function readState(search: URLSearchParams) {
  const requested = periods.find(({ value }) => value === search.get('period'))?.value ?? DEFAULT_PERIOD;
  const [from = '', to = ''] = [search.get('from') ?? '', search.get('to') ?? ''];
  const hasRange = isDay(from) && isDay(to) && from <= to;
  const period = requested === 'custom' && !hasRange ? DEFAULT_PERIOD : requested;
  const days = period === 'custom' ? { from, to } : daysOf(period, officeDay());
  const chosen = comparisons.find(({ value }) => value === search.get('compare'))?.value ?? 'previous';
  const comparison = period === 'all' ? 'none' : chosen;
  const compared = comparedDays(days, comparison);
  const filters = readFilters(search);
  const query = {
    ...days,
    ...(compared && { compareFrom: compared.from, compareTo: compared.to }),
    ...Object.fromEntries(filters.map(({ dimension, value }) => [dimension, value])),
  };
  return { period, days, comparison, compared, filters, query, segment: segmentOf(filters) };
}

function readFilters(search: URLSearchParams) {
  return visitDimensions.flatMap((dimension) => {
    const value = search.get(dimension)?.slice(0, maxFilterLength) ?? '';
    const rule = parseFilter(value);
    return rule ? [{ dimension, value: formatFilter(rule), rule }] : [];
  });
}

/** Filters as a query string, the same however they were put together. */
const segmentOf = (filters: ReturnType<typeof readFilters>) =>
  new URLSearchParams(filters.map(({ dimension, value }) => [dimension, value])).toString();

/** Whether a saved segment has these filters. */
export const isSegment = (saved: string, segment: string) =>
  segmentOf(readFilters(new URLSearchParams(saved))) === segment;
