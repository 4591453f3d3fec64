import { array, boolean, type Infer, integer, nullable, number, object, string } from 'superstruct';
import { choice, documented, endpoint, optional } from '../../platform/contracts/endpoint';
import { ReportQuery } from '../reports/contract';
import { visitDimensions } from '../visits/contract';

/** The figures whose change can be explained. */
export const changeFigures = ['visitors', 'visits', 'views'] as const;
export type ChangeFigure = (typeof changeFigures)[number];

/** The dimensions in which an explanation is looked for. */
export const explainingDimensions = [
  'channel',
  'source',
  'campaign',
  'referrer',
  'entry',
  'country',
  'device',
  'browser',
] as const satisfies readonly (typeof visitDimensions)[number][];

/** The most segments that explain a change, and an unusual day. */
export const maxExplanations = 8;
export const maxDayExplanations = 3;
/** The latest unusual days of a period. */
export const maxAnomalies = 5;

export const ChangeQuery = object({
  ...ReportQuery.schema,
  /** Visitors by default. */
  figure: optional(choice(changeFigures, 'Please choose visitors, visits or views.')),
});
export type ChangeQuery = Infer<typeof ChangeQuery>;

const fields = {
  dimension: choice(visitDimensions, 'No such dimension.'),
  key: string(),
  now: integer(),
  /** In the compared period; on an unusual day, the median of the same weekdays before it. */
  before: number(),
  /** What it would be now if it had changed like all other visits. */
  expected: number(),
  /** What the total would be then. */
  totalExpected: number(),
};
const SegmentChange = object(fields);
export type SegmentChange = Infer<typeof SegmentChange>;

export const ChangeReport = object({
  now: integer(),
  /** Null without a period to compare with, and where the filters cannot be counted for both periods. */
  before: documented(nullable(integer()), { type: ['integer', 'null'] }),
  /** Segments that changed further than all other visits, most clearly first. */
  segments: array(SegmentChange),
});
export type ChangeReport = Infer<typeof ChangeReport>;

const Anomaly = object({
  day: string(),
  value: integer(),
  /** The median of the same weekday in the eight weeks before. */
  usual: number(),
  /** The range in which the value was expected. */
  low: number(),
  high: number(),
  segments: array(SegmentChange),
});
export type Anomaly = Infer<typeof Anomaly>;

export const AnomalyReport = object({
  /** False where the filters can only be counted for the last 30 days, which is too short for an expectation. */
  isCounted: boolean(),
  /** Latest first. Today is left out, because it is not over. */
  items: array(Anomaly),
});
export type AnomalyReport = Infer<typeof AnomalyReport>;

export const getChangeReport = endpoint({
  method: 'GET',
  path: '/admin/analytics/changes',
  query: ChangeQuery,
  returns: ChangeReport,
  summary:
    'The segments of visits that explain the change from one period to another: those that changed further than all other visits.',
});

export const listAnomalies = endpoint({
  method: 'GET',
  path: '/admin/analytics/anomalies',
  query: ChangeQuery,
  returns: AnomalyReport,
  summary:
    'Days of a period on which a figure was far from the same weekday of the eight weeks before, with the segments that explain it; at most the latest five.',
});
