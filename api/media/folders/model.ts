import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';

/** A folder of the media library. Files have its id. */
export interface MediaFolderRecord {
  _id: string;
  name: string;
  /** The folder that contains it; null at the top level. */
  parentId: string | null;
  /** When a file or folder was last put into it. */
  filledAt?: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<MediaFolderRecord>(
  {
    _id: { type: String, default: newId },
    name: { type: String, required: true },
    parentId: { type: String, default: null },
    filledAt: Date,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ parentId: 1, name: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } });

export const MediaFolderModel = model<MediaFolderRecord>('MediaFolder', schema, 'mediaFolders');
