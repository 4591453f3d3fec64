import { array, type Infer, integer, nullable, number, object, string } from 'superstruct';
import { choice, documented, endpoint, moment, text } from '../../platform/contracts/endpoint';

/** What a page is to bring its visitors to. */
export const goalOptions = [
  { value: 'enquiry', label: 'An enquiry' },
  { value: 'booking', label: 'A booking' },
  { value: 'call', label: 'A click on the phone number' },
  { value: 'subscription', label: 'A subscription to the notes' },
] as const;
export type Goal = (typeof goalOptions)[number]['value'];
export const goals = goalOptions.map(({ value }) => value);

/** The page itself, and what may stand in its place. */
export const variantNames = ['a', 'b', 'c', 'd'] as const;
export type VariantName = (typeof variantNames)[number];
export const VariantChoice = choice(variantNames, 'No such variant.');

/** As many as a page may have beside itself. */
export const mostVariants = variantNames.length - 1;

/** What a browser saw of a page that has a goal. */
export const Exposure = object({
  /** Names the words that were compared; of others nothing is counted. */
  run: text({ min: 1, max: 40, label: 'The run' }),
  variant: VariantChoice,
  what: choice(['shown', 'called'], 'It was shown, or somebody called.'),
});
export type Exposure = Infer<typeof Exposure>;

/**
 * How a variant stands against the page itself. `unknown`: not enough data yet. The difference of their rates lies
 * between `from` and `to`, in points, with 95 % certainty for all variants together, at whatever moment one looks.
 */
export const standings = ['first', 'unknown', 'leads', 'trails'] as const;

export const VariantFigures = object({
  /** Visitors by day since then; null before the first. */
  since: documented(nullable(moment()), { type: ['string', 'null'], format: 'date-time' }),
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
    'Counts that a landing page with a goal was shown, or its phone number clicked, once a day for each visitor. Members, robots and what does not fit what the visitor was given are left out without a word.',
});

export const getVariantFigures = endpoint({
  method: 'GET',
  path: '/admin/landing-pages/:id/figures',
  returns: VariantFigures,
  summary:
    'How many visitors a published landing page had since its words were last changed, how many reached its goal, and what can be said of its variants by now. No variants where it has no goal.',
});

/** An address at which visitors are shown one of several variants, with how many there are. */
export const TestedPage = object({ path: string(), run: string(), variants: integer() });
export type TestedPage = Infer<typeof TestedPage>;
