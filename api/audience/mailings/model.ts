import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import type { Topic } from '../subscribers/contract';

/** Emails about a post by outcome. */
export interface MailingCounts {
  sent: number;
  leftOut: number;
  failed: number;
}

/** A mailing. Its ID is that of the post, so that each post has one. */
export interface MailingRecord {
  _id: string;
  /** `gathering`: not all emails are created yet. */
  state: 'gathering' | 'sending' | 'sent';
  topics: Topic[];
  startedAt: Date;
  startedBy: string;
  /** ID of the last processed subscriber, in ID order. */
  reached: string;
  /** Set at the end, since the emails themselves expire. */
  counts?: MailingCounts;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const schema = new Schema<MailingRecord>(
  {
    _id: text,
    state: text,
    topics: [String],
    startedAt: { type: Date, required: true },
    startedBy: text,
    reached: { type: String, default: '' },
    counts: { type: new Schema({ sent: number, leftOut: number, failed: number }, { _id: false }) },
  },
  { versionKey: false },
);
schema.index({ state: 1 });

/** Mailings by post. */
export const Mailing = model<MailingRecord>('Mailing', schema, 'mailings');

export type PostMailKind = 'note' | 'test';

/** An email about a post, to one subscriber or as a test to a member. */
export interface PostMailRecord extends OutboxSource<PostMailKind> {
  postId: string;
  /** Absent for a test. */
  subscriberId?: string;
}

const mailSchema = new Schema<PostMailRecord>(
  { _id: { type: String, default: newId }, postId: text, subscriberId: String },
  { timestamps: { updatedAt: false }, versionKey: false },
);
mailSchema.plugin(outboxFields);
mailSchema.index(
  { postId: 1, subscriberId: 1 },
  { unique: true, partialFilterExpression: { subscriberId: { $exists: true } } },
);
mailSchema.index({ subscriberId: 1, createdAt: -1 });
// Emails are retried for a day; the mailing stores the result.
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: 30 * 86_400 });

/** Emails about posts; unique per post and subscriber. */
export const PostMail = model<PostMailRecord>('PostMail', mailSchema, 'postMails');
