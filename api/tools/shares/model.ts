import { model, Schema } from 'mongoose';
import type { ShareKind } from './contract';

export interface ShareRecord {
  /** Kind and ID of the shared result, so that it has one link at a time. */
  _id: string;
  /** SHA-256 of the link's key, which is not stored. */
  keyHash: string;
  kind: ShareKind;
  subjectId: string;
  /** SHA-256 of the creator's secret. */
  secretHash: string;
  expiresAt: Date;
  createdAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<ShareRecord>(
  {
    _id: text,
    keyHash: text,
    kind: text,
    subjectId: text,
    secretHash: text,
    expiresAt: { type: Date, required: true },
  },
  { timestamps: { updatedAt: false }, versionKey: false },
);
schema.index({ keyHash: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** A link to a result. Expires automatically. */
export const Share = model<ShareRecord>('Share', schema, 'shares');
