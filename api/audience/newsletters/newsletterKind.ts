import mongoose from 'mongoose';
import type { ContentKind, FieldErrors } from '../../content/documents/ContentKind';
import { storedDrafts } from '../../content/documents/publishedDraft';
import type { MarkdownText } from '../../content/markdown/renderTask';
import { Post } from '../../content/posts/model';
import { postMarkdown } from '../../content/posts/publishedPosts';
import { fieldErrorsOf } from '../../platform/http/validate';
import { cancelMailing } from '../mailings/cancelMailing';
import { startMailing } from '../mailings/startMailing';
import { assertMaySend } from './assertMaySend';
import {
  findBlockErrors,
  NewsletterDraft,
  type NewsletterRow,
  newsletterContent,
  PublishableNewsletter,
} from './contract';
import { Newsletter } from './model';
import { newsletterPath } from './newsletterPath';
import { mayReadNewsletters, mayWriteNewsletters } from './policy';
import { findTestErrors, readSubjectTest } from './subjectTestDraft';

const stored = storedDrafts(Newsletter);

/**
 * Newsletters as a kind of document. The first publication sends it to its subscribers, in the same transaction; later
 * ones only change its page.
 */
export const newsletterKind: ContentKind<NewsletterDraft, NewsletterRow> = {
  ...stored,
  name: 'newsletter',
  contract: newsletterContent,
  draft: NewsletterDraft,
  mayRead: mayReadNewsletters,
  mayWrite: mayWriteNewsletters,
  labelOf: ({ subject }) => subject,
  pathOf: ({ slug }) => newsletterPath(slug),
  searchTextOf: ({ subject, preheader, slug }) => [subject, preheader, slug].join(' '),
  filterValuesOf: () => ({}),
  rowFieldsOf: ({ preheader, topics, segment }) => ({ preheader, topics, hasSegment: Boolean(segment) }),
  exportColumns: ['preheader', 'topics'],
  findPublishErrors,
  assertMayPublish: ({ id, draft, by }) => assertMaySend(id, draft, by),
  markdownTextsOf,
  publish: async (publication) => {
    await stored.publish(publication);
    const { id, draft, by } = publication;
    await startMailing(id, draft, by, readSubjectTest(draft));
  },
  withdraw: async (id) => {
    await stored.withdraw(id);
    await cancelMailing(id);
  },
  duplicate: (draft, slug) => ({ ...draft, slug }),
};

async function findPublishErrors(draft: NewsletterDraft): Promise<FieldErrors> {
  const errors = {
    ...fieldErrorsOf(draft, PublishableNewsletter),
    ...findBlockErrors(draft.blocks),
    ...(await findTestErrors(draft)),
  };
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
