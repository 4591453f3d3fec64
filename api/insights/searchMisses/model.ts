import { model, Schema } from 'mongoose';

export interface SearchMissRecord {
  /** The words. */
  _id: string;
  count: number;
  first: Date;
  last: Date;
}

const keptDays = 180;

const schema = new Schema<SearchMissRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, default: 0 },
    first: { type: Date, required: true },
    last: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ count: -1, _id: 1 });
schema.index({ first: 1 });
schema.index({ last: 1 }, { expireAfterSeconds: keptDays * 86_400 });

/** Words that found nothing. They go when nobody searches for them any more. */
export const SearchMiss = model<SearchMissRecord>('SearchMiss', schema, 'searchMisses');
