import { type Infer, integer, object, string } from 'superstruct';
import { endpoint, paged, pageQuery, timestamp } from '../../platform/contracts/endpoint';
import { NamedEvent } from '../../settings/analytics/contract';

/** The most named events; browsers look for all of them. */
export const namedEventLimit = 20;

/** The percentages of a page that can be counted. */
export const scrollDepths = ['25', '50', '75', '90'] as const;

export const NamedEventDraft = NamedEvent;
export type NamedEventDraft = Infer<typeof NamedEventDraft>;

export const NamedEventRow = object({
  id: string(),
  ...NamedEvent.schema,
  updatedAt: timestamp(),
  version: integer(),
});
export type NamedEventRow = Infer<typeof NamedEventRow>;

export const NamedEventQuery = object(pageQuery());
export const NamedEventPage = object(paged(NamedEventRow));
export type NamedEventPage = Infer<typeof NamedEventPage>;

const path = '/admin/analytics/named-events';

export const listNamedEvents = endpoint({
  method: 'GET',
  path,
  query: NamedEventQuery,
  returns: NamedEventPage,
  summary: 'Lists the events that the team defined, by name.',
});
export const getNamedEvent = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  returns: NamedEventRow,
  summary: 'One event that the team defined.',
});
export const createNamedEvent = endpoint({
  method: 'POST',
  path,
  body: NamedEventDraft,
  returns: NamedEventRow,
  status: 201,
  summary:
    'Defines an event: a click on a link or a button, a form that is sent, or how far a page is scrolled; at most 20 of them.',
});
export const editNamedEvent = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: NamedEventDraft,
  returns: NamedEventRow,
  ifMatch: true,
  summary: 'Changes an event that the team defined. What was counted before stays.',
});
export const deleteNamedEvent = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Stops counting an event. What was counted before stays.',
});
