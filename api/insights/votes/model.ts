import { model, Schema } from 'mongoose';

export interface VoteRecord {
  /** The question: path of its page and anchor. */
  _id: string;
  helpful: number;
  notHelpful: number;
  updatedAt: Date;
}

const schema = new Schema<VoteRecord>(
  {
    _id: { type: String, required: true },
    helpful: { type: Number, default: 0 },
    notHelpful: { type: Number, default: 0 },
  },
  { timestamps: { createdAt: false, updatedAt: true }, versionKey: false },
);
schema.index({ notHelpful: -1, _id: 1 });

/** How often an answer helped or did not. Single votes are not stored. */
export const VoteCount = model<VoteRecord>('VoteCount', schema, 'voteCounts');
