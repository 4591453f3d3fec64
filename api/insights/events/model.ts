import { model, Schema } from 'mongoose';
import type { TrafficClass } from '../origin/contract';
import type { EventDimension, VitalMetric } from './contract';

/** One event as it arrived, or one measurement of a page's speed (those have a value). No address, no identity that outlives its day. */
export interface EventRecord {
  at: Date;
  /** The day of the calendar in the firm's own zone. */
  day: string;
  /** Tells visitors of one day apart: a hash whose salt is thrown away. */
  visitor: string;
  /** `page_view`, a tracked word, or the metric. */
  name: string;
  /** The path; of a measurement the route. */
  path: string;
  /** The host of the site that led here, where it is another. */
  referrer?: string;
  source?: string;
  campaign?: string;
  class?: TrafficClass;
  device: string;
  browser: string;
  /** A program that says so, or one of more visitors than a network has. */
  isRobot?: true;
  /** Until it is added up. */
  isUncounted?: true;
  props?: { name: string; value: string }[];
  value?: number;
}

const day = 86_400;
const text = { type: String, required: true } as const;

const schema = new Schema<EventRecord>(
  {
    at: { type: Date, required: true },
    ...{ day: text, visitor: text, name: text, path: text, device: text, browser: text },
    ...{ referrer: String, source: String, campaign: String, class: String },
    isRobot: Boolean,
    isUncounted: { type: Boolean, default: true },
    props: { type: [new Schema({ name: String, value: String }, { _id: false })], default: undefined },
    value: Number,
  },
  { versionKey: false },
);
schema.index({ day: 1, visitor: 1 });
schema.index({ isUncounted: 1, _id: 1 }, { partialFilterExpression: { isUncounted: true } });
schema.index({ at: 1 }, { expireAfterSeconds: 30 * day });

/** Raw events, for 30 days. */
export const Event = model<EventRecord>('Event', schema, 'events');

/**
 * What a sum is of. A `part` is of a day as well, of every key that came up on it, however many: days are made of parts,
 * months of days.
 */
export type Bucket = 'part' | 'day' | 'month';

/** How often something was seen on a day, or in a month. */
export interface EventRollupRecord {
  /** Bucket, dimension and key. */
  _id: string;
  bucket: Bucket;
  /** `2026-11-12`, of a month `2026-11`. */
  at: string;
  dimension: EventDimension;
  key: string;
  views: number;
  events: number;
  visitors: number;
  /** The first moment of it, by which it is forgotten. */
  date: Date;
  /** When a part is forgotten. */
  partUntil?: Date;
}

const kept = 761 * day;

const rollup = new Schema<EventRollupRecord>(
  {
    ...{ _id: text, bucket: text, at: text, dimension: text, key: { type: String, default: '' } },
    ...{ views: Number, events: Number, visitors: Number },
    date: { type: Date, required: true },
    partUntil: Date,
  },
  { versionKey: false },
);
rollup.index({ partUntil: 1 }, { expireAfterSeconds: 0 });
rollup.index({ dimension: 1, bucket: 1, at: 1 });
rollup.index({ date: 1 }, { expireAfterSeconds: kept });

/** Events added up, for 25 months. */
export const EventRollup = model<EventRollupRecord>('EventRollup', rollup, 'eventRollups');

/** How a route fared on a day, or in a month, by one metric. */
export interface VitalRollupRecord {
  _id: string;
  bucket: Bucket;
  at: string;
  route: string;
  metric: VitalMetric;
  /** How many measurements fell into each step; see `stepOf`. */
  steps: Record<string, number>;
  date: Date;
  partUntil?: Date;
}

const vitals = new Schema<VitalRollupRecord>(
  {
    ...{ _id: text, bucket: text, at: text, route: text, metric: text },
    steps: { type: Map, of: Number },
    date: { type: Date, required: true },
    partUntil: Date,
  },
  { versionKey: false },
);
vitals.index({ partUntil: 1 }, { expireAfterSeconds: 0 });
vitals.index({ metric: 1, bucket: 1, at: 1 });
vitals.index({ date: 1 }, { expireAfterSeconds: kept });

/** Measurements of speed added up, for 25 months. */
export const VitalRollup = model<VitalRollupRecord>('VitalRollup', vitals, 'vitalRollups');

/** How far events were added up. */
export interface RollupState {
  _id: 'events';
  through: Date;
  /** Days whose parts have changed since the day was made of them. */
  days: string[];
}

const state = new Schema<RollupState>({ _id: text, through: Date, days: [String] }, { versionKey: false });

export const Rollups = model<RollupState>('Rollups', state, 'rollups');

/** What the visitors of a day are hashed with. */
export interface DaySalt {
  /** The day. */
  _id: string;
  salt: string;
  at: Date;
}

const salts = new Schema<DaySalt>({ _id: text, salt: text, at: Date }, { versionKey: false });
salts.index({ at: 1 }, { expireAfterSeconds: 2 * day });

/** Gone two days later: then nobody can tell any more who a hash was. */
export const DaySalts = model<DaySalt>('DaySalt', salts, 'daySalts');
