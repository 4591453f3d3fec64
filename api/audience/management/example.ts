import { subscriptionConsent } from '../subscribers/consent';
import type { SubscriberDetails, SubscriberPage, SubscriberSummary } from './contract';

export function exampleSubscriberSummary(part: Partial<SubscriberSummary> = {}): SubscriberSummary {
  return {
    id: 'subscriber-1',
    email: 'dana@example.com',
    state: 'active',
    topics: ['security', 'planning'],
    source: 'post',
    addedAt: '2026-11-20T15:00:00.000Z',
    confirmedAt: '2026-11-20T15:04:00.000Z',
    version: 2,
    masked: false,
    ...part,
  };
}

export function exampleSubscriberPage(part: Partial<SubscriberPage> = {}): SubscriberPage {
  return {
    items: [exampleSubscriberSummary()],
    nextCursor: null,
    total: 1,
    isMore: false,
    counts: { active: 1, pending: 0, paused: 0, unsubscribed: 0, bounced: 0, complained: 0 },
    atLeast: [],
    ...part,
  };
}

export function exampleSubscriberDetails(part: Partial<SubscriberDetails> = {}): SubscriberDetails {
  const step = { network: '203.0.113.0', agent: 'Firefox on Windows' };
  const [requested, confirmed] = ['2026-11-20T15:00:00.000Z', '2026-11-20T15:04:00.000Z'];
  return {
    ...exampleSubscriberSummary(),
    page: '/blog/wire-fraud-call-back-rule',
    visit: 'google / organic',
    pausedUntil: null,
    unsubscribedAt: null,
    reason: null,
    deletesAt: null,
    suppression: null,
    consent: {
      requested: { at: requested, ...step },
      confirmed: { at: confirmed, ...step },
      stated: null,
      version: subscriptionConsent.version,
      text: subscriptionConsent.text('Emberline'),
      topics: ['security', 'planning'],
    },
    coveredTopics: ['security', 'planning'],
    history: [
      {
        kind: 'newsletter',
        at: '2026-11-24T09:00:00.000Z',
        by: null,
        detail: 'November from The Foundry',
        mail: 'sent',
      },
      { kind: 'subscribe', at: confirmed, by: null, detail: 'Security, Planning', mail: null },
      { kind: 'confirmation_email', at: '2026-11-20T15:00:02.000Z', by: null, detail: null, mail: 'sent' },
      { kind: 'ask', at: requested, by: null, detail: null, mail: null },
    ],
    ...part,
  };
}
