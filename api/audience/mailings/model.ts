import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { type OutboxSource, outboxFields } from '../../platform/outbox/outboxEntries';
import type { Topic } from '../subscribers/contract';

/** How many of a post's mails came to which end. */
export interface MailingCounts {
  sent: number;
  leftOut: number;
  failed: number;
}

/** That a post was mailed. Its id is the post's: there is one for each, ever. */
export interface MailingRecord {
  _id: string;
  /** `gathering`: not every reader has a mail of theirs yet. */
  state: 'gathering' | 'sending' | 'sent';
  topics: Topic[];
  startedAt: Date;
  startedBy: string;
  /** The last reader, in the order of their ids, who was looked at. */
  reached: string;
  /** Once all came to an end: the mails themselves are forgotten. */
  counts?: MailingCounts;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const schema = new Schema<MailingRecord>(
  {
    ...{ _id: text, state: text, topics: [String], startedAt: { type: Date, required: true } },
    ...{ startedBy: text, reached: { type: String, default: '' } },
    counts: { type: new Schema({ sent: number, leftOut: number, failed: number }, { _id: false }) },
  },
  { versionKey: false },
);
schema.index({ state: 1 });

/** The posts that were mailed. */
export const Mailing = model<MailingRecord>('Mailing', schema, 'mailings');

export type PostMailKind = 'note' | 'test';

/** The mail about a post that one reader is owed, or a member who tries it. */
export interface PostMailRecord extends OutboxSource<PostMailKind> {
  postId: string;
  /** Absent for a member's trial. */
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
// Mails are tried for a day; what came of them is kept with the mailing.
mailSchema.index({ createdAt: 1 }, { expireAfterSeconds: 30 * 86_400 });

/** Every mail about a post, one for each reader however often they are gathered. */
export const PostMail = model<PostMailRecord>('PostMail', mailSchema, 'postMails');
