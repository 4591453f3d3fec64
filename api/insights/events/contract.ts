import {
  array,
  define,
  type Infer,
  integer,
  nullable,
  number,
  object,
  refine,
  size,
  string,
} from 'superstruct';
import { calendarDay, choice, documented, endpoint, optional, text } from '../../platform/contracts/endpoint';
import { TrafficSource } from '../origin/contract';

/** What is measured of how fast a page is: milliseconds, but for CLS, which has no unit. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** What events are told apart by. `total` has the one key `all`. */
export const eventDimensions = [
  'total',
  'path',
  'referrer',
  'class',
  'source',
  'campaign',
  'device',
  'browser',
  'event',
  'robot',
] as const;
export type EventDimension = (typeof eventDimensions)[number];

export const mostEventsAtOnce = 20;

/** A day: what is larger was not measured, and what is endless cannot be added up. */
const longestMeasured = 86_400_000;

const { source, medium, campaign } = TrafficSource.schema;

/** Something that happened on a page: `page_view`, or a word that a page tracked. */
const Event = object({
  name: text({ min: 1, max: 60, label: 'The name' }),
  path: text({ min: 1, max: 500, label: 'The path' }),
  referrer: optional(text({ max: 500, label: 'The referrer' })),
  props: optional(size(array(object({ name: text({ min: 1, max: 40 }), value: text({ max: 200 }) })), 0, 10)),
});

const Vital = object({
  metric: choice(vitalMetrics, 'No such metric.'),
  /** The pattern of the page's address, such as `/blog/:slug`. */
  route: text({ min: 1, max: 200, label: 'The route' }),
  value: documented(size(number(), 0, longestMeasured), {
    type: 'number',
    minimum: 0,
    maximum: longestMeasured,
  }),
});

/** What a browser saw since it last told; at most 20 in all. Nothing in it tells visitors apart. */
export const EventBatch = refine(
  object({
    /** The last touch of the visit; its class is judged anew. */
    visit: optional(object({ source, medium, campaign, rule: text({ max: 40 }) })),
    events: array(Event),
    vitals: optional(array(Vital)),
  }),
  'batch',
  ({ events, vitals = [] }) =>
    events.length + vitals.length <= mostEventsAtOnce || `At most ${mostEventsAtOnce} at once.`,
);
export type EventBatch = Infer<typeof EventBatch>;

const period = {
  from: calendarDay('Please give the first day, such as 2026-11-01.'),
  to: calendarDay('Please give the last day, such as 2026-11-30.'),
};

export const EventQuery = object({
  ...period,
  dimension: choice(eventDimensions, 'Please choose what to tell apart.'),
  /** `day` gives a row for each day and key, in the order of days. */
  by: optional(choice(['key', 'day'], 'Please choose rows by key or by day.')),
});
export type EventQuery = Infer<typeof EventQuery>;

/** Visitors are counted anew each day: the sum of the days, not of people. */
export const EventTotals = object({
  rows: array(
    object({
      key: string(),
      /** With `by=day` alone. */
      day: nullableDay(),
      views: integer(),
      /** Other events than page views. */
      events: integer(),
      visitors: integer(),
    }),
  ),
});
export type EventTotals = Infer<typeof EventTotals>;

export const VitalQuery = object({ ...period, metric: choice(vitalMetrics, 'Please choose a metric.') });
export type VitalQuery = Infer<typeof VitalQuery>;

export const VitalTotals = object({
  rows: array(
    object({
      route: string(),
      metric: choice(vitalMetrics, 'No such metric.'),
      count: integer(),
      /** What three of four page loads were at most, within 5 %. */
      p75: number(),
    }),
  ),
});
export type VitalTotals = Infer<typeof VitalTotals>;

export const createEvents = endpoint({
  method: 'POST',
  path: '/events',
  body: EventBatch,
  status: 202,
  summary:
    'Counts what happened on pages, without cookies or addresses. Takes the text that beacons send as well. What is too much is left out without a word.',
});

export const listEventTotals = endpoint({
  method: 'GET',
  path: '/admin/analytics/events',
  query: EventQuery,
  returns: EventTotals,
  summary: 'Page views, other events and visitors of a period, most viewed first, at most 500 rows by key.',
});

export const listVitalTotals = endpoint({
  method: 'GET',
  path: '/admin/analytics/vitals',
  query: VitalQuery,
  returns: VitalTotals,
  summary: 'How fast pages were in a period by one metric, by route.',
});

function nullableDay() {
  const struct = nullable(define<string>('string', (value) => typeof value === 'string'));
  return documented(struct, { type: ['string', 'null'], format: 'date' });
}
