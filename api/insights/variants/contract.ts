import { array, type Infer, integer, nullable, number, object, string } from 'superstruct';
import { choice, documented, endpoint, text, timestamp } from '../../platform/contracts/endpoint';

/** Goals a landing page can have. */
export const goalOptions = [
  { value: 'enquiry', label: 'Contact form submission' },
  { value: 'booking', label: 'Booking' },
  { value: 'call', label: 'Phone call click' },
  { value: 'subscription', label: 'Newsletter subscription' },
] as const;
export type Goal = (typeof goalOptions)[number]['value'];
export const goals = goalOptions.map(({ value }) => value);

/** `a` is the page itself, the others its alternatives. */
export const variantNames = ['a', 'b', 'c', 'd'] as const;
export type VariantName = (typeof variantNames)[number];
export const VariantChoice = choice(variantNames, 'No such variant.');

/** Maximum number of alternatives of a page. */
export const maxVariants = variantNames.length - 1;

/** What a browser reports about a page that has a goal. */
export const Exposure = object({
  /** Identifies the content that is compared; other runs are not counted. */
  run: text({ min: 1, max: 40, label: 'The run' }),
  variant: VariantChoice,
  what: choice(['shown', 'called'], 'It was shown, or somebody called.'),
});
export type Exposure = Infer<typeof Exposure>;

/**
 * How a variant compares to the page itself. `unknown`: not enough data yet. The difference of the conversion rates
 * lies between `from` and `to`, in points, with 95 % confidence for all variants together, no matter when one looks.
 */
export const standings = ['first', 'unknown', 'leads', 'trails'] as const;

export const VariantFigures = object({
  /** Start of the daily visitor counts; null before the first visitor. */
  since: documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' }),
  variants: array(
    object({
      variant: VariantChoice,
      visitors: integer(),
      reached: integer(),
      standing: choice(standings, 'No such standing.'),
      from: number(),
      to: number(),
    }),
  ),
});
export type VariantFigures = Infer<typeof VariantFigures>;

export const createExposure = endpoint({
  method: 'POST',
  path: '/landing-pages/:slug/exposures',
  body: Exposure,
  status: 202,
  summary:
    'Counts that a landing page with a goal was shown, or its phone number clicked, once a day for each visitor. Members, robots and variants that the visitor was not assigned are ignored without an error.',
});

export const getVariantFigures = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/:id/figures',
  returns: VariantFigures,
  summary:
    'Visitors of a published landing page since its content last changed, how many reached its goal, and the current result for its variants. No variants if it has no goal.',
});

/** A path at which visitors see one of several variants, with the number of variants. */
export const TestedPage = object({ path: string(), run: string(), variants: integer() });
export type TestedPage = Infer<typeof TestedPage>;
