import { array, boolean, define, type Infer, integer, object, size, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  optional,
  paged,
  pageQuery,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';

/** A client's quote. */
export const Testimonial = object({
  quote: string(),
  name: string(),
  position: string(),
  image: string(),
  /** It is a sample of a new site and not a client's quote; the page marks it for members. */
  isSample: optional(boolean()),
});
export type Testimonial = Infer<typeof Testimonial>;

export const mostTestimonials = 50;

const DAY = 'Please enter a valid date.';
const day = calendarDay(DAY);

/** A calendar day, or an empty text. */
const ConsentDay = documented(
  define<string>('string', (value) => value === '' || day.is(value) || DAY),
  { type: 'string', maxLength: 10, example: '2026-11-22' },
);

const draft = {
  quote: text({ min: 10, max: 300, label: 'The quote', example: 'The desk calls back.' }),
  /** Initials, or the full name if the person agreed to that. */
  name: text({ min: 1, max: 60, label: 'The name', example: 'R. D.' }),
  position: text({ max: 80, label: 'The position', example: 'Contractor, owner' }),
  /** When the quoted person agreed to be quoted. */
  consentOn: ConsentDay,
  /** Where the consent is documented: an email, a form, notes of a call. */
  consentProof: personal(text({ max: 500, label: 'The proof' })),
  isShown: boolean(),
};

export const TestimonialDraft = object(draft);
export type TestimonialDraft = Infer<typeof TestimonialDraft>;

/** A testimonial as members see it. */
export const TestimonialEntry = object({
  id: string(),
  ...draft,
  isSample: boolean(),
  /**
   * `waiting`: shown once one of those before it is hidden. `held`: a sample, which a production site does not show
   * until the launch checklist is reviewed.
   */
  state: choice(['home', 'waiting', 'held', 'hidden'], 'No such state.'),
  updatedAt: timestamp(),
  version: integer(),
});
export type TestimonialEntry = Infer<typeof TestimonialEntry>;

export const TestimonialPage = object(paged(TestimonialEntry));
export type TestimonialPage = Infer<typeof TestimonialPage>;

export const TestimonialOrder = object({
  /** Some or all ids in their new order; the named ones exchange positions. */
  ids: size(array(string()), 1, mostTestimonials),
});

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/admin/testimonials',
  query: object(pageQuery()),
  returns: TestimonialPage,
  summary: 'Lists testimonials in their order.',
});

export const getTestimonial = endpoint({
  method: 'GET',
  path: '/admin/testimonials/:id',
  returns: TestimonialEntry,
  summary: 'One quote of a client.',
});

export const createTestimonial = endpoint({
  method: 'POST',
  path: '/admin/testimonials',
  body: TestimonialDraft,
  returns: TestimonialEntry,
  status: 201,
  summary: 'Adds a testimonial at the end; it cannot be shown without proof of consent.',
});

export const editTestimonial = endpoint({
  method: 'PATCH',
  path: '/admin/testimonials/:id',
  body: TestimonialDraft,
  returns: TestimonialEntry,
  ifMatch: true,
  summary: 'Changes a testimonial; it cannot be shown without proof of consent.',
});

export const deleteTestimonial = endpoint({
  method: 'DELETE',
  path: '/admin/testimonials/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes a testimonial.',
});

export const editTestimonialOrder = endpoint({
  method: 'PUT',
  path: '/admin/testimonials/order',
  body: TestimonialOrder,
  status: 204,
  summary: 'Puts the named testimonials into this order; the others keep their positions.',
});
