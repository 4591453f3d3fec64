/**
 * What visits can be grouped and filtered by. `page` and `event` have several values in one visit: every page viewed
 * and every tracked event.
 */
export const visitDimensions = [
  'page',
  'entry',
  'exit',
  'channel',
  'source',
  'medium',
  'campaign',
  'referrer',
  'country',
  'device',
  'browser',
  'system',
  'language',
  'event',
] as const;
export type VisitDimension = (typeof visitDimensions)[number];

/** The version of the rules by which a visit belongs to a channel. */
export const channelVersion = '2026-11';
