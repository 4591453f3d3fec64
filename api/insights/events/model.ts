import { model, Schema } from 'mongoose';
import type { TrafficClass } from '../origin/contract';
import type { EventDimension, VitalMetric } from './contract';

/**
 * One event as received, or one measurement of page speed (which has a `value`). Holds no address and, of visitors who
 * have not allowed analytics, no identity that outlives its day.
 */
export interface EventRecord {
  at: Date;
  /** The calendar day in the firm's time zone. */
  day: string;
  /** Identifies a visitor within one day: a hash whose salt is deleted. */
  visitor: string;
  /** Identifies the browser of a visitor who allowed analytics; see `hashBrowserId`. */
  browserId?: string;
  /** See `markBrowser`. */
  browserMark?: string;
  /** `page_view`, `engagement`, the name of a tracked event, or the metric. */
  name: string;
  /** The path; for a measurement, the route. */
  path: string;
  /** Host of the referring site, if it is another site. */
  referrer?: string;
  source?: string;
  medium?: string;
  campaign?: string;
  /** The keyword and the ad or link of the campaign. */
  term?: string;
  content?: string;
  class?: TrafficClass;
  device: string;
  browser: string;
  /** The operating system. */
  system?: string;
  /** The first language that the browser asks for, such as `en`. */
  language?: string;
  /** The country of the network, such as `US`. */
  country?: string;
  /** A declared robot, or a visitor above the limit of its network. */
  isRobot?: true;
  /** See `robotKey`. */
  robot?: string;
  /** Set until the event is rolled up. */
  isUncounted?: true;
  props?: { name: string; value: string }[];
  value?: number;
  /** Of engagement, how far the page was scrolled, in percent. */
  depth?: number;
}

const day = 86_400;
const text = { type: String, required: true } as const;

const schema = new Schema<EventRecord>(
  {
    at: { type: Date, required: true },
    day: text,
    visitor: text,
    browserId: String,
    browserMark: String,
    name: text,
    path: text,
    device: text,
    browser: text,
    referrer: String,
    source: String,
    medium: String,
    campaign: String,
    term: String,
    content: String,
    class: String,
    system: String,
    language: String,
    country: String,
    isRobot: Boolean,
    robot: String,
    isUncounted: { type: Boolean, default: true },
    props: { type: [new Schema({ name: String, value: String }, { _id: false })], default: undefined },
    value: Number,
    depth: Number,
  },
  { versionKey: false },
);
schema.index({ day: 1, visitor: 1 });
schema.index({ browserId: 1 }, { partialFilterExpression: { browserId: { $exists: true } } });
schema.index({ isUncounted: 1, _id: 1 }, { partialFilterExpression: { isUncounted: true } });
schema.index({ at: 1 }, { expireAfterSeconds: 30 * day });

/** Raw events, stored for 30 days. */
export const Event = model<EventRecord>('Event', schema, 'events');

/**
 * The period of a sum. A `part` is a partial sum of one day that holds every key; days are built from parts and months
 * from days.
 */
export type Bucket = 'part' | 'day' | 'month';

/** Counts of one key on a day or in a month. */
export interface EventRollupRecord {
  /** Bucket, dimension and key. */
  _id: string;
  bucket: Bucket;
  /** `2026-11-12` for a day, `2026-11` for a month. */
  at: string;
  dimension: EventDimension;
  key: string;
  views: number;
  events: number;
  visitors: number;
  /** Start of the period; the record expires relative to it. */
  date: Date;
  /** When a part expires. */
  partUntil?: Date;
}

/** Seconds: 25 months. */
export const rollupLifetime = 761 * day;

const rollup = new Schema<EventRollupRecord>(
  {
    _id: text,
    bucket: text,
    at: text,
    dimension: text,
    key: { type: String, default: '' },
    views: Number,
    events: Number,
    visitors: Number,
    date: { type: Date, required: true },
    partUntil: Date,
  },
  { versionKey: false },
);
rollup.index({ partUntil: 1 }, { expireAfterSeconds: 0 });
rollup.index({ dimension: 1, bucket: 1, at: 1 });
rollup.index({ date: 1 }, { expireAfterSeconds: rollupLifetime });

/** Event rollups, stored for 25 months. */
export const EventRollup = model<EventRollupRecord>('EventRollup', rollup, 'eventRollups');

/** Measurements of one route, metric and kind of device on a day or in a month. */
export interface VitalRollupRecord {
  _id: string;
  bucket: Bucket;
  at: string;
  route: string;
  metric: VitalMetric;
  /** Absent for what was measured before devices were told apart. */
  device?: string;
  /** Number of measurements per histogram step; see `getHistogramStep`. */
  steps: Record<string, number>;
  date: Date;
  partUntil?: Date;
}

const vitals = new Schema<VitalRollupRecord>(
  {
    _id: text,
    bucket: text,
    at: text,
    route: text,
    metric: text,
    device: String,
    steps: { type: Map, of: Number },
    date: { type: Date, required: true },
    partUntil: Date,
  },
  { versionKey: false },
);
vitals.index({ partUntil: 1 }, { expireAfterSeconds: 0 });
vitals.index({ metric: 1, bucket: 1, at: 1 });
vitals.index({ date: 1 }, { expireAfterSeconds: rollupLifetime });

/** Vitals rollups, stored for 25 months. */
export const VitalRollup = model<VitalRollupRecord>('VitalRollup', vitals, 'vitalRollups');

/** Progress of the rollup. */
export interface RollupState {
  _id: 'events';
  through: Date;
  /** Days whose parts have changed since the day was rolled up. */
  days: string[];
  /** Days whose visits have changed since they were counted, with the number of visitors whose visits did. */
  changed?: Record<string, number>;
  /** When the visits of all changed days were last counted. */
  visitsAt?: Date;
}

const state = new Schema<RollupState>(
  { _id: text, through: Date, days: [String], changed: Schema.Types.Mixed, visitsAt: Date },
  { versionKey: false },
);

export const Rollups = model<RollupState>('Rollups', state, 'rollups');

/** The salt for the visitor hashes of one day. */
export interface DaySalt {
  /** The day. */
  _id: string;
  salt: string;
  at: Date;
}

const salts = new Schema<DaySalt>({ _id: text, salt: text, at: Date }, { versionKey: false });
salts.index({ at: 1 }, { expireAfterSeconds: 2 * day });

/** Deleted after two days; from then on no hash can be traced back to a visitor. */
export const DaySalts = model<DaySalt>('DaySalt', salts, 'daySalts');
