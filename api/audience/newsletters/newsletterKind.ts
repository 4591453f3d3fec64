import mongoose, { type Model } from 'mongoose';
import type { ContentKind, FieldErrors } from '../../content/documents/ContentKind';
import type { MarkdownText } from '../../content/markdown/renderTask';
import { Post } from '../../content/posts/model';
import { postMarkdown } from '../../content/posts/publishedPosts';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { fieldErrorsOf } from '../../platform/http/validate';
import { startMailing } from '../mailings/startMailing';
import {
  findBlockErrors,
  NewsletterDraft,
  type NewsletterRow,
  newsletterContent,
  PublishableNewsletter,
} from './contract';
import { Newsletter, type NewsletterRecord } from './model';
import { newsletterPath } from './newsletterPath';
import { mayReadNewsletters, mayWriteNewsletters } from './policy';

/**
 * Newsletters as a kind of document. The first publication sends it to its subscribers, in the same transaction; later
 * ones only change its page.
 */
export const newsletterKind: ContentKind<NewsletterDraft, NewsletterRow> = {
  name: 'newsletter',
  contract: newsletterContent,
  draft: NewsletterDraft,
  mayRead: mayReadNewsletters,
  mayWrite: mayWriteNewsletters,
  model: Newsletter as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ subject }) => subject,
  pathOf: ({ slug }) => newsletterPath(slug),
  searchTextOf: ({ subject, preheader, slug }) => [subject, preheader, slug].join(' '),
  filterValuesOf: () => ({}),
  rowFieldsOf: ({ preheader, topics }) => ({ preheader, topics }),
  exportColumns: ['preheader', 'topics'],
  findPublishErrors,
  markdownTextsOf,
  publish: async ({ id, draft, publishedAt, version, by }) => {
    const fields = { slug: draft.slug, draft, isPublished: true, publishedAt, version };
    await Newsletter.updateOne({ _id: id }, { $set: fields }, { upsert: true });
    await startMailing(id, draft.topics, by.name);
  },
  withdraw: (id) => Newsletter.updateOne({ _id: id }, { isPublished: false }),
  duplicate: (draft, slug) => ({ ...draft, slug }),
  existingRecords: async () =>
    (await Newsletter.find().lean<NewsletterRecord[]>()).map(
      ({ _id: id, draft, isPublished: isPublic, publishedAt, updatedAt }) => ({
        id,
        draft,
        isPublic,
        publishedAt,
        updatedAt,
      }),
    ),
  cache: staleWhileRevalidate(async () => undefined, 2000),
  // They are read by their link only, and not listed.
  listAddresses: async () => [],
};

async function findPublishErrors(draft: NewsletterDraft): Promise<FieldErrors> {
  const errors = { ...fieldErrorsOf(draft, PublishableNewsletter), ...findBlockErrors(draft.blocks) };
  const chosen = draft.blocks.flatMap((block) => (block.kind === 'posts' ? block.posts : []));
  const known = await Post.find({ _id: mongoose.trusted({ $in: chosen }), isDraft: false }).distinct('_id');
  for (const [at, block] of draft.blocks.entries())
    if (block.kind === 'posts' && block.posts.some((id) => !known.includes(id)))
      errors[`blocks.${at}.posts`] = 'One of these posts isn’t published.';
  return errors;
}

function markdownTextsOf({ blocks }: NewsletterDraft): Record<string, MarkdownText> {
  return Object.fromEntries(
    blocks.flatMap((block, at) =>
      block.kind === 'text' ? [[`blocks.${at}.markdown`, postMarkdown(block.markdown)]] : [],
    ),
  );
}
