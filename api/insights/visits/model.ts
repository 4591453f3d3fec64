import { model, Schema } from 'mongoose';
import type { Combination } from './dimensions';

/**
 * One visit: what a visitor did until thirty minutes passed without an event. Holds no address and, of visitors who have
 * not allowed analytics, no identity that outlives its day. An empty text means that the value is unknown or does not apply.
 */
export interface VisitRecord {
  /** Day, visitor and number of the visit on that day. */
  _id: string;
  /** The calendar day in the firm's time zone. */
  day: string;
  /** The hour it began: `2026-11-12T15:00Z`. */
  hour: string;
  startAt: Date;
  /** Identifies a visitor within one day: a hash whose salt is deleted. */
  visitor: string;
  /** The browser, where its visitor allowed analytics. */
  browserId?: string;
  /** See `markBrowser`. */
  browserMark?: string;
  entry: string;
  exit: string;
  channel: string;
  source: string;
  medium: string;
  campaign: string;
  /** The keyword and the ad or link of the campaign; absent in visits that are older than these fields. */
  term?: string;
  content?: string;
  referrer: string;
  country: string;
  device: string;
  browser: string;
  system: string;
  language: string;
  /** Page views. */
  views: number;
  /** Milliseconds in which a page was visible. */
  engaged: number;
  isBounce: boolean;
  pages: VisitPage[];
  /** Events other than page views, with the number of times. */
  events: { name: string; count: number }[];
  /** What was reported with events, by `nameProperty`; absent in older visits. */
  properties?: { key: string; count: number }[];
  /** Names of events and paths in the order in which they happened, for funnels. */
  steps: string[];
}

interface VisitPage {
  path: string;
  views: number;
  engaged: number;
  /** How far it was scrolled, in percent, at its furthest; absent where it was not reported. */
  depth?: number;
}

const day = 86_400;
const text = { type: String, default: '' } as const;
const required = { type: String, required: true } as const;

const visit = new Schema<VisitRecord>(
  {
    _id: required,
    day: required,
    hour: required,
    startAt: { type: Date, required: true },
    visitor: required,
    browserId: String,
    browserMark: String,
    entry: text,
    exit: text,
    channel: text,
    source: text,
    medium: text,
    campaign: text,
    term: text,
    content: text,
    referrer: text,
    country: text,
    device: text,
    browser: text,
    system: text,
    language: text,
    views: Number,
    engaged: Number,
    isBounce: Boolean,
    pages: [new Schema({ path: String, views: Number, engaged: Number, depth: Number }, { _id: false })],
    events: [new Schema({ name: String, count: Number }, { _id: false })],
    properties: [new Schema({ key: String, count: Number }, { _id: false })],
    steps: [String],
  },
  { versionKey: false },
);
visit.index({ day: 1, visitor: 1 });
visit.index({ day: 1, browserId: 1 });
visit.index({ browserId: 1, startAt: -1 }, { partialFilterExpression: { browserId: { $exists: true } } });
visit.index({ startAt: 1 }, { expireAfterSeconds: 30 * day });

/** Visits, stored for 30 days like their events. */
export const Visit = model<VisitRecord>('Visit', visit, 'visits');

/** Counts of one value, or one pair of values: both keys, then the counts in the order of `countNames`. */
export type RollupRow = [string, string, ...number[]];

/** All counts of a combination of dimensions on one day or in one month. */
export interface VisitRollupRecord {
  /** Bucket, day or month, and combination. */
  _id: string;
  bucket: 'day' | 'month';
  at: string;
  combination: Combination;
  rows: RollupRow[];
  /** Start of the period; the record expires relative to it. */
  date: Date;
}

/** Rollups are stored for 25 months. */
export const rollupSeconds = 761 * day;

const rollup = new Schema<VisitRollupRecord>(
  {
    _id: required,
    bucket: required,
    at: required,
    combination: required,
    rows: { type: Schema.Types.Mixed as never, required: true },
    date: { type: Date, required: true },
  },
  { versionKey: false },
);
rollup.index({ combination: 1, bucket: 1, at: 1 });
rollup.index({ date: 1 }, { expireAfterSeconds: rollupSeconds });

/** Visit rollups, stored for 25 months. */
export const VisitRollup = model<VisitRollupRecord>('VisitRollup', rollup, 'visitRollups');
