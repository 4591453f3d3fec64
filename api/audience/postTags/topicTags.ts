import { type Topic, topicOptions } from '../subscribers/contract';
import { TopicTag } from './model';

/** The tag of each topic in lower case: the one it was renamed to, else the one of its name. */
export async function readTopicTags(): Promise<Map<Topic, string>> {
  const stored = new Map((await TopicTag.find().lean()).map(({ _id, tag }) => [_id, tag]));
  return new Map(topicOptions.map(({ value, label }) => [value, keyOf(stored.get(value) ?? label)]));
}

/** The topics tied to tags. */
export function topicsOf(tags: readonly string[], topicTags: ReadonlyMap<Topic, string>): Topic[] {
  const keys = new Set(tags.map(keyOf));
  return [...topicTags].filter(([, tag]) => keys.has(tag)).map(([topic]) => topic);
}

/** Ties the topics of a tag to its new name, so that they keep their subscribers. */
export async function moveTopics(from: string, to: string): Promise<Topic[]> {
  const moved = topicsOf([from], await readTopicTags());
  for (const topic of moved) await TopicTag.updateOne({ _id: topic }, { tag: to }, { upsert: true });
  return moved;
}

/** Tags that differ in case alone are one tag. */
export const keyOf = (tag: string) => tag.toLowerCase();
