import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';

/** Search, filters and sort order of a list, saved under a name by a member. */
export interface SavedViewRecord {
  _id: string;
  ownerId: string;
  list: string;
  name: string;
  search: string;
  isShared: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<SavedViewRecord>(
  {
    _id: { type: String, default: newId },
    ownerId: text,
    list: text,
    name: text,
    // Empty for a list without any filter.
    search: { type: String, default: '' },
    isShared: { type: Boolean, default: false },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ ownerId: 1, list: 1, name: 1 }, { unique: true });
schema.index({ list: 1, isShared: 1, name: 1 });

export const SavedViewModel = model<SavedViewRecord>('SavedView', schema, 'savedViews');
