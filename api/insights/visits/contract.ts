/**
 * What visits can be grouped and filtered by. `page`, `event` and `property` have several values in one visit: every page
 * viewed, every tracked event, and what was reported with these events.
 */
export const visitDimensions = [
  'page',
  'entry',
  'exit',
  'channel',
  'source',
  'medium',
  'campaign',
  'term',
  'content',
  'referrer',
  'country',
  'device',
  'browser',
  'system',
  'language',
  'event',
  'property',
] as const;
export type VisitDimension = (typeof visitDimensions)[number];

/** The version of the rules by which a visit belongs to a channel. */
export const channelVersion = '2026-11';

const propertyParts = [' · ', ': '] as const;

/** The value of `property` for what was reported with an event: `file downloaded · file: guide.pdf`. */
export const nameProperty = (event: string, name: string, value: string) =>
  event + propertyParts[0] + name + propertyParts[1] + value;

/** Whether a value of `property` belongs to an event. */
export const isPropertyOf = (property: string, event: string) =>
  property.startsWith(event + propertyParts[0]);
