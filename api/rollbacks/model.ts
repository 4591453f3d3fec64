import { model, Schema } from 'mongoose';
import { type OutboxSource, outboxFields } from '../platform/outbox/outboxEntries';
import type { ReleaseWithdrawal } from './contract';

/** A rolled back release, and the email about it. */
export interface ReleaseWithdrawalRecord extends OutboxSource<'team'>, ReleaseWithdrawal {}

const LIFETIME_SECONDS = 90 * 86_400;
const text = { type: String, required: true } as const;

const schema = new Schema<ReleaseWithdrawalRecord>(
  { _id: text, remote: text, version: text, to: String, reason: text, at: text },
  { timestamps: true, versionKey: false },
);
schema.plugin(outboxFields);
schema.index({ createdAt: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });

export const ReleaseWithdrawn = model<ReleaseWithdrawalRecord>(
  'ReleaseWithdrawal',
  schema,
  'releaseWithdrawals',
);
