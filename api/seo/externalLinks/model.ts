import { model, Schema } from 'mongoose';

/** A page of another site that pages of this one link to. */
export interface ExternalLinkRecord {
  /** The URL without fragment. */
  _id: string;
  /** The HTTP status of the last check; 0 where there was no response. */
  status: number;
  /** Why there was no response; empty if there was one. */
  error: string;
  /** Checks in a row that failed. */
  failures: number;
  isBroken: boolean;
  checkedAt: Date | null;
  nextCheckAt: Date;
  /** When a page last linked to it. */
  seenAt: Date;
}

const UNLINKED_SECONDS = 30 * 86_400;

const schema = new Schema<ExternalLinkRecord>(
  {
    _id: { type: String, required: true },
    status: { type: Number, default: 0 },
    error: { type: String, default: '' },
    failures: { type: Number, default: 0 },
    isBroken: { type: Boolean, default: false },
    checkedAt: { type: Date, default: null },
    nextCheckAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ nextCheckAt: 1 });
schema.index({ isBroken: 1 });
schema.index({ seenAt: 1 }, { expireAfterSeconds: UNLINKED_SECONDS });
export const ExternalLink = model<ExternalLinkRecord>('ExternalLink', schema, 'externalLinks');
