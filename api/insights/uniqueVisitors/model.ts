import { model, Schema } from 'mongoose';
import { rollupSeconds } from '../visits/model';

/** The browsers of visitors who allowed analytics, of one day or month; see `createSketch`. */
export interface BrowserSketchRecord {
  /** Bucket and period. */
  _id: string;
  bucket: 'day' | 'month';
  /** `2026-11-12` for a day, `2026-11` for a month. */
  at: string;
  hashes: number[];
  /** Start of the period; the record expires relative to it. */
  date: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<BrowserSketchRecord>(
  { _id: text, bucket: text, at: text, hashes: [Number], date: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ bucket: 1, at: 1 });
schema.index({ date: 1 }, { expireAfterSeconds: rollupSeconds });

/** Sketches of browsers, stored for 25 months like the rollups of visits. */
export const BrowserSketch = model<BrowserSketchRecord>('BrowserSketch', schema, 'browserSketches');
