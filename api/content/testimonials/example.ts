import type { TestimonialDraft, TestimonialEntry, TestimonialPage } from './contract';

export function exampleTestimonialDraft(part: Partial<TestimonialDraft> = {}): TestimonialDraft {
  return {
    quote: 'They told us what we did not need. That was new.',
    name: 'Pat Lindgren',
    position: 'Office manager, architects',
    consentOn: '2026-10-02',
    consentProof: 'Email of October 2, kept in the shared mailbox',
    isShown: true,
    ...part,
  };
}

export function exampleTestimonial(part: Partial<TestimonialEntry> = {}): TestimonialEntry {
  return {
    id: '65f0c0ffee00112233445588',
    ...exampleTestimonialDraft(),
    isSample: false,
    state: 'home',
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...part,
  };
}

export function exampleTestimonialPage(items: TestimonialEntry[] = [exampleTestimonial()]): TestimonialPage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}
