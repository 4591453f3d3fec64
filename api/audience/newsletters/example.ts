import type { NewsletterDraft } from './contract';

/** A newsletter that can be sent. */
export function exampleNewsletterDraft(part: Partial<NewsletterDraft> = {}): NewsletterDraft {
  return {
    slug: 'november-from-the-foundry',
    subject: 'November from The Foundry',
    preheader: 'Patch windows and what they are for',
    senderName: '',
    topics: [],
    blocks: [
      { kind: 'text', markdown: 'Hello,\n\nhere is **what we wrote** in November.' },
      { kind: 'button', label: 'Book a meeting', url: '/bookings' },
    ],
    ...part,
  };
}
