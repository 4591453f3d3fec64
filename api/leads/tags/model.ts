import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';

/** A tag; leads have its id, so that renaming and merging change no lead. */
export interface LeadTagRecord {
  _id: string;
  name: string;
  /** Ids of tags that were merged into this one. */
  merged: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<LeadTagRecord>(
  {
    _id: { type: String, default: newId },
    name: { type: String, required: true },
    merged: [String],
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ name: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } });
schema.index({ name: 1, _id: 1 });

export const LeadTagModel = model<LeadTagRecord>('LeadTag', schema, 'leadTags');
