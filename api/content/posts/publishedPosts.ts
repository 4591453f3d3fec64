import mongoose from 'mongoose';
import { findMediaSizes } from '../../media/findMediaSizes';
import { mediaIdsIn } from '../../media/mediaAddress';
import { type CompressedText, compress } from '../../platform/cache/compress';
import { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import { cachedRecords } from '../../platform/db/cachedRecords';
import { createPause } from '../../platform/threads/createPause';
import type { Address } from '../addresses/contract';
import { addMediaSizes } from '../markdown/addMediaSizes';
import { readingMinutes } from '../markdown/readingMinutes';
import { getRendering } from '../markdown/renderings';
import type { MarkdownText } from '../markdown/renderTask';
import type { ClosingTool, PostSummary, Post as PostView } from './contract';
import { Post, type PostRecord } from './model';

/** Cache of all public posts, newest first, at most two seconds old; stale while the database is unavailable. */
export const publishedPosts = staleWhileRevalidate(async () => {
  const records = await readPublishedRecords();
  if (last?.records === records) return last;
  const summaries: PostSummary[] = [];
  const pause = createPause();
  for (const record of records) {
    summaries.push(cachedSummary(record));
    await pause();
  }
  last = { records, summaries, list: await compress(JSON.stringify(summaries.slice(0, MOST_LISTED))) };
  return last;
}, 2000);

/** The most posts in the plain list. */
const MOST_LISTED = 100;

const readPublishedRecords = cachedRecords<PostRecord>(
  Post,
  () => ({ isDraft: false, publishAt: mongoose.trusted({ $lte: new Date() }) }),
  { publishAt: -1, _id: -1 },
);
let last: { records: PostRecord[]; summaries: PostSummary[]; list: CompressedText } | undefined;

/** One public post with its neighbors, or undefined. */
export async function findPublishedPost(slug: string): Promise<PostView | undefined> {
  const { records, summaries } = await publishedPosts();
  const index = records.findIndex((record) => record.slug === slug);
  const record = records[index];
  return record && toPostView(record, summaries, index);
}

/** A draft as its page would show it, among the public posts. */
export async function previewPost(record: PostRecord): Promise<PostView> {
  const { records, summaries } = await publishedPosts();
  const others = summaries.filter(({ id }) => id !== record._id);
  const index = records
    .filter(({ _id }) => _id !== record._id)
    .findIndex((one) => one.publishAt < record.publishAt);
  const at = index < 0 ? others.length : index;
  return toPostView(record, others.toSpliced(at, 0, summaryOf(record)), at);
}

async function toPostView(record: PostRecord, summaries: PostSummary[], index: number): Promise<PostView> {
  const { html, headings } = await renderPost(record);
  const summary = summaries[index] as PostSummary;
  return {
    ...summary,
    html,
    headings,
    updatedAt: record.updatedAt.toISOString(),
    related: findRelated(summary, summaries),
    previous: linkTo(summaries[index + 1]),
    next: linkTo(summaries[index - 1]),
    closing: closingOf(record),
    seo: record.seo ?? { title: '', description: '' },
  };
}

/** The addresses of all public posts; the same array while they are the same posts. */
export async function listPostAddresses() {
  const { records } = await publishedPosts();
  const addresses = addressCache.get(records) ?? records.map(toAddress);
  addressCache.set(records, addresses);
  return addresses;
}

const addressCache = new WeakMap<PostRecord[], Address[]>();

const toAddress = ({ slug, title, publishAt, updatedAt }: PostRecord): Address => ({
  path: postPath(slug),
  label: title,
  changedAt: new Date(Math.max(publishAt.getTime(), updatedAt.getTime())).toISOString(),
});

export const postPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

/** The summary of a record, cached because most records do not change between reads. */
function cachedSummary(record: PostRecord): PostSummary {
  const summary = summaryCache.get(record) ?? summaryOf(record);
  summaryCache.set(record, summary);
  return summary;
}

const summaryCache = new WeakMap<PostRecord, PostSummary>();

function summaryOf(record: PostRecord): PostSummary {
  const { _id, title, summary, slug, image, tags, author, publishAt, markdown } = record;
  const { imageAlt = '', focal = { x: 0.5, y: 0.5 } } = record;
  return {
    id: _id,
    title,
    summary,
    slug,
    image: image ?? null,
    imageAlt,
    focal,
    published: true,
    createdAt: publishAt.toISOString(),
    tags,
    author,
    readingMinutes: readingMinutes(markdown),
  };
}

const closingOf = ({ closing, tags }: PostRecord): ClosingTool =>
  closing ??
  (tags.some((tag) => ['Security', 'People'].includes(tag)) ? 'password-strength' : 'BusinessTechCheck');

function findRelated(post: PostSummary, all: PostSummary[]): PostSummary[] {
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

/** The text of a post, which is rendered as one article. */
export const postMarkdown = (markdown: string): MarkdownText => ({ as: 'article', markdown });

async function renderPost({ markdown }: PostRecord) {
  const { html, headings } = await getRendering(postMarkdown(markdown));
  // The page can be read without sizes, so a failure to read them is ignored.
  const sizes = await findMediaSizes(mediaIdsIn(markdown)).catch(() => undefined);
  return { html: sizes ? addMediaSizes(html, sizes) : html, headings };
}
