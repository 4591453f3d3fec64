import mongoose from 'mongoose';
import { mediaIdsIn } from '../../media/mediaAddress';
import { pictureSizes } from '../../media/pictureSizes';
import { type CompressedText, compressed } from '../../platform/cache/compressed';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { knownRecords } from '../../platform/db/knownRecords';
import { readingMinutes } from '../markdown/readingMinutes';
import { renderingOf } from '../markdown/renderings';
import type { Text } from '../markdown/renderTask';
import { withPictureSizes } from '../markdown/withPictureSizes';
import type { Closing, PostSummary, Post as PostView } from './contract';
import { Post, type PostRecord } from './model';

/** Every public post, newest first, as it was at most two seconds ago; the last known while the database is away. */
export const publishedPosts = staleWhileRevalidate(async () => {
  const records = await duePosts();
  if (last?.records === records) return last;
  const summaries = records.map(knownSummary);
  last = { records, summaries, list: await compressed(JSON.stringify(summaries.slice(0, MOST_LISTED))) };
  return last;
}, 2000);

/** As many as are listed at once. */
const MOST_LISTED = 100;

const duePosts = knownRecords<PostRecord>(
  Post,
  () => ({ isDraft: false, publishAt: mongoose.trusted({ $lte: new Date() }) }),
  { publishAt: -1, _id: -1 },
);
let last: { records: PostRecord[]; summaries: PostSummary[]; list: CompressedText } | undefined;

/** One public post with its neighbours, or undefined. */
export async function publishedPost(slug: string): Promise<PostView | undefined> {
  const { records, summaries } = await publishedPosts();
  const index = records.findIndex((record) => record.slug === slug);
  const record = records[index];
  return record && postView(record, summaries, index);
}

/** What tells of a post without its words. */
export type PostNote = Pick<
  PostView,
  'title' | 'summary' | 'author' | 'tags' | 'slug' | 'readingMinutes' | 'headings'
>;

/** The public post with an id, or undefined; as it is this moment and not as it was last known. */
export async function publicNote(_id: string): Promise<PostNote | undefined> {
  const record = await publicPost(_id);
  if (!record) return undefined;
  const { title, summary, author, tags, slug, markdown } = record;
  const { headings } = await rendered(record);
  return { title, summary, author, tags, slug, readingMinutes: readingMinutes(markdown), headings };
}

/** The record of it. */
export const publicPost = (_id: string) =>
  Post.findOne({
    ...{ _id, isDraft: false },
    publishAt: mongoose.trusted({ $lte: new Date() }),
  }).lean<PostRecord>();

/** A post that is not public, or not as it is here, as its page would show it now. */
export async function previewedPost(record: PostRecord): Promise<PostView> {
  const { records, summaries } = await publishedPosts();
  const others = summaries.filter(({ id }) => id !== record._id);
  const index = records
    .filter(({ _id }) => _id !== record._id)
    .findIndex((one) => one.publishAt < record.publishAt);
  const at = index < 0 ? others.length : index;
  return postView(record, others.toSpliced(at, 0, summaryOf(record)), at);
}

async function postView(record: PostRecord, summaries: PostSummary[], index: number): Promise<PostView> {
  const { html, headings } = await rendered(record);
  const summary = summaries[index] as PostSummary;
  return {
    ...summary,
    ...{ html, headings },
    updatedAt: record.updatedAt.toISOString(),
    related: relatedTo(summary, summaries),
    previous: linkTo(summaries[index + 1]),
    next: linkTo(summaries[index - 1]),
    closing: closingOf(record),
    seo: record.seo ?? { title: '', description: '' },
  };
}

/** The page of every public post. */
export async function postAddresses() {
  const { records } = await publishedPosts();
  return records.map(({ slug, title, publishAt, updatedAt }) => ({
    path: pathOfPost(slug),
    label: title,
    changedAt: new Date(Math.max(publishAt.getTime(), updatedAt.getTime())).toISOString(),
  }));
}

export const pathOfPost = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

/** Read once of a record: where there are many, nearly all of them are what they were. */
function knownSummary(record: PostRecord): PostSummary {
  const summary = known.get(record) ?? summaryOf(record);
  known.set(record, summary);
  return summary;
}

const known = new WeakMap<PostRecord, PostSummary>();

function summaryOf(record: PostRecord): PostSummary {
  const { _id, title, summary, slug, image, tags, author, publishAt, markdown } = record;
  const { imageAlt = '', focal = { x: 0.5, y: 0.5 } } = record;
  return {
    ...{
      id: _id,
      title,
      summary,
      slug,
      image: image ?? null,
      ...{ imageAlt, focal },
      published: true,
      createdAt: publishAt.toISOString(),
    },
    ...{ tags, author, readingMinutes: readingMinutes(markdown) },
  };
}

const closingOf = ({ closing, tags }: PostRecord): Closing =>
  closing ??
  (tags.some((tag) => ['Security', 'People'].includes(tag)) ? 'password-strength' : 'BusinessTechCheck');

function relatedTo(post: PostSummary, all: PostSummary[]): PostSummary[] {
  const nearest: { other: PostSummary; common: number }[] = [];
  for (const other of all) {
    if (other.slug === post.slug) continue;
    const common = other.tags.filter((tag) => post.tags.includes(tag)).length;
    const at = nearest.findIndex((one) => one.common < common);
    nearest.splice(at < 0 ? nearest.length : at, 0, { other, common });
    if (nearest.length > 3) nearest.pop();
  }
  return nearest.map(({ other }) => other);
}

function linkTo(post: PostSummary | undefined) {
  return post ? { slug: post.slug, title: post.title } : null;
}

/** The form in which a post's text is shown. */
export const articleOf = (markdown: string): Text => ({ as: 'article', markdown });

async function rendered({ markdown }: PostRecord) {
  const { html, headings } = await renderingOf(articleOf(markdown));
  // Without the sizes it is a text all the same, only less quiet while its pictures come.
  const sizes = await pictureSizes(mediaIdsIn(markdown)).catch(() => undefined);
  return { html: sizes ? withPictureSizes(html, sizes) : html, headings };
}
