import { ReviewDraft, type ReviewEntry, ratings } from '@site/api/content/reviews/contract';
import { mayEditReviews } from '@site/api/content/reviews/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { reviews } from './reviewsApi';

/** The record form of a review. The API requires the link before it is shown. */
export const reviewRecord: RecordDefinition<ReviewEntry, ReviewDraft> = {
  noun: 'review',
  nameOf: ({ source, author }) => [author, source].filter(Boolean).join(', '),
  keyOf: ({ id }) => id,
  resource: reviews,
  needs: mayEditReviews,
  struct: ReviewDraft,
  fields: [
    { name: 'source', label: 'Source', placeholder: 'Google' },
    {
      name: 'rating',
      label: 'Rating',
      kind: 'select',
      options: ratings.map((value) => ({ value, label: `${value} of 5` })),
    },
    { name: 'reviewedOn', label: 'Date' },
    { name: 'author', label: 'Author', isOptional: true, help: 'The name shown at the source.' },
    { name: 'text', label: 'Text', kind: 'lines', isOptional: true, help: 'In the author’s own words.' },
    {
      name: 'link',
      label: 'Link to the review',
      isOptional: true,
      placeholder: 'https://',
      help: 'Where anyone can read it. Required before it is shown.',
    },
    {
      name: 'isShown',
      label: 'Show on the website',
      help: 'The average counts every shown review, so show all reviews of a source or none.',
    },
  ],
  initial: { source: '', rating: '5', reviewedOn: '', text: '', author: '', link: '', isShown: false },
  savedNote: 'The About page shows the change within 30 seconds.',
};
