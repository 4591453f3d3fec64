import mongoose from 'mongoose';
import type { Topic } from '../subscribers/contract';
import { Subscriber } from '../subscribers/model';

/**
 * Filter for the recipients of a newsletter: confirmed before a date, subscribed to one of its topics, not paused. One
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
