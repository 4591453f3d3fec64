import { array, boolean, define, type Infer, integer, object, size, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  moment,
  optional,
  paged,
  pageQuery,
  personal,
  text,
} from '../../platform/contracts/endpoint';

/** A quote of a client. */
export const Testimonial = object({
  quote: string(),
  name: string(),
  position: string(),
  image: string(),
  /** It is one that a new site begins with: no client said it, and whoever reads it is told so. */
  isSample: optional(boolean()),
});
export type Testimonial = Infer<typeof Testimonial>;

export const mostTestimonials = 50;

const DAY = 'Please enter a date such as 2026-11-22.';
const day = calendarDay(DAY);

/** A day of the calendar, or nothing. */
const ConsentDay = documented(
  define<string>('string', (value) => value === '' || day.is(value) || DAY),
  { type: 'string', maxLength: 10, example: '2026-11-22' },
);

const draft = {
  quote: text({ min: 10, max: 300, label: 'The quote', example: 'The desk calls back.' }),
  /** Initials, or the name in full where the person agreed to that. */
  name: text({ min: 1, max: 60, label: 'The name', example: 'R. D.' }),
  position: text({ max: 80, label: 'The position', example: 'Contractor, owner' }),
  /** When the quoted person agreed to be quoted. */
  consentOn: ConsentDay,
  /** Where that is written: a mail, a form, a note of a call. */
  consentProof: personal(text({ max: 500, label: 'The proof' })),
  isShown: boolean(),
};

export const TestimonialDraft = object(draft);
export type TestimonialDraft = Infer<typeof TestimonialDraft>;

/** A quote as members see it. */
export const TestimonialEntry = object({
  id: string(),
  ...draft,
  isSample: boolean(),
  /** `waiting`: shown as soon as one of those before it is not. */
  state: choice(['home', 'waiting', 'hidden'], 'No such state.'),
  updatedAt: moment(),
  version: integer(),
});
export type TestimonialEntry = Infer<typeof TestimonialEntry>;

export const TestimonialPage = object(paged(TestimonialEntry));
export type TestimonialPage = Infer<typeof TestimonialPage>;

export const TestimonialOrder = object({
  /** Some or all of them: they share out among themselves the places that they hold. */
  ids: size(array(string()), 1, mostTestimonials),
});

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/admin/testimonials',
  query: object(pageQuery()),
  returns: TestimonialPage,
  summary: 'Lists the quotes of clients in their order.',
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
  summary: 'Adds a quote at the end; refused as shown without the consent of who is quoted.',
});

export const editTestimonial = endpoint({
  method: 'PATCH',
  path: '/admin/testimonials/:id',
  body: TestimonialDraft,
  returns: TestimonialEntry,
  ifMatch: true,
  summary: 'Changes a quote; refused as shown without the consent of who is quoted.',
});

export const deleteTestimonial = endpoint({
  method: 'DELETE',
  path: '/admin/testimonials/:id',
  ifMatch: true,
  status: 204,
  summary: 'Takes a quote away.',
});

export const editTestimonialOrder = endpoint({
  method: 'PUT',
  path: '/admin/testimonials/order',
  body: TestimonialOrder,
  status: 204,
  summary: 'Puts the named quotes into this order; the places of the others stay.',
});
