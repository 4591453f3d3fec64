import { model, Schema } from 'mongoose';

/** A link of a newsletter whose clicks are counted. */
export interface NewsletterLinkRecord {
  /** Derived from newsletter and URL, so that each is stored once. */
  _id: string;
  newsletterId: string;
  url: string;
}

const text = { type: String, required: true } as const;

const schema = new Schema<NewsletterLinkRecord>(
  { _id: text, newsletterId: text, url: text },
  { versionKey: false },
);
schema.index({ newsletterId: 1 });

/** Kept as long as emails that contain them can be opened. */
export const NewsletterLink = model<NewsletterLinkRecord>('NewsletterLink', schema, 'newsletterLinks');
