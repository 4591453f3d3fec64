import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { NewsletterDraft } from './contract';

export interface NewsletterRecord {
  _id: string;
  slug: string;
  draft: NewsletterDraft;
  /** Whether its page can be read. Nothing more is sent while it cannot. */
  isPublished: boolean;
  publishedAt: Date;
  /** The version of the document that was published. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<NewsletterRecord>(
  {
    _id: { type: String, default: newId },
    slug: text,
    draft: { type: Schema.Types.Mixed, required: true },
    isPublished: { type: Boolean, required: true },
    publishedAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false, minimize: false },
);
schema.index({ slug: 1 }, { unique: true });

/** Newsletters that were sent or are being sent. */
export const Newsletter = model<NewsletterRecord>('Newsletter', schema, 'newsletters');
