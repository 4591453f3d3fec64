import { array, boolean, type Infer, nullable, object, string } from 'superstruct';
import { calendarDay, choice, documented, endpoint } from '../../platform/contracts/endpoint';

const timelineKinds = ['annotation', 'publication', 'mailing', 'rollback'] as const;

/** The most entries of a response; the latest are returned. */
export const maxTimelineEntries = 200;

export const TimelineQuery = object({
  from: calendarDay('Please enter the first day, such as 2026-11-01.'),
  to: calendarDay('Please enter the last day, such as 2026-11-30.'),
});
export type TimelineQuery = Infer<typeof TimelineQuery>;

const TimelineEntry = object({
  id: string(),
  /** The calendar day in the firm's time zone. */
  day: string(),
  kind: choice(timelineKinds, 'No such kind.'),
  /** The text of the team, the name of the document, or the remote and its version. */
  text: string(),
  /** The address of the record in the workbench; null where it has none. */
  path: documented(nullable(string()), { type: ['string', 'null'] }),
});
export type TimelineEntry = Infer<typeof TimelineEntry>;

export const Timeline = object({
  items: array(TimelineEntry),
  /** There are earlier entries in the period. */
  isMore: boolean(),
});
export type Timeline = Infer<typeof Timeline>;

export const getTimeline = endpoint({
  method: 'GET',
  path: '/admin/analytics/timeline',
  query: TimelineQuery,
  returns: Timeline,
  summary:
    'What happened in a period: annotations of the team, first publications of documents, newsletters, and releases that were rolled back.',
});
