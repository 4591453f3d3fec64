import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';

export interface ContactMergeRecord {
  _id: string;
  /** The email addresses of the contact that was merged into this one. */
  emails: string[];
  /** The later merge that brought this one along with another contact, which gets it back when that is undone. */
  within?: string;
  at: Date;
  /** Name of the member. */
  by: string;
}

/** Several email addresses that belong to one person. */
export interface ContactRecord {
  _id: string;
  /** In lower case. */
  emails: string[];
  merges: ContactMergeRecord[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const merge = new Schema<ContactMergeRecord>({
  _id: { type: String, required: true },
  emails: [String],
  within: String,
  at: { type: Date, required: true },
  by: { type: String, required: true },
});

const schema = new Schema<ContactRecord>(
  {
    _id: { type: String, default: newId },
    emails: [String],
    merges: [merge],
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ emails: 1 }, { unique: true });
schema.index({ updatedAt: 1 });

/** Email addresses of one person. An address without a record is a contact of its own. */
export const Contact = model<ContactRecord>('Contact', schema, 'contacts');
