import { createHash } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { type OriginRecord, originSchema } from '../../insights/origin/model';
import { newId } from '../../platform/db/newId';
import { type OutboxEntry, outboxFields } from '../../platform/outbox/outboxEntries';

export interface SubmissionRecord {
  _id: string;
  slug: string;
  /** Of the definition that it is read by. */
  version: string;
  /** 1 to 5 for each question. */
  answers: number[];
  score: number;
  domains: number[];
  band: string;
  /** SHA-256 of what the browser made up; who knows it may share, and have it mailed. */
  secretHash: string;
  origin?: OriginRecord;
  outbox: OutboxEntry<'report'>[];
  createdAt: Date;
}

const text = { type: String, required: true } as const;
const keptSeconds = 730 * 86_400;

const schema = new Schema<SubmissionRecord>(
  {
    _id: { type: String, default: newId },
    ...{ slug: text, version: text },
    answers: [Number],
    score: { type: Number, required: true },
    domains: [Number],
    band: text,
    secretHash: text,
    origin: originSchema,
  },
  { timestamps: { updatedAt: false }, versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ secretHash: 1 }, { unique: true });
schema.index({ slug: 1, version: 1, createdAt: -1, score: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: keptSeconds });

/** Answers to an assessment. Nobody's name is in it; an address only as long as a mail to it is remembered. */
export const Submission = model<SubmissionRecord>('AssessmentSubmission', schema, 'assessmentSubmissions');

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
