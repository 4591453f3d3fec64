import {
  array,
  boolean,
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
import { BrowserId, CampaignDetails, TrafficSource } from '../origin/contract';

/** Core Web Vitals and related metrics, in milliseconds; CLS has no unit. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** Google's limits: good up to the first, poor above the second. */
export const vitalLimits: Record<VitalMetric, { good: number; poor: number }> = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
};

export const deviceKinds = ['phone', 'tablet', 'desktop'] as const;

/** What event counts can be grouped by. `total` has the single key `all`. */
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

/**
 * Why a visitor was judged to be a robot: its user agent says so or is empty, a program controls its browser, it viewed
 * pages faster than people read, or its network had too many new visitors.
 */
export const robotReasons = ['declared', 'nameless', 'automated', 'fast', 'network'] as const;
export type RobotReason = (typeof robotReasons)[number];

/** The key of a robot: the reason, its name, and by which part of its user agent. */
export const robotKey = (reason: RobotReason, name: string, sign = '') =>
  [reason, name, sign].filter(Boolean).join('\t');

/** Limits above which events are not stored: of a network in a minute or a day, of a connection, of all in a day. */
export const storageLimits = ['minute', 'network', 'connection', 'total'] as const;
export type StorageLimit = (typeof storageLimits)[number];

/** Begins the key of events in the list of bots that were not stored; the name of the limit follows. */
export const droppedKey = 'dropped\t';

export const maxEventsPerBatch = 20;

/** One day. Rejects invalid measurements, and infinite values that could not be summed. */
const maxMeasurement = 86_400_000;

const { source, medium, campaign } = TrafficSource.schema;

/** Something that happened on a page: `page_view`, or the name of a tracked event. */
const Event = object({
  name: text({ min: 1, max: 60, label: 'The name' }),
  path: text({ min: 1, max: 500, label: 'The path' }),
  referrer: optional(text({ max: 500, label: 'The referrer' })),
  props: optional(size(array(object({ name: text({ min: 1, max: 40 }), value: text({ max: 200 }) })), 0, 10)),
});

/** The longest time that one report of a page may claim to have been visible, in milliseconds. */
export const maxEngagement = 1_800_000;

/** How long a page was visible since the last report, in milliseconds, and how far it was scrolled since it was opened. */
const Engagement = object({
  path: text({ min: 1, max: 500, label: 'The path' }),
  value: documented(size(number(), 0, maxEngagement), { type: 'number', minimum: 0, maximum: maxEngagement }),
  /** Percent of the page above the lower edge of the window, at its furthest. */
  depth: optional(documented(size(integer(), 0, 100), { type: 'integer', minimum: 0, maximum: 100 })),
});

const Vital = object({
  metric: choice(vitalMetrics, 'No such metric.'),
  /** The route pattern of the page, such as `/blog/:slug`. */
  route: text({ min: 1, max: 200, label: 'The route' }),
  value: documented(size(number(), 0, maxMeasurement), {
    type: 'number',
    minimum: 0,
    maximum: maxMeasurement,
  }),
});

/**
 * What a browser recorded since its last batch, at most 20 entries. Nothing in it identifies a visitor who has not
 * allowed analytics.
 */
export const EventBatch = refine(
  object({
    /** The last touch of the visit. The server classifies it again. */
    visit: optional(object({ source, medium, campaign, ...CampaignDetails.schema, rule: text({ max: 40 }) })),
    browserId: optional(BrowserId()),
    /** `navigator.webdriver`: a program controls the browser. */
    isAutomated: optional(boolean()),
    events: array(Event),
    vitals: optional(array(Vital)),
    engagement: optional(array(Engagement)),
  }),
  'batch',
  ({ events, vitals = [], engagement = [] }) =>
    events.length + vitals.length + engagement.length <= maxEventsPerBatch ||
    `At most ${maxEventsPerBatch} events per request.`,
);
export type EventBatch = Infer<typeof EventBatch>;

const period = {
  from: calendarDay('Please enter the first day, such as 2026-11-01.'),
  to: calendarDay('Please enter the last day, such as 2026-11-30.'),
};

export const EventQuery = object({
  ...period,
  dimension: choice(eventDimensions, 'Please choose a dimension.'),
  /** `day` returns one row per day and key, ordered by day. */
  by: optional(choice(['key', 'day'], 'Please choose rows by key or by day.')),
});
export type EventQuery = Infer<typeof EventQuery>;

/** Visitors are counted per day: a total is the sum of daily visitors, not of people. */
export const EventTotals = object({
  rows: array(
    object({
      key: string(),
      /** Only with `by=day`. */
      day: nullableDay(),
      views: integer(),
      /** Other events than page views. */
      events: integer(),
      visitors: integer(),
    }),
  ),
});
export type EventTotals = Infer<typeof EventTotals>;

export const VitalQuery = object({
  ...period,
  metric: choice(vitalMetrics, 'Please choose a metric.'),
  /** Only page loads on this kind of device; all by default. */
  device: optional(choice(deviceKinds, 'Please choose phone, tablet or desktop.')),
});
export type VitalQuery = Infer<typeof VitalQuery>;

export const VitalTotals = object({
  rows: array(
    object({
      route: string(),
      metric: choice(vitalMetrics, 'No such metric.'),
      count: integer(),
      /** 75th percentile, within 5 %. */
      p75: number(),
      /** Page loads up to the limit for good, and above the one for poor; each within 5 % of the limit. */
      good: integer(),
      poor: integer(),
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
    'Counts events on pages without storing cookies or addresses. Also accepts the text body of beacons. Events above the limits are dropped without an error.',
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
  summary: 'Page speed in a period for one metric, by route, on one kind of device or all.',
});

function nullableDay() {
  const struct = nullable(define<string>('string', (value) => typeof value === 'string'));
  return documented(struct, { type: ['string', 'null'], format: 'date' });
}
