import type { Model } from 'mongoose';
import { fieldErrorsOf } from '../../platform/http/validate';
import type { ContentKind, ExistingRecord } from '../documents/ContentKind';
import { type ClosingTool, PostDraft, type PostRow, PublishablePost, postContent } from './contract';
import { Post, type PostRecord } from './model';
import { mayReadPosts, mayWritePosts } from './policy';
import { listPostAddresses, postMarkdown, postPath, publishedPosts } from './publishedPosts';

/** Posts as a kind of document. */
export const postKind: ContentKind<PostDraft, PostRow> = {
  name: 'post',
  contract: postContent,
  draft: PostDraft,
  mayRead: mayReadPosts,
  mayWrite: mayWritePosts,
  model: Post as unknown as Model<{ _id: string; slug: string }>,
  labelOf: ({ title }) => title,
  pathOf: ({ slug }) => postPath(slug),
  previewPath: postPath,
  searchTextOf: ({ title, slug, tags, author, summary }) => [title, slug, ...tags, author, summary].join(' '),
  filterValuesOf: ({ tags, author }) => ({ tag: tags, author: [author] }),
  rowFieldsOf: ({ tags, author, image }) => ({ tags, author, image }),
  exportColumns: ['tags', 'author'],
  findPublishErrors: (draft) => fieldErrorsOf(draft, PublishablePost),
  markdownTextsOf: ({ markdown }) => ({ markdown: postMarkdown(markdown) }),
  publish: ({ id, draft, publishedAt: publishAt, version }) => {
    const fields = { publishAt, ...toPublicFields(draft), isDraft: false, version };
    const { image, closing } = fields;
    const unset = { ...(!image && { image: '' }), ...(!closing && { closing: '' }) };
    return Post.updateOne({ _id: id }, { $set: fields, $unset: unset }, { upsert: true });
  },
  withdraw: (id) => Post.updateOne({ _id: id }, { isDraft: true }),
  duplicate: ({ publicDate: _, ...draft }, slug) => ({ ...draft, slug }),
  existingRecords: async () => (await Post.find().lean<PostRecord[]>()).map(toExistingRecord),
  cache: publishedPosts,
  listAddresses: listPostAddresses,
};

/** The fields of the public record for a draft, without empty optional ones. */
export function toPublicFields({ image, closing, publicDate, ...fields }: PostDraft) {
  return {
    ...fields,
    ...(image && { image }),
    ...(closing && { closing: closing as ClosingTool }),
    ...(publicDate && { publishAt: new Date(publicDate) }),
  };
}

function toExistingRecord(record: PostRecord): ExistingRecord<PostDraft> {
  const { _id: id, title, slug, summary, markdown, image = '', imageAlt = '', tags, author } = record;
  const { focal = { x: 0.5, y: 0.5 }, seo = { title: '', description: '' } } = record;
  const closing: PostDraft['closing'] = record.closing ?? '';
  const fields = { title, slug, summary, markdown, image, imageAlt, tags, author, closing, focal, seo };
  const { isDraft, publishAt: publishedAt, updatedAt } = record;
  return { id, draft: fields, isPublic: !isDraft, publishedAt, updatedAt };
}
