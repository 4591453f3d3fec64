import mongoose from 'mongoose';
import { type Topic, topicOptions } from '../subscribers/contract';
import { Subscriber } from '../subscribers/model';

/** The topics that a post's tags speak of. */
export function topicsOf(tags: readonly string[]): Topic[] {
  const known = tags.map((tag) => tag.toLowerCase());
  return topicOptions.map(({ value }) => value).filter((topic) => known.includes(topic));
}

/**
 * Who wants to hear of a post: confirmed by a moment, on one of its topics, not in a pause. A post on none of them goes
 * to everybody on the list.
 */
export const recipients = (topics: readonly Topic[], by = new Date()) => ({
  status: 'active' as const,
  confirmedAt: mongoose.trusted({ $lte: by }),
  pausedUntil: mongoose.trusted({ $not: { $gt: new Date() } }),
  ...(topics.length && { topics: mongoose.trusted({ $in: topics }) }),
});

export const countRecipients = (topics: readonly Topic[]) => Subscriber.countDocuments(recipients(topics));
