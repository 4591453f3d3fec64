import { createHash } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { type OriginRecord, originSchema } from '../../insights/origin/model';
import { newId } from '../../platform/db/newId';
import { type OutboxEntry, outboxFields } from '../../platform/outbox/outboxEntries';

export interface SubmissionRecord {
  _id: string;
  slug: string;
  /** Version of the assessment. */
  version: string;
  /** 1 to 5 for each question. */
  answers: number[];
  score: number;
  domains: number[];
  band: string;
  /** SHA-256 of the secret created by the browser, which authorizes sharing and emailing. */
  secretHash: string;
  origin?: OriginRecord;
  outbox: OutboxEntry<'report'>[];
  createdAt: Date;
}

const text = { type: String, required: true } as const;
const lifetimeSeconds = 730 * 86_400;

const schema = new Schema<SubmissionRecord>(
  {
    _id: { type: String, default: newId },
    slug: text,
    version: text,
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
schema.index({ 'outbox.to': 1 }, { sparse: true, collation: { locale: 'en', strength: 2 } });
schema.index({ slug: 1, version: 1, createdAt: -1, score: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: lifetimeSeconds });

/** Anonymous answers to an assessment. Holds an email address only while the outbox entry of a report exists. */
export const Submission = model<SubmissionRecord>('AssessmentSubmission', schema, 'assessmentSubmissions');

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
