import mongoose from 'mongoose';
import { keptCopy } from '../../http/keptCopy';
import { packed } from '../../http/packed';
import type { PostSummary, Post as PostView } from './contract';
import { Post, type PostRecord } from './model';
import { readingMinutes, render } from './render';

/** Every public post, newest first, as it was at most two seconds ago; the last known while the database is away. */
export const publishedPosts = keptCopy(async () => {
  const isDue = mongoose.trusted({ $lte: new Date() });
  const records = await Post.find({ isDraft: false, publishAt: isDue })
    .sort({ publishAt: -1, _id: -1 })
    .lean<PostRecord[]>();
  const summaries = records.map(summaryOf);
  return { records, summaries, list: await packed(JSON.stringify(summaries)) };
}, 2000);

/** One public post with its neighbours, or undefined. */
export async function publishedPost(slug: string): Promise<PostView | undefined> {
  const { records, summaries } = await publishedPosts();
  const index = records.findIndex((record) => record.slug === slug);
  const [record, summary] = [records[index], summaries[index]];
  if (!record || !summary) return undefined;
  const { html, headings } = rendered(record);
  return {
    ...summary,
    ...{ html, headings },
    updatedAt: record.updatedAt.toISOString(),
    related: relatedTo(summary, summaries),
    previous: linkTo(summaries[index + 1]),
    next: linkTo(summaries[index - 1]),
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

function summaryOf(record: PostRecord): PostSummary {
  const { _id, title, summary, slug, image, tags, author, publishAt, markdown } = record;
  return {
    ...{
      id: _id,
      title,
      summary,
      slug,
      image: image ?? null,
      published: true,
      createdAt: publishAt.toISOString(),
    },
    ...{ tags, author, readingMinutes: readingMinutes(markdown) },
  };
}

function relatedTo(post: PostSummary, all: PostSummary[]): PostSummary[] {
  const common = (other: PostSummary) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return all
    .filter((other) => other.slug !== post.slug)
    .sort((a, b) => common(b) - common(a))
    .slice(0, 3);
}

function linkTo(post: PostSummary | undefined) {
  return post ? { slug: post.slug, title: post.title } : null;
}

const cache = new Map<string, { key: string; value: ReturnType<typeof render> }>();

function rendered(record: PostRecord): ReturnType<typeof render> {
  const key = `${record.version}:${record.updatedAt.getTime()}`;
  const known = cache.get(record.slug);
  if (known?.key === key) return known.value;
  const value = render(record.markdown);
  if (cache.size > 500) cache.clear();
  cache.set(record.slug, { key, value });
  return value;
}
