import type { SubscriptionResult } from './contract';
import { isPaused } from './editSubscription';
import type { SubscriberRecord } from './model';

/** A subscription as shown to the holder of a link. */
export function subscriptionView(reader: SubscriberRecord | null): SubscriptionResult {
  if (!reader) return { subscription: null };
  const { email, status, topics, pausedUntil } = reader;
  const isCurrent = status === 'active' || status === 'pending';
  const isOnPause = status === 'active' && isPaused(reader);
  return {
    subscription: {
      email: maskEmail(email),
      status: isOnPause ? 'paused' : isCurrent ? status : 'unsubscribed',
      topics,
      pausedUntil: isOnPause ? (pausedUntil?.toISOString() ?? null) : null,
    },
  };
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
