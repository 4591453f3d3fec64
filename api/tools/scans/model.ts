import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { type OutboxEntry, outboxFields } from '../../platform/outbox/outboxEntries';
import type { ScanToolName } from './contract';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
export const SHARE_LIFETIME_MS = 90 * DAY_MS;

export interface ToolScanRecord {
  _id: string;
  tool: ScanToolName;
  /** HMAC, so that the domain cannot be found by trial. */
  domainHash: string;
  score: number | null;
  grade: string;
  engine: string;
  /** Hash of the report as sent, which verifies that a client received it. */
  reportHash: string;
  expiresAt: Date;
  createdAt: Date;
  /** Set when shared: domain, report, and SHA-256 of the browser's secret. */
  domain?: string;
  report?: string;
  secretHash?: string;
}

const text = { type: String, required: true } as const;

const schema = new Schema<ToolScanRecord>(
  {
    _id: text,
    tool: text,
    domainHash: text,
    engine: text,
    reportHash: text,
    score: { type: Number, default: null },
    grade: { type: String, default: '' },
    expiresAt: { type: Date, required: true, default: () => new Date(Date.now() + LIFETIME_MS) },
    domain: String,
    report: String,
    secretHash: String,
  },
  { timestamps: { updatedAt: false }, versionKey: false },
);
schema.index({ domainHash: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** A scan and its score. The domain is not stored until the report is shared. Expires automatically. */
export const ToolScan = model<ToolScanRecord>('ToolScan', schema, 'toolScans');

/** Reverts a scan to hash and score when sharing ends, and restores its expiry. */
export const unshare = (_id: string) =>
  ToolScan.updateOne(
    { _id },
    [
      { $set: { expiresAt: { $add: ['$createdAt', LIFETIME_MS] } } },
      { $unset: ['domain', 'report', 'secretHash'] },
    ],
    { updatePipeline: true },
  );

export interface ScanMailRecord {
  _id: string;
  report: string;
  outbox: OutboxEntry<'scan'>[];
  createdAt: Date;
}

const mailSchema = new Schema<ScanMailRecord>(
  { _id: { type: String, default: newId }, report: text },
  { timestamps: { updatedAt: false }, versionKey: false },
);
mailSchema.plugin(outboxFields);
mailSchema.index({ 'outbox.to': 1 }, { collation: { locale: 'en', strength: 2 } });
// Emails are retried for a day.
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: (2 * DAY_MS) / 1000 });

/** A report that is being emailed, stored only until it is sent. */
export const ScanMail = model<ScanMailRecord>('ScanMail', mailSchema, 'scanMails');
