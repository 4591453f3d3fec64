import type { Mailing, NewsletterDraft } from './contract';

/** A newsletter that can be sent. */
export function exampleNewsletterDraft(part: Partial<NewsletterDraft> = {}): NewsletterDraft {
  return {
    slug: 'november-from-the-foundry',
    subject: 'November from The Foundry',
    preheader: 'Patch windows and what they are for',
    senderName: '',
    topics: [],
    segment: '',
    blocks: [
      { kind: 'text', markdown: 'Hello,\n\nhere is **what we wrote** in November.' },
      { kind: 'button', label: 'Book a meeting', url: '/bookings' },
    ],
    ...part,
  };
}

export function exampleMailing(part: Partial<Mailing> = {}): Mailing {
  return {
    state: 'unsent',
    senderName: 'Emberline',
    senderAddress: 'hello@emberline.example',
    readers: 412,
    recipientsLeft: null,
    topics: [],
    segment: null,
    queued: 0,
    quietUntil: null,
    sent: 0,
    skipped: 0,
    failed: 0,
    unknown: 0,
    failures: [],
    reactions: null,
    clicks: null,
    checks: [{ name: 'Size', state: 'good', message: '8 kB of at most 102 kB' }],
    startedAt: null,
    startedBy: '',
    ...part,
  };
}
