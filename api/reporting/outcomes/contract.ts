import { array, type Infer, integer, object, string } from 'superstruct';
import { calendarDay, choice, endpoint, optional } from '../../platform/contracts/endpoint';

/** What leads and bookings can be grouped by. */
export const outcomeDimensions = ['channel', 'source', 'campaign', 'page'] as const;
export type OutcomeDimension = (typeof outcomeDimensions)[number];

export const OutcomeQuery = object({
  from: calendarDay('Please enter the first day, such as 2026-11-01.'),
  to: calendarDay('Please enter the last day, such as 2026-11-30.'),
  dimension: choice(outcomeDimensions, 'Please choose a dimension.'),
  /** Which arrival counts; the last one that was not direct by default. */
  touch: optional(choice(['first', 'last'], 'Please choose first or last touch.')),
});
export type OutcomeQuery = Infer<typeof OutcomeQuery>;

const Outcome = object({
  key: string(),
  leads: integer(),
  won: integer(),
  /** What the won leads are worth, in whole US dollars. */
  wonValue: integer(),
  bookings: integer(),
});
export type Outcome = Infer<typeof Outcome>;

export const Outcomes = object({ total: Outcome, rows: array(Outcome) });
export type Outcomes = Infer<typeof Outcomes>;

export const listOutcomes = endpoint({
  method: 'GET',
  path: '/admin/analytics/outcomes',
  query: OutcomeQuery,
  returns: Outcomes,
  summary:
    'Leads, won leads with their value and bookings received in a period, by the channel, source, campaign or page they came from, at most 200 rows.',
});
