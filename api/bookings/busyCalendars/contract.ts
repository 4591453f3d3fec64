import { array, type Infer, integer, object, string } from 'superstruct';
import {
  endpoint,
  nullableTimestamp,
  personal,
  secret,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';

/** Calendars of one host. */
export const maxBusyCalendars = 5;

export const BusyCalendarDraft = object({
  /** An iCalendar URL. Anyone who has it can read the calendar, so it is stored encrypted and never returned. */
  url: secret(
    text({
      min: 1,
      max: 2000,
      label: 'The URL',
      message: 'Please enter the URL of the calendar.',
      example: 'https://calendar.example/private/basic.ics',
    }),
  ),
});
export type BusyCalendarDraft = Infer<typeof BusyCalendarDraft>;

/** A calendar whose busy times are not offered for its host. */
export const BusyCalendar = object({
  id: string(),
  /** What the calendar calls itself; empty until it was read. */
  name: personal(string()),
  /** The server and the end of the address. */
  address: string(),
  createdAt: timestamp(),
  /** When it was last read without an error. */
  readAt: nullableTimestamp(),
  /** Why the last attempt failed; empty if it did not. */
  error: string(),
  /** Number of busy times ahead. */
  times: integer(),
});
export type BusyCalendar = Infer<typeof BusyCalendar>;

const BusyCalendars = object({ items: array(BusyCalendar) });

const path = '/admin/booking-hosts/:id/calendars';

export const listBusyCalendars = endpoint({
  method: 'GET',
  path,
  returns: BusyCalendars,
  summary: 'The calendars whose busy times take away times of a host, with when each was read.',
});

export const createBusyCalendar = endpoint({
  method: 'POST',
  path,
  body: BusyCalendarDraft,
  returns: BusyCalendar,
  status: 201,
  summary: 'Adds a calendar by its iCalendar URL; at most five for a host. It is read within a minute.',
});

export const deleteBusyCalendar = endpoint({
  method: 'DELETE',
  path: `${path}/:calendar`,
  status: 204,
  summary: 'Removes a calendar. Its busy times are offered again.',
});
