import { array, boolean, define, type Infer, integer, number, object, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  paged,
  pageQuery,
  text,
  timestamp,
  webAddresses,
} from '../../platform/contracts/endpoint';

/** The ratings, best first. */
export const ratings = ['5', '4', '3', '2', '1'] as const;

/** The most reviews; more are rejected. */
export const mostReviews = 500;

const LINK = 'Please enter a URL that starts with https://, or leave this empty.';
const links = webAddresses(1);
const OptionalLink = documented(
  define<string>('string', (value) => value === '' || links.is([value]) || LINK),
  { type: 'string', maxLength: 300, example: 'https://www.google.com/maps/reviews/1' },
);

export const ReviewDraft = object({
  /** Where it was published. */
  source: text({ min: 2, max: 60, label: 'The source', example: 'Google' }),
  rating: choice(ratings, 'Please choose 1 to 5.'),
  reviewedOn: calendarDay('Please enter a valid date.'),
  text: text({ max: 1000, label: 'The text' }),
  /** As the source names them. */
  author: text({ max: 80, label: 'The author' }),
  /** Where anybody can read it. */
  link: OptionalLink,
  isShown: boolean(),
});
export type ReviewDraft = Infer<typeof ReviewDraft>;

/** A review as members see it. */
export const ReviewEntry = object({
  id: string(),
  ...ReviewDraft.schema,
  updatedAt: timestamp(),
  version: integer(),
});
export type ReviewEntry = Infer<typeof ReviewEntry>;

export const ReviewPage = object(paged(ReviewEntry));
export type ReviewPage = Infer<typeof ReviewPage>;

/** The reviews that are shown: how many, their average, and the newest of them. */
export const PublicReviews = object({
  count: integer(),
  /** To one decimal; 0 without reviews. */
  average: number(),
  /** Where they were published. */
  sources: array(string()),
  items: array(
    object({
      id: string(),
      source: string(),
      rating: integer(),
      reviewedOn: string(),
      text: string(),
      author: string(),
      link: string(),
    }),
  ),
});
export type PublicReviews = Infer<typeof PublicReviews>;

export const getReviews = endpoint({
  method: 'GET',
  path: '/reviews',
  returns: PublicReviews,
  summary: 'The reviews shown on the website: their number, their average and the newest six.',
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  query: object(pageQuery()),
  returns: ReviewPage,
  summary: 'Lists reviews, newest first.',
});

export const getReview = endpoint({
  method: 'GET',
  path: '/admin/reviews/:id',
  returns: ReviewEntry,
  summary: 'One review.',
});

export const createReview = endpoint({
  method: 'POST',
  path: '/admin/reviews',
  body: ReviewDraft,
  returns: ReviewEntry,
  status: 201,
  summary: 'Adds a review; it cannot be shown without the link to it.',
});

export const editReview = endpoint({
  method: 'PATCH',
  path: '/admin/reviews/:id',
  body: ReviewDraft,
  returns: ReviewEntry,
  ifMatch: true,
  summary: 'Changes a review; it cannot be shown without the link to it.',
});

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/admin/reviews/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes a review.',
});
