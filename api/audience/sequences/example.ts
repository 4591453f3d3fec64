import type { SequenceDraft, SequenceEntry, SequencePage, SequenceStep } from './contract';

export function exampleSequenceStep(part: Partial<SequenceStep> = {}): SequenceStep {
  return {
    key: 'step0001',
    wait: '24',
    condition: 'always',
    subject: 'Where to start',
    markdown: 'Hello,\n\nthese are **three articles** to start with.',
    ...part,
  };
}

export function exampleSequenceDraft(part: Partial<SequenceDraft> = {}): SequenceDraft {
  return {
    name: 'Welcome',
    trigger: 'subscribed',
    form: '',
    topics: [],
    steps: [
      exampleSequenceStep(),
      exampleSequenceStep({ key: 'step0002', wait: '72', subject: 'Any questions?' }),
    ],
    isEnabled: false,
    ...part,
  };
}

export function exampleSequence(part: Partial<SequenceEntry> = {}): SequenceEntry {
  const none = { waiting: 0, emailed: 0, skipped: 0, failed: 0, stopped: [] };
  return {
    id: '65f0c0ffee001122334455bb',
    ...exampleSequenceDraft({ isEnabled: true }),
    started: 41,
    finished: 12,
    figures: [
      { ...none, key: 'step0001', emailed: 41 },
      { ...none, key: 'step0002', waiting: 20, emailed: 12, stopped: [{ reason: 'booked', count: 9 }] },
    ],
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...part,
  };
}

export function exampleSequencePage(items: SequenceEntry[] = [exampleSequence()]): SequencePage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}
