import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { Topic } from './contract';

/** One subscription gained or lost. It names no person, so it stays when a subscriber is deleted. */
export interface GrowthEventRecord {
  _id: string;
  at: Date;
  /** The Monday of its week in the office's time zone, such as `2026-11-23`. */
  week: string;
  kind: 'gained' | 'lost';
  /** Topics that a subscriber added or removed without unsubscribing. */
  isTopicChange: boolean;
  source: string;
  topics: Topic[];
}

/** How long growth is stored. */
const growthDays = 760;
const text = { type: String, required: true } as const;

const schema = new Schema<GrowthEventRecord>(
  {
    _id: { type: String, default: newId },
    at: { type: Date, required: true },
    week: text,
    kind: text,
    isTopicChange: { type: Boolean, required: true },
    source: text,
    topics: [String],
  },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: growthDays * 86_400 });
schema.index({ week: 1, kind: 1, isTopicChange: 1, source: 1 });

/** Gained and lost subscriptions. */
export const GrowthEvent = model<GrowthEventRecord>('GrowthEvent', schema, 'subscriptionGrowth');
