import { model, Schema } from 'mongoose';
import { type OutboxSource, outboxFields } from '../platform/outbox/outboxEntries';

/**
 * Notices that are emailed to the team, each at most once an hour; `assigned leads` go to one member, each at once; those
 * about HubSpot go to the members who can mend it, once until it is mended.
 */
export type NoticeKind =
  | 'many bookings'
  | 'quarantine'
  | 'sitemap'
  | 'page run'
  | 'assigned leads'
  | 'hubspot token'
  | 'hubspot contacts';

export interface NoticeRecord extends OutboxSource<NoticeKind> {
  /** Number of items; for `sitemap`, `page run` and `hubspot token`, what failed. */
  count: string;
  /** Only of `assigned leads`: who owns them. */
  memberId?: string;
}

const schema = new Schema<NoticeRecord>(
  { _id: { type: String, required: true }, count: { type: String, required: true }, memberId: String },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ createdAt: 1 }, { expireAfterSeconds: 30 * 86_400 });

/** Queued notices to the team, kept for 30 days. */
export const Notice = model<NoticeRecord>('Notice', schema, 'notices');
