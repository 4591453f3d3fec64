import { model, Schema } from 'mongoose';
import type { Goal, VariantName } from './contract';

/** That a visitor of a day was shown a page that has a goal, and whether they came to it afterwards. */
export interface ExposureRecord {
  /** Run and visitor: a day's visitor counts once. */
  _id: string;
  run: string;
  variant: VariantName;
  goal: Goal;
  /** Tells visitors of one day apart: a hash whose salt is thrown away. */
  visitor: string;
  reached: boolean;
  at: Date;
}

const text = { type: String, required: true } as const;
const keptSeconds = 400 * 86_400;

const schema = new Schema<ExposureRecord>(
  {
    _id: text,
    ...{ run: text, variant: text, goal: text, visitor: text },
    reached: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ run: 1, variant: 1, reached: 1 });
schema.index({ run: 1, at: 1 });
schema.index({ visitor: 1, goal: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: keptSeconds });

/** Who was shown what, for 400 days. */
export const Exposure = model<ExposureRecord>('Exposure', schema, 'exposures');
