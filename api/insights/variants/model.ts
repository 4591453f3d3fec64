import { model, Schema } from 'mongoose';
import type { Goal, VariantName } from './contract';

/** A visitor of one day was shown a page with a goal; `reached` is set once they reach it. */
export interface ExposureRecord {
  /** Run and visitor: a visitor counts once a day. */
  _id: string;
  run: string;
  variant: VariantName;
  goal: Goal;
  /** Identifies a visitor within one day: a hash whose salt is deleted. */
  visitor: string;
  reached: boolean;
  at: Date;
}

const text = { type: String, required: true } as const;
const retentionSeconds = 400 * 86_400;

const schema = new Schema<ExposureRecord>(
  {
    _id: text,
    run: text,
    variant: text,
    goal: text,
    visitor: text,
    reached: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ run: 1, variant: 1, reached: 1 });
schema.index({ run: 1, at: 1 });
schema.index({ visitor: 1, goal: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds });

/** Exposures, stored for 400 days. */
export const Exposure = model<ExposureRecord>('Exposure', schema, 'exposures');
