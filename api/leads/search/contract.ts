import { define } from 'superstruct';
import { choice, documented, isDay, optional, text } from '../../platform/contracts/endpoint';
import { leadStatusOptions, pastDaysOptions, priorityOptions, ScoreBandChoice } from '../enquiries/contract';

export const LeadStage = choice(
  leadStatusOptions.map(({ value }) => value),
  'Please choose a status.',
);

export const Priority = choice(
  priorityOptions.map(({ value }) => value),
  'Please choose a priority.',
);

export const leadResponseOptions = [
  { value: 'overdue', label: 'an overdue first response' },
  { value: 'waiting', label: 'an unanswered email' },
] as const;

export const leadTaskOptions = [
  { value: 'overdue', label: 'an overdue task' },
  { value: 'open', label: 'an open task' },
  { value: 'none', label: 'no open task' },
] as const;

/** So many days up to today, or the first and the last day: `2026-11-01..2026-11-15`. */
const ReceivedPeriod = documented(
  define<string>('string', (value) => isPeriod(value) || 'Please choose 7, 30 or 90 days, or two days.'),
  { type: 'string', example: '30' },
);

function isPeriod(value: unknown): boolean {
  if (pastDaysOptions.some((option) => option.value === value)) return true;
  const [from, to, ...more] = typeof value === 'string' ? value.split('..') : [];
  return isDay(from) && isDay(to) && !more.length;
}

/** What leads are filtered by in lists, exports and bulk edits. */
export const leadFilter = {
  q: optional(text({ max: 100, label: 'The search' })),
  status: optional(LeadStage),
  partner: optional(text({ max: 120, label: 'The partner' })),
  /** The path of the landing page that referred the sender. */
  landing: optional(text({ max: 500, label: 'The landing page' })),
  /** The slug of the form that was sent. */
  form: optional(text({ max: 100, label: 'The form' })),
  /** The ID of a member; `none` for leads without an owner. */
  owner: optional(text({ max: 40, label: 'The owner' })),
  /** The ID of a tag. */
  tag: optional(text({ max: 40, label: 'The tag' })),
  /** Hot from 50 points, warm from 20, otherwise cold. */
  score: optional(ScoreBandChoice),
  priority: optional(Priority),
  channel: optional(text({ max: 80, label: 'The channel' })),
  /** `overdue`: without a first response in time. `waiting`: the person answered by email and nobody replied since. */
  response: optional(
    choice(
      leadResponseOptions.map(({ value }) => value),
      'Please choose overdue or waiting.',
    ),
  ),
  /** By the open tasks of the person. */
  task: optional(
    choice(
      leadTaskOptions.map(({ value }) => value),
      'Please choose overdue, open or none.',
    ),
  ),
  /** When it was received. */
  past: optional(ReceivedPeriod),
  /** With an email that is no longer tried. */
  mail: optional(choice(['dead'], 'Only leads with a failed email can be listed.')),
};
