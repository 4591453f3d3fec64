import { model, Schema } from 'mongoose';
import { type OutboxSource, outboxFields } from '../platform/outbox/outboxEntries';

/** What the team is told of by mail, at most once an hour each. */
export type NoticeKind = 'many bookings' | 'quarantine';

export interface NoticeRecord extends OutboxSource<NoticeKind> {
  /** How many it is about. */
  count: string;
}

const schema = new Schema<NoticeRecord>(
  { _id: { type: String, required: true }, count: { type: String, required: true } },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ createdAt: 1 }, { expireAfterSeconds: 30 * 86_400 });

/** Mails that tell the team of something to look at, for 30 days. */
export const Notice = model<NoticeRecord>('Notice', schema, 'notices');
