import type { Model } from 'mongoose';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { Adoptable, ContentKind } from '../documents/ContentKind';
import { type Closing, PostDraft, type PostRow, PublishablePost, postContent } from './contract';
import { Post, type PostRecord } from './model';
import { mayReadPosts, mayWritePosts } from './policy';
import { articleOf, pathOfPost, publishedPosts } from './publishedPosts';

/** Posts, as documents that are written and published. */
export const postKind: ContentKind<PostDraft, PostRow> = {
  name: 'post',
  contract: postContent,
  draft: PostDraft,
  mayRead: mayReadPosts,
  mayWrite: mayWritePosts,
  records: Post as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ title }) => title,
  pathOf: ({ slug }) => pathOfPost(slug),
  previewPath: pathOfPost,
  wordsOf: ({ title, slug, tags, author, summary }) => [title, slug, ...tags, author, summary].join(' '),
  filedUnder: ({ tags, author }) => ({ tag: tags, author: [author] }),
  rowOf: ({ tags, author, image }) => ({ tags, author, image }),
  ownColumns: ['tags', 'author'],
  faultsOf: (draft) => fieldErrorsOf(draft, PublishablePost),
  textsOf: ({ markdown }) => ({ markdown: articleOf(markdown) }),
  publish: ({ id, draft, publishedAt: publishAt, version }) => {
    const words = { publishAt, ...publicWords(draft), isDraft: false, version };
    const { image, closing } = words;
    const gone = { ...(!image && { image: '' }), ...(!closing && { closing: '' }) };
    return Post.updateOne({ _id: id }, { $set: words, $unset: gone }, { upsert: true });
  },
  withdraw: (id) => Post.updateOne({ _id: id }, { isDraft: true }),
  copyOf: ({ publicDate: _, ...draft }, slug) => ({ ...draft, slug }),
  adoptable: async () => (await Post.find().lean<PostRecord[]>()).map(adopted),
  renew: publishedPosts.renew,
};

/** What visitors read of a working copy; what is empty is chosen for it. */
export function publicWords({ image, closing, publicDate, ...words }: PostDraft) {
  return {
    ...words,
    ...(image && { image }),
    ...(closing && { closing: closing as Closing }),
    ...(publicDate && { publishAt: new Date(publicDate) }),
  };
}

function adopted(record: PostRecord): Adoptable<PostDraft> {
  const { _id: id, title, slug, summary, markdown, image = '', imageAlt = '', tags, author } = record;
  const { focal = { x: 0.5, y: 0.5 }, seo = { title: '', description: '' } } = record;
  const closing: PostDraft['closing'] = record.closing ?? '';
  const words = { title, slug, summary, markdown, image, imageAlt, tags, author, closing, focal, seo };
  const { isDraft, publishAt: publishedAt, updatedAt } = record;
  return { id, draft: words, isPublic: !isDraft, publishedAt, updatedAt };
}
