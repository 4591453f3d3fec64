import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  optional,
  tableFormat,
  text,
} from '../../platform/contracts/endpoint';
import { ImportedSpan } from '../history/contract';
import { visitDimensions } from '../visits/contract';

/** Days for which visits are stored one by one; older figures come from rollups alone. */
export const retainedDays = 30;
/** Rows of a breakdown. */
export const maxBreakdownRows = 500;
/** With two or more filters, values with fewer daily visitors are left out, so that individuals cannot be identified. */
export const minVisitors = 5;

/** The longest text of a filter. */
export const maxFilterLength = 500;

const filter = text({ max: maxFilterLength, label: 'The filter' });

/** One rule per dimension; see `parseFilter` of `filterSyntax`. */
const filters = Object.fromEntries(
  visitDimensions.map((dimension) => [dimension, optional(filter)]),
) as Record<(typeof visitDimensions)[number], ReturnType<typeof optional<string, null>>>;

const period = {
  from: calendarDay('Please enter the first day, such as 2026-11-01.'),
  to: calendarDay('Please enter the last day, such as 2026-11-30.'),
};

export const ReportQuery = object({
  ...period,
  /** The period to compare with. */
  compareFrom: optional(calendarDay('Please enter the first day to compare with.')),
  compareTo: optional(calendarDay('Please enter the last day to compare with.')),
  ...filters,
});
export type ReportQuery = Infer<typeof ReportQuery>;

const Dimension = choice(visitDimensions, 'Please choose a dimension.');

export const BreakdownQuery = object({ ...ReportQuery.schema, dimension: Dimension });
export type BreakdownQuery = Infer<typeof BreakdownQuery>;

const BreakdownExportQuery = object({ ...BreakdownQuery.schema, format: tableFormat() });

const SeriesExportQuery = object({ ...ReportQuery.schema, format: tableFormat() });

/** Counts of the visits that match the filters. Visitors are counted once a day. */
const Figures = object({
  visitors: integer(),
  visits: integer(),
  views: integer(),
  /** Visits with one page view and no other event. */
  bounces: integer(),
  /** Milliseconds in which a page was visible. */
  engaged: integer(),
});
export type Figures = Infer<typeof Figures>;

const nullableText = () => documented(nullable(string()), { type: ['string', 'null'] });

/** What the figures cover. */
const Coverage = object({
  from: string(),
  to: string(),
  /** The first day for which this combination of filters can be counted, if the period began before it. */
  limitedTo: nullableText(),
  /** The first day with figures; null if there are none. */
  since: nullableText(),
  /** `rollups`: daily and monthly sums. `visits`: counted from single visits. */
  counted: choice(['rollups', 'visits'], 'No such way of counting.'),
});
export type Coverage = Infer<typeof Coverage>;

/** The counts that imports do not always have. */
export const importedCounts = [
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

/** The part of a report that was imported from another product. */
const ImportedPart = object({
  included: array(ImportedSpan),
  /** Imported days that cannot be counted by these filters or values, and are left out. */
  excluded: array(ImportedSpan),
  /** The part of the figures that was imported. */
  figures: Figures,
  /** Counts that the imports do not have for all of their days. */
  missing: array(choice(importedCounts, 'No such count.')),
});
export type ImportedPart = Infer<typeof ImportedPart>;

const nullablePart = () => documented(nullable(ImportedPart), { type: ['object', 'null'] });

/** Browsers of visitors who allowed analytics, each once in the period. */
const UniqueVisitors = object({
  count: integer(),
  /** Within about 3% (two standard errors) instead of exact. */
  isEstimate: boolean(),
});
export type UniqueVisitors = Infer<typeof UniqueVisitors>;

const SeriesPoint = object({
  /** The hour in UTC, the day or the month: `2026-11-12T15:00Z`, `2026-11-12`, `2026-11`. */
  at: string(),
  ...Figures.schema,
  /** Some or all of it was imported. */
  isImported: boolean(),
});
export type SeriesPoint = Infer<typeof SeriesPoint>;

export const Summary = object({
  coverage: Coverage,
  current: Figures,
  /** Null where the filters cannot be counted for the period. */
  uniqueVisitors: documented(nullable(UniqueVisitors), { type: ['object', 'null'] }),
  /** Null without a comparison, and where the filters cannot be counted for it. */
  previous: documented(nullable(Figures), { type: ['object', 'null'] }),
  interval: choice(['hour', 'day', 'month'], 'No such interval.'),
  series: array(SeriesPoint),
  previousSeries: documented(nullable(array(SeriesPoint)), { type: ['array', 'null'] }),
  imported: nullablePart(),
  previousImported: nullablePart(),
});
export type Summary = Infer<typeof Summary>;

const BreakdownRow = object({
  key: string(),
  ...Figures.schema,
  /** For a page its views, for an event or a property how often it occurred; else 0. */
  occurrences: integer(),
  /** For a page the milliseconds in which it was visible; else 0. */
  ownEngaged: integer(),
  /**
   * For a page, how far its visits scrolled it at their furthest, in percent on average; null where none reported it.
   */
  scrollDepth: documented(nullable(integer()), { type: ['integer', 'null'] }),
  /** The visits among them that were imported. */
  importedVisits: integer(),
  previousVisitors: documented(nullable(integer()), { type: ['integer', 'null'] }),
});
export type BreakdownRow = Infer<typeof BreakdownRow>;

export const Breakdown = object({
  coverage: Coverage,
  /** Daily visitors that match the filters: the denominator of every rate. */
  visitors: integer(),
  rows: array(BreakdownRow),
  /** There are more values than rows. */
  isMore: boolean(),
  /** Values left out because they have too few visitors. */
  suppressed: integer(),
  imported: nullablePart(),
});
export type Breakdown = Infer<typeof Breakdown>;

export const Live = object({ visitors: integer() });

export const getSummary = endpoint({
  method: 'GET',
  path: '/admin/analytics/summary',
  query: ReportQuery,
  returns: Summary,
  summary:
    'Visitors, visits, views, bounces and engagement of a period by hour, day or month, for the visits that match the filters.',
});

export const getBreakdown = endpoint({
  method: 'GET',
  path: '/admin/analytics/breakdown',
  query: BreakdownQuery,
  returns: Breakdown,
  summary: 'Visits that match the filters by the values of one dimension, most visitors first.',
});

export const getLive = endpoint({
  method: 'GET',
  path: '/admin/analytics/live',
  returns: Live,
  summary: 'Visitors with an event in the last five minutes.',
});

export const exportBreakdown = endpoint({
  method: 'GET',
  path: '/admin/analytics/breakdown/export',
  query: BreakdownExportQuery,
  returns: documented(string(), { type: 'string' }),
  contentType: 'text/csv',
  summary: 'A breakdown as CSV or JSON, with the same filters.',
});

export const exportSummary = endpoint({
  method: 'GET',
  path: '/admin/analytics/summary/export',
  query: SeriesExportQuery,
  returns: documented(string(), { type: 'string' }),
  contentType: 'text/csv',
  summary: 'The figures of a period by hour, day or month as CSV or JSON, with the same filters.',
});
