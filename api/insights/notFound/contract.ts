import { array, boolean, type Infer, integer, max, min, object, size, string } from 'superstruct';
import {
  calendarDay,
  choice,
  endpoint,
  optional,
  paged,
  pageQuery,
  text,
} from '../../platform/contracts/endpoint';

/** Paths without a page, as counted by the servers that render pages. */
export const NotFoundHits = object({
  hits: size(
    array(object({ path: text({ min: 1, max: 2000 }), count: max(min(integer(), 1), 1_000_000) })),
    1,
    500,
  ),
});

export const NotFoundPath = object({
  /** Without query, and with personal data redacted. */
  path: string(),
  count: integer(),
  /** Number of days on which it was requested. */
  days: integer(),
  lastDay: calendarDay('No day.'),
  /** A member has set it aside, such as a request of a scanner. */
  isIgnored: boolean(),
});
export type NotFoundPath = Infer<typeof NotFoundPath>;

export const NotFoundQuery = object({
  /** The paths that were set aside, instead of the others. */
  state: optional(choice(['ignored'], 'Only ignored URLs can be chosen.')),
  ...pageQuery(),
});
export type NotFoundQuery = Infer<typeof NotFoundQuery>;

export const NotFoundPage = object(paged(NotFoundPath));
export type NotFoundPage = Infer<typeof NotFoundPage>;

export const createNotFoundHits = endpoint({
  method: 'POST',
  path: '/not-found-hits',
  body: NotFoundHits,
  status: 204,
  summary: 'Counts paths that were not found, by day.',
});

export const listNotFoundHits = endpoint({
  method: 'GET',
  path: '/admin/not-found-hits',
  query: NotFoundQuery,
  returns: NotFoundPage,
  summary:
    'Paths that were not found in the last 60 days, most requested first; without those that are ignored.',
});

const NotFoundMark = object({
  path: text({ min: 1, max: 200, label: 'The path' }),
  isIgnored: boolean(),
});

export const markNotFoundPath = endpoint({
  method: 'PUT',
  path: '/admin/not-found-hits/ignored',
  body: NotFoundMark,
  returns: NotFoundPath,
  summary: 'Sets a path aside, or takes it back into the list. Its requests are still counted.',
});
