import mongoose from 'mongoose';
import { Content } from '../../content/documents/model';
import { postKind } from '../../content/posts/postKind';
import { Subscriber } from '../subscribers/model';
import type { PostTag } from './contract';
import { keyOf, readTopicTags, topicsOf } from './topicTags';

/** The tags of posts that are not in the trash, by name. Those that differ in case alone are one. */
export async function readPostTags(): Promise<PostTag[]> {
  // One after the other, since a transaction does not run queries side by side.
  const used = await Content.aggregate<{ _id: string; posts: number }>([
    { $match: { kind: postKind.name, isBinned: false } },
    { $unwind: '$row.tags' },
    { $group: { _id: '$row.tags', posts: { $sum: 1 } } },
    { $sort: { posts: -1, _id: 1 } },
  ]);
  const topicTags = await readTopicTags();
  const tags = new Map<string, { name: string; posts: number }>();
  for (const { _id: name, posts } of used) {
    const known = tags.get(keyOf(name));
    tags.set(keyOf(name), { name: known?.name ?? name, posts: (known?.posts ?? 0) + posts });
  }
  const found: PostTag[] = [];
  for (const { name, posts } of tags.values()) {
    const topics = topicsOf([name], topicTags);
    found.push({ name, posts, topics, subscribers: await countSubscribers(topics) });
  }
  return found.sort((a, b) => a.name.localeCompare(b.name));
}

async function countSubscribers(topics: PostTag['topics']): Promise<number> {
  if (!topics.length) return 0;
  return Subscriber.countDocuments({ status: 'active', topics: mongoose.trusted({ $in: topics }) });
}
