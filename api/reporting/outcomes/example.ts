import type { Outcome, OutcomeChange } from './contract';

export const exampleOutcome = (part: Partial<Outcome> = {}): Outcome => ({
  key: 'Organic Search',
  leads: 3,
  won: 1,
  wonValue: 4800,
  bookings: 2,
  previous: { leads: 8, won: 2, wonValue: 9000, bookings: 2 },
  ...part,
});

/** Fewer leads, from fewer visitors. */
export const exampleOutcomeChange = (part: Partial<OutcomeChange> = {}): OutcomeChange => ({
  now: 12,
  before: 24,
  factor: { name: 'visitors', now: 900, before: 1200 },
  segments: [
    { dimension: 'channel', key: 'Paid Search', now: 2, before: 14, expected: 14, totalExpected: 24 },
    { dimension: 'page', key: '/contact', now: 4, before: 13, expected: 9.5, totalExpected: 17.5 },
  ],
  ...part,
});
