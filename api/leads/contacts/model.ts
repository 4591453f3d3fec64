import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';

export interface ContactMergeRecord {
  _id: string;
  /** The email addresses of the contact that was merged into this one. */
  emails: string[];
  /** The merges of that contact, which it gets back when this one is undone. */
  merges: ContactMergeRecord[];
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

const schema = new Schema<ContactRecord>(
  {
    _id: { type: String, default: newId },
    emails: [String],
    // Merges contain merges, which a schema cannot say.
    merges: [Schema.Types.Mixed],
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ emails: 1 }, { unique: true });
schema.index({ updatedAt: 1 });

/** Email addresses of one person. An address without a record is a contact of its own. */
export const Contact = model<ContactRecord>('Contact', schema, 'contacts');
