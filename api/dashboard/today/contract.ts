import { array, boolean, type Infer, integer, object } from 'superstruct';
import { choice, endpoint } from '../../platform/contracts/endpoint';

/** The topics of the day, in the order of the dashboard. */
export const todayTopics = [
  'meetings',
  'scheduledDocuments',
  'drafts',
  'newNotFound',
  'endingCredentials',
  'failedDeliveries',
] as const;
export type TodayTopic = (typeof todayTopics)[number];

/** The lists that a topic counts, by their address below `/admin`. */
export const todayLists = [
  ...(['bookings/calendar', 'redirects/not-found', 'credentials'] as const),
  ...(['leads', 'bookings', 'hubspot'] as const),
  ...(['blog', 'landing-pages', 'locations', 'policies', 'case-studies', 'newsletters'] as const),
] as const;
export type TodayList = (typeof todayLists)[number];

export const TodayTile = object({
  topic: choice(todayTopics, 'No such topic.'),
  /** False where the counts could not be read. */
  isRead: boolean(),
  /** One count for each list that has something. */
  counts: array(
    object({
      list: choice(todayLists, 'No such list.'),
      count: integer(),
      /** Whether there may be more than `count`. */
      isMore: boolean(),
    }),
  ),
});
export type TodayTile = Infer<typeof TodayTile>;

export const Today = object({ tiles: array(TodayTile) });
export type Today = Infer<typeof Today>;

export const getToday = endpoint({
  method: 'GET',
  path: '/admin/today',
  returns: Today,
  summary:
    'Counts what the day asks for: meetings, documents, new addresses that were not found, credentials that end, and emails and syncs that failed. A topic that cannot be read says so alone.',
});
