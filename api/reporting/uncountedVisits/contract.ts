import { type Infer, integer, nullable, number, object } from 'superstruct';
import { calendarDay, documented, endpoint } from '../../platform/contracts/endpoint';

/** Fewer cookie choices or enquiries than this say nothing about everybody. */
export const leastForEstimate = 20;

export const UncountedQuery = object({
  from: calendarDay('Please enter the first day, such as 2026-11-01.'),
  to: calendarDay('Please enter the last day, such as 2026-11-30.'),
});
export type UncountedQuery = Infer<typeof UncountedQuery>;

/** Shares from 0 to 1. */
const Range = object({ low: number(), high: number() });
export type Range = Infer<typeof Range>;

const nullableRange = () => documented(nullable(Range), { type: ['object', 'null'] });

export const UncountedEstimate = object({
  /** Daily visitors that were counted. */
  visitors: integer(),
  /** Browsers whose latest cookie choice in the period allows or declines analytics. */
  accepted: integer(),
  declined: integer(),
  /** Enquiries that a browser sent, without spam, and how many of them analytics counted. */
  enquiries: integer(),
  countedEnquiries: integer(),
  /** The share of visitors that are not counted, by each method and by both. Null where there is not enough data. */
  byChoices: nullableRange(),
  byEnquiries: nullableRange(),
  range: nullableRange(),
});
export type UncountedEstimate = Infer<typeof UncountedEstimate>;

export const getUncountedEstimate = endpoint({
  method: 'GET',
  path: '/admin/analytics/uncounted',
  query: UncountedQuery,
  returns: UncountedEstimate,
  summary:
    'Estimates the share of visitors that analytics does not count, as a range: from cookie choices, and from enquiries that arrived without being counted.',
});
