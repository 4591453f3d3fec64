import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { type OutboxEntry, outboxFields } from '../../platform/outbox/outboxEntries';
import type { ScanToolName } from './contract';

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
export const SHARED_MS = 90 * DAY_MS;

export interface ToolScanRecord {
  _id: string;
  tool: ScanToolName;
  /** Keyed, so that nobody finds out by trying which domain it was. */
  domainHash: string;
  score: number | null;
  grade: string;
  engine: string;
  /** Of the report as it was told: who sends it back has received it. */
  reportHash: string;
  expiresAt: Date;
  createdAt: Date;
  /** Once it was shared: the domain, the report, and SHA-256 of what the browser holds that shared it. */
  domain?: string;
  report?: string;
  secretHash?: string;
}

const text = { type: String, required: true } as const;

const schema = new Schema<ToolScanRecord>(
  {
    ...{ _id: text, tool: text, domainHash: text, engine: text, reportHash: text },
    score: { type: Number, default: null },
    grade: { type: String, default: '' },
    expiresAt: { type: Date, required: true, default: () => new Date(Date.now() + KEPT_MS) },
    ...{ domain: String, report: String, secretHash: String },
  },
  { timestamps: { updatedAt: false }, versionKey: false },
);
schema.index({ domainHash: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** That something was scanned, and how it did; of what, nobody can say until it is shared. It goes by itself. */
export const ToolScan = model<ToolScanRecord>('ToolScan', schema, 'toolScans');

/** Makes a scan again what it was before it was shared: hash and score, for what is left of their days. */
export const unshare = (_id: string) =>
  ToolScan.updateOne(
    { _id },
    [
      { $set: { expiresAt: { $add: ['$createdAt', KEPT_MS] } } },
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
// Mails are tried for a day.
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: (2 * DAY_MS) / 1000 });

/** A report on its way to whoever asked for it by mail, and for as long as that takes. */
export const ScanMail = model<ScanMailRecord>('ScanMail', mailSchema, 'scanMails');
