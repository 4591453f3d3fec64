import { model, Schema } from 'mongoose';

export interface SearchMissRecord {
  /** The words. */
  _id: string;
  count: number;
  first: Date;
  last: Date;
}

const retentionDays = 180;

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
schema.index({ last: 1 }, { expireAfterSeconds: retentionDays * 86_400 });

/** A search without results. Expires when nobody searches for it anymore. */
export const SearchMiss = model<SearchMissRecord>('SearchMiss', schema, 'searchMisses');
