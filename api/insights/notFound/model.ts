import { model, Schema } from 'mongoose';

export interface NotFoundRecord {
  /** The path. */
  _id: string;
  /** Number of requests by calendar day: `2026-11-12`. */
  days: Record<string, number>;
  /** The sum of the days. */
  count: number;
  /** The earliest of the days. */
  first: string;
  /** Midnight UTC of the latest one. */
  last: Date;
  /** Set aside by a member; absent otherwise. */
  isIgnored?: true;
}

/** Number of days for which counts are stored. */
export const retentionDays = 60;

const schema = new Schema<NotFoundRecord>(
  {
    _id: { type: String, required: true },
    days: { type: Map, of: Number },
    count: { type: Number, default: 0 },
    first: { type: String, required: true },
    last: { type: Date, required: true },
    isIgnored: Boolean,
  },
  { versionKey: false },
);
schema.index({ isIgnored: 1, count: -1, _id: 1 });
schema.index({ first: 1 });
schema.index({ last: 1 }, { expireAfterSeconds: retentionDays * 86_400 });

/** A path that was not found. Expires when nobody requests it anymore. */
export const NotFoundPath = model<NotFoundRecord>('NotFoundPath', schema, 'notFoundPaths');

export const toUtcDay = (time: Date) => time.toISOString().slice(0, 10);
