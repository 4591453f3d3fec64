import { type Infer, object, string } from 'superstruct';
import { endpoint, nullableTimestamp, secret } from '../../platform/contracts/endpoint';

/** Whether a host has a feed. Its address is shown only once. */
export const FeedState = object({ createdAt: nullableTimestamp() });
export type FeedState = Infer<typeof FeedState>;

export const CreatedFeed = object({ ...FeedState.schema, url: secret(string()) });
export type CreatedFeed = Infer<typeof CreatedFeed>;

export const getFeed = endpoint({
  method: 'GET',
  path: '/bookings/feeds/:token',
  contentType: 'text/calendar',
  returns: string(),
  summary: 'The meetings of a host as an iCalendar feed. Its secret URL is all that is needed to read it.',
});

export const getFeedState = endpoint({
  method: 'GET',
  path: '/admin/booking-hosts/:id/feed',
  returns: FeedState,
  summary: 'Whether a host has a calendar feed.',
});

export const createFeed = endpoint({
  method: 'POST',
  path: '/admin/booking-hosts/:id/feed',
  returns: CreatedFeed,
  status: 201,
  summary: 'Creates the calendar feed of a host. An earlier URL stops working.',
});

export const deleteFeed = endpoint({
  method: 'DELETE',
  path: '/admin/booking-hosts/:id/feed',
  status: 204,
  summary: 'Revokes the calendar feed of a host.',
});
