import { array, type Infer, integer, nullable, number, object, string } from 'superstruct';
import { ReportQuery } from '../../insights/reports/contract';
import { choice, documented, endpoint, optional } from '../../platform/contracts/endpoint';

/** What leads and bookings can be grouped by. */
export const outcomeDimensions = ['channel', 'source', 'campaign', 'term', 'content', 'page'] as const;
export type OutcomeDimension = (typeof outcomeDimensions)[number];

/** The filters of visits that leads and bookings know as well, by the arrival that counts. */
export const outcomeFilters = ['channel', 'source', 'medium', 'campaign', 'term', 'content'] as const;

/** The figures whose change can be explained. */
export const outcomeFigures = ['leads', 'bookings', 'wonValue'] as const;
export type OutcomeFigure = (typeof outcomeFigures)[number];

/** The most segments that explain a change. */
export const maxOutcomeExplanations = 8;

/** Which arrival counts; the last one that was not direct by default. */
const touch = optional(choice(['first', 'last'], 'Please choose first or last touch.'));

export const OutcomeQuery = object({
  ...ReportQuery.schema,
  dimension: choice(outcomeDimensions, 'Please choose a dimension.'),
  touch,
});
export type OutcomeQuery = Infer<typeof OutcomeQuery>;

export const OutcomeChangeQuery = object({
  ...ReportQuery.schema,
  figure: choice(outcomeFigures, 'Please choose leads, bookings or won value.'),
  touch,
});
export type OutcomeChangeQuery = Infer<typeof OutcomeChangeQuery>;

const Counts = object({
  leads: integer(),
  won: integer(),
  /** What the won leads are worth, in whole US dollars. */
  wonValue: integer(),
  bookings: integer(),
});
export type OutcomeCounts = Infer<typeof Counts>;

const Outcome = object({
  key: string(),
  ...Counts.schema,
  /** In the compared period; null without one. */
  previous: documented(nullable(Counts), { type: ['object', 'null'] }),
});
export type Outcome = Infer<typeof Outcome>;

export const Outcomes = object({ total: Outcome, rows: array(Outcome) });
export type Outcomes = Infer<typeof Outcomes>;

const OutcomeSegment = object({
  dimension: choice(outcomeDimensions, 'No such dimension.'),
  key: string(),
  now: integer(),
  before: integer(),
  /** What it would be now if it had changed like everything else. */
  expected: number(),
  /** What the total would be then. */
  totalExpected: number(),
});
export type OutcomeSegment = Infer<typeof OutcomeSegment>;

const Factor = object({
  /** Leads and bookings are visitors times their share; won value is won leads times their average value. */
  name: choice(['visitors', 'won'], 'No such factor.'),
  now: integer(),
  before: integer(),
});

export const OutcomeChange = object({
  now: integer(),
  /** Null without a period to compare with. */
  before: documented(nullable(integer()), { type: ['integer', 'null'] }),
  /** What the figure is a multiple of; null where it is not known for both periods. */
  factor: documented(nullable(Factor), { type: ['object', 'null'] }),
  /** Segments that changed further than everything else, most clearly first. */
  segments: array(OutcomeSegment),
});
export type OutcomeChange = Infer<typeof OutcomeChange>;

export const listOutcomes = endpoint({
  method: 'GET',
  path: '/admin/analytics/outcomes',
  query: OutcomeQuery,
  returns: Outcomes,
  summary:
    'Leads, won leads with their value and bookings received in a period, by the channel, source, campaign, term, content or page they came from, at most 200 rows. Only filters by channel, source, medium, campaign, term and content apply.',
});

export const getOutcomeChange = endpoint({
  method: 'GET',
  path: '/admin/analytics/outcome-changes',
  query: OutcomeChangeQuery,
  returns: OutcomeChange,
  summary:
    'Why leads, bookings or won value changed from one period to another: what they are a multiple of, and the segments that changed further than everything else.',
});
