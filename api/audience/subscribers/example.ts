import { exampleOrigin } from '../../insights/origin/example';
import type { Subscription, SubscriptionDraft } from './contract';

export function exampleSubscriptionDraft(part: Partial<SubscriptionDraft> = {}): SubscriptionDraft {
  return { email: 'dana@example.com', place: 'blog', origin: exampleOrigin({ page: '/blog' }), ...part };
}

export function exampleSubscription(part: Partial<Subscription> = {}): Subscription {
  return {
    email: 'd…@example.com',
    status: 'active',
    pausedUntil: null,
    topics: ['security', 'people', 'planning', 'support'],
    ...part,
  };
}
