import mongoose from 'mongoose';
import { type Topic, topicOptions } from '../subscribers/contract';
import { Subscriber } from '../subscribers/model';

/** The topics among the tags of a post. */
export function matchTopics(tags: readonly string[]): Topic[] {
  const known = tags.map((tag) => tag.toLowerCase());
  return topicOptions.map(({ value }) => value).filter((topic) => known.includes(topic));
}

/**
 * Filter for the recipients of a post: confirmed before a date, subscribed to one of its topics, not paused. A post
 * without topics goes to all subscribers.
 */
export const createRecipientFilter = (topics: readonly Topic[], by = new Date()) => ({
  status: 'active' as const,
  confirmedAt: mongoose.trusted({ $lte: by }),
  pausedUntil: mongoose.trusted({ $not: { $gt: new Date() } }),
  ...(topics.length && { topics: mongoose.trusted({ $in: topics }) }),
});

export const countRecipients = (topics: readonly Topic[]) =>
  Subscriber.countDocuments(createRecipientFilter(topics));
