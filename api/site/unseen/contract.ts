import { type Infer, integer, nullable, number, object } from 'superstruct';
import { calendarDay, documented, endpoint } from '../../platform/contracts/endpoint';

/** Fewer cookie choices or enquiries than this say nothing about everybody. */
export const leastForEstimate = 20;

export const UnseenQuery = object({
  from: calendarDay('Please enter the first day, such as 2026-11-01.'),
  to: calendarDay('Please enter the last day, such as 2026-11-30.'),
});
export type UnseenQuery = Infer<typeof UnseenQuery>;

/** Shares from 0 to 1. */
const Range = object({ low: number(), high: number() });
export type Range = Infer<typeof Range>;

const nullableRange = () => documented(nullable(Range), { type: ['object', 'null'] });

export const UnseenEstimate = object({
  /** Daily visitors that were counted. */
  visitors: integer(),
  /** Browsers whose latest cookie choice in the period allows or declines analytics. */
  accepted: integer(),
  declined: integer(),
  /** Enquiries that a browser sent, without spam, and how many of them analytics counted. */
  enquiries: integer(),
  countedEnquiries: integer(),
  /** The share of visitors that are not counted, by each method and by both. Null where there is too little to tell. */
  byChoices: nullableRange(),
  byEnquiries: nullableRange(),
  range: nullableRange(),
});
export type UnseenEstimate = Infer<typeof UnseenEstimate>;

export const getUnseenEstimate = endpoint({
  method: 'GET',
  path: '/admin/analytics/unseen',
  query: UnseenQuery,
  returns: UnseenEstimate,
  summary:
    'Estimates the share of visitors that analytics does not count, as a range: from cookie choices, and from enquiries that arrived without being counted.',
});
