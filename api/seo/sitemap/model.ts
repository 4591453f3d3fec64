import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { ExclusionRule, Frequency, notificationStates, SitemapRun as SitemapRunView } from './contract';

/** The schedule, and what the jobs know about the pages that the site reports. */
export interface SitemapRecord {
  _id: 'live';
  isEnabled: boolean;
  frequency: Frequency;
  cron: string;
  /** The time zone that `nextAt` was computed in. */
  timeZone: string;
  nextAt: Date | null;
  /** Hash of the pages of releases and the rules of `robots.txt` at the last change. */
  register: string;
  /** Until when documents that appear or expire by time were noticed. */
  timesAt: Date | null;
  /** When the first change without a run was found, and when the last one was. */
  dirtySince: Date | null;
  dirtyAt: Date | null;
  /** The last check over HTTP, and why it did not reach the site. */
  checkedAt: Date | null;
  checkError: string;
  version: number;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const date = { type: Date, default: null } as const;
const word = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;

const schema = new Schema<SitemapRecord>(
  {
    _id: text,
    isEnabled: { type: Boolean, required: true },
    frequency: text,
    cron: text,
    timeZone: text,
    nextAt: date,
    register: word,
    timesAt: date,
    dirtySince: date,
    dirtyAt: date,
    checkedAt: date,
    checkError: word,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
export const Sitemap = model<SitemapRecord>('Sitemap', schema, 'sitemaps');

/** Creates the schedule of a new site: every day at 3 AM. */
export async function seedSitemap(): Promise<void> {
  const initial = { isEnabled: true, frequency: 'daily', cron: '0 3 * * *', timeZone: 'UTC', version: 1 };
  await Sitemap.updateOne({ _id: 'live' }, { $setOnInsert: initial }, { upsert: true });
}

/** Marks that a run has to follow. Members' versions of the schedule stay valid. */
export async function markSitemapChanged(now: Date, part: Partial<SitemapRecord> = {}): Promise<void> {
  // First, so that no change is lost when the process ends between the two writes.
  await Sitemap.updateOne(
    { _id: 'live', dirtySince: null },
    { $set: { dirtySince: now, dirtyAt: now } },
    { timestamps: false },
  );
  await Sitemap.updateOne({ _id: 'live' }, { $set: { ...part, dirtyAt: now } }, { timestamps: false });
}

export interface SitemapRunRecord
  extends Pick<
    SitemapRunView,
    | 'state'
    | 'trigger'
    | 'by'
    | 'total'
    | 'added'
    | 'removed'
    | 'changed'
    | 'excluded'
    | 'error'
    | 'isRemovalRefused'
  > {
  _id: string;
  /** What caused it. Unique, so that several processes queue it once. */
  cause: string;
  /** Set while it waits or runs. Unique, so that there is one at a time. */
  slot?: 'active';
  isRemovalAccepted: boolean;
  attempts: number;
  /** The process that runs it, and until when it may. */
  token: string;
  leaseUntil: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  /** The chunks of the result. */
  chunks: string[];
  /** What search engines were told of its changes; absent where nothing is sent. */
  notification?: NotificationRecord;
}

export interface NotificationRecord {
  state: (typeof notificationStates)[number];
  count: number;
  error: string;
  attempts: number;
  /** When it ended, or when it is tried again. */
  at: Date;
}

const RUN_LIFETIME_SECONDS = 366 * 86_400;

const runSchema = new Schema<SitemapRunRecord>(
  {
    _id: { type: String, default: newId },
    state: text,
    trigger: text,
    by: word,
    cause: text,
    slot: String,
    isRemovalAccepted: { type: Boolean, default: false },
    attempts: count,
    token: word,
    leaseUntil: date,
    createdAt: { type: Date, required: true },
    endedAt: date,
    total: count,
    added: count,
    removed: count,
    changed: count,
    excluded: count,
    error: word,
    isRemovalRefused: { type: Boolean, default: false },
    chunks: [String],
    notification: new Schema(
      { state: String, count, error: word, attempts: count, at: Date },
      { _id: false },
    ),
  },
  { versionKey: false },
);
runSchema.index({ cause: 1 }, { unique: true });
runSchema.index({ slot: 1 }, { unique: true, sparse: true });
runSchema.index({ createdAt: -1, _id: 1 });
runSchema.index({ state: 1, createdAt: -1, _id: 1 });
runSchema.index({ createdAt: 1 }, { expireAfterSeconds: RUN_LIFETIME_SECONDS });
export const SitemapRun = model<SitemapRunRecord>('SitemapRun', runSchema, 'sitemapRuns');

/** Compressed URLs of results. Its id is the hash of the content, so runs share what has not changed. */
interface SitemapChunkRecord {
  _id: string;
  data: Buffer;
  usedAt: Date;
}
const chunkSchema = new Schema<SitemapChunkRecord>(
  { _id: text, data: { type: Buffer, required: true }, usedAt: { type: Date, required: true } },
  { versionKey: false },
);
// Longer than runs live.
chunkSchema.index({ usedAt: 1 }, { expireAfterSeconds: RUN_LIFETIME_SECONDS + 30 * 86_400 });
export const SitemapChunk = model<SitemapChunkRecord>('SitemapChunk', chunkSchema, 'sitemapChunks');

/** A page that the site reported, with the result of its checks over HTTP. */
export interface SitemapAddressRecord {
  /** The path. */
  _id: string;
  label: string;
  kind: string;
  /** When the document was published or changed; null for pages of releases. */
  documentAt: Date | null;
  /** Since when it is not listed. Forgotten after 90 days. */
  unlistedAt: Date | null;
  /** When its content last changed. */
  changedAt: Date | null;
  /** Hash of its content, and the `documentAt` it belongs to. */
  hash: string;
  hashedAt: Date | null;
  images: string[];
  alternates: { language: string; path: string }[];
  /** Why it is left out; `included` if it is not. */
  rule: ExclusionRule;
  status: number;
  canonical: string;
  /** Checks in a row that did not reach it. */
  failures: number;
  checkedAt: Date | null;
  nextCheckAt: Date;
}
const addressSchema = new Schema<SitemapAddressRecord>(
  {
    _id: text,
    label: word,
    kind: word,
    documentAt: date,
    unlistedAt: date,
    changedAt: date,
    hash: word,
    hashedAt: date,
    images: [String],
    alternates: [new Schema({ language: String, path: String }, { _id: false })],
    rule: { type: String, default: 'included' },
    status: count,
    canonical: word,
    failures: count,
    checkedAt: date,
    nextCheckAt: { type: Date, required: true },
  },
  { versionKey: false },
);
addressSchema.index({ unlistedAt: 1, nextCheckAt: 1 });
addressSchema.index({ unlistedAt: 1, rule: 1 });
addressSchema.index({ unlistedAt: 1, checkedAt: 1 });
addressSchema.index({ unlistedAt: 1 }, { expireAfterSeconds: 90 * 86_400 });
export const SitemapAddress = model<SitemapAddressRecord>(
  'SitemapAddress',
  addressSchema,
  'sitemapAddresses',
);
