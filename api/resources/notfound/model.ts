import { randomBytes } from 'node:crypto';
import { model, Schema } from 'mongoose';

export interface NotFoundHitRecord {
  _id: string;
  path: string;
  /** Midnight UTC. */
  day: Date;
  count: number;
}

const days = 86_400;

const schema = new Schema<NotFoundHitRecord>(
  {
    _id: { type: String, default: () => randomBytes(12).toString('hex') },
    path: { type: String, required: true },
    day: { type: Date, required: true },
    count: { type: Number, default: 0 },
  },
  { versionKey: false },
);
schema.index({ path: 1, day: 1 }, { unique: true });
schema.index({ day: 1 }, { expireAfterSeconds: 60 * days });

/** How often a path led nowhere on a day. Kept for 60 days. */
export const NotFoundHit = model<NotFoundHitRecord>('NotFoundHit', schema, 'notFoundHits');
