import { model } from 'mongoose';
import { type PublishedDraft, publishedDraftSchema } from '../../content/documents/publishedDraft';
import type { NewsletterDraft } from './contract';

/** While it isn’t published, its page can’t be read and nothing more is sent. */
export type NewsletterRecord = PublishedDraft<NewsletterDraft>;

/** Newsletters that were sent or are being sent. */
export const Newsletter = model<NewsletterRecord>(
  'Newsletter',
  publishedDraftSchema<NewsletterDraft>(),
  'newsletters',
);
