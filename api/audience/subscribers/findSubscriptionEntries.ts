import mongoose from 'mongoose';
import type { ContactSource } from '../../leads/contacts/ContactSource';
import { Subscriber, type SubscriberRecord } from './model';

const STATES: Record<SubscriberRecord['status'], string> = {
  pending: 'Not confirmed',
  active: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Email bounced',
  complained: 'Marked as spam',
};

type Fields = Pick<SubscriberRecord, '_id' | 'status' | 'requestedAt'>;

/** The newsletter subscription of a person. */
export const findSubscriptionEntries: ContactSource = async (emails, limit) => {
  const found = await Subscriber.find(
    { emailNorm: mongoose.trusted({ $in: emails }) },
    { status: 1, requestedAt: 1 },
  )
    .limit(limit)
    .lean<Fields[]>();
  return found.map(({ _id, status, requestedAt }) => ({
    kind: 'subscription',
    id: _id,
    title: 'Newsletter',
    state: STATES[status],
    at: requestedAt.toISOString(),
    startsAt: null,
  }));
};
