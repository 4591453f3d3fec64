import type { PublicReviews, ReviewDraft, ReviewEntry, ReviewPage } from './contract';

export function exampleReviewDraft(part: Partial<ReviewDraft> = {}): ReviewDraft {
  return {
    source: 'Google',
    rating: '5',
    reviewedOn: '2026-10-02',
    text: 'They call back the same day.',
    author: 'P. Lindgren',
    link: 'https://reviews.example/1',
    isShown: true,
    ...part,
  };
}

export function exampleReview(part: Partial<ReviewEntry> = {}): ReviewEntry {
  return {
    id: '65f0c0ffee001122334455aa',
    ...exampleReviewDraft(),
    updatedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...part,
  };
}

export function exampleReviewPage(items: ReviewEntry[] = [exampleReview()]): ReviewPage {
  return { items, nextCursor: null, total: items.length, isMore: false };
}

export function examplePublicReviews(part: Partial<PublicReviews> = {}): PublicReviews {
  const { isShown: _, rating, ...review } = exampleReviewDraft();
  return {
    count: 12,
    average: 4.8,
    sources: ['Clutch', 'Google'],
    items: [{ id: '65f0c0ffee001122334455aa', ...review, rating: Number(rating) }],
    ...part,
  };
}
