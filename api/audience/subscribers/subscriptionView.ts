import type { SubscriptionFound } from './contract';
import { isPaused } from './editSubscription';
import type { SubscriberRecord } from './model';

/** A subscription as whoever holds a link to it sees it. */
export function subscriptionView(reader: SubscriberRecord | null): SubscriptionFound {
  if (!reader) return { subscription: null };
  const { email, status, topics, pausedUntil } = reader;
  const isOn = status === 'active' || status === 'pending';
  const isResting = status === 'active' && isPaused(reader);
  return {
    subscription: {
      email: blotted(email),
      status: isResting ? 'paused' : isOn ? status : 'unsubscribed',
      topics,
      pausedUntil: isResting ? (pausedUntil?.toISOString() ?? null) : null,
    },
  };
}

function blotted(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
