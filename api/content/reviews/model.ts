import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { ReviewDraft } from './contract';

export interface ReviewRecord extends ReviewDraft {
  _id: string;
  version: number;
  updatedAt: Date;
}

const text = { type: String, default: '' } as const;

const schema = new Schema<ReviewRecord>(
  {
    _id: { type: String, default: newId },
    source: { type: String, required: true },
    rating: { type: String, required: true },
    reviewedOn: { type: String, required: true },
    text,
    author: text,
    link: text,
    isShown: { type: Boolean, default: false },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ reviewedOn: -1, _id: -1 });
schema.index({ isShown: 1, reviewedOn: -1, _id: -1 });

/** A review that a client published elsewhere. */
export const Review = model<ReviewRecord>('Review', schema, 'reviews');
