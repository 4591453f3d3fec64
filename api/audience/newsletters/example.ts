import type { SubjectTest } from '../subjectTests/contract';
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
    secondSubject: '',
    testShare: '20',
    testMeasure: 'clicks',
    testHours: '4',
    blocks: [
      { kind: 'text', markdown: 'Hello,\n\nhere is **what we wrote** in November.' },
      { kind: 'button', label: 'Book a meeting', url: '/bookings' },
    ],
    ...part,
  };
}

export const exampleReactions: NonNullable<Mailing['reactions']> = {
  unsubscribed: 0,
  bounced: 0,
  complained: 0,
  replies: 0,
  leads: 0,
  bookings: 0,
  latest: [],
};

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
    subjectTest: null,
    checks: [{ name: 'Size', state: 'good', message: '8 kB of at most 102 kB' }],
    startedAt: null,
    startedBy: '',
    ...part,
  };
}

/** A test that is not decided. */
export function exampleSubjectTest(part: Partial<SubjectTest> = {}): SubjectTest {
  const figures = { sent: 41, clicks: 3, unsubscribes: 0, leads: 0 };
  return {
    measure: 'clicks',
    share: 20,
    subjects: [
      { subject: 'November from The Foundry', ...figures },
      { subject: 'Patch windows, explained', ...figures, clicks: 5 },
    ],
    endsAt: '2026-11-29T21:00:00.000Z',
    chosen: null,
    chosenBy: null,
    member: '',
    ...part,
  };
}
