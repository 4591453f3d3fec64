import { array, boolean, define, type Infer, integer, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  linkToken,
  nullableTimestamp,
  optional,
  personal,
  secret,
  text,
  textList,
  timestamp,
} from '../../platform/contracts/endpoint';
import { Provider } from '../calendarApps/contract';

/** Connected accounts of one host. */
export const maxConnections = 4;
/** Calendars of one account that can be chosen; further ones are left out. */
export const maxCalendars = 250;
/** Calendars of one account that block time. */
export const maxBusyOfConnection = 10;
/** Characters of the ID of a calendar. */
export const maxIdLength = 1000;

/** A calendar of a connected account. */
export const ConnectedCalendar = object({
  id: string(),
  name: personal(string()),
  isPrimary: boolean(),
  /** Whether bookings can be added to it. */
  canAdd: boolean(),
  /** Whether its busy times are not offered. */
  isBusy: boolean(),
  readAt: nullableTimestamp(),
  /** Why the last attempt to read it failed; empty if it did not. */
  error: string(),
  /** Number of busy times ahead. */
  times: integer(),
});
export type ConnectedCalendar = Infer<typeof ConnectedCalendar>;

export const connectionStates = ['connected', 'reconnect'] as const;

export const CalendarConnection = object({
  id: string(),
  provider: Provider,
  /** The email address of the account. */
  account: personal(string()),
  /** `reconnect`: the provider no longer accepts the access. */
  state: choice(connectionStates, 'No such state.'),
  /** Why it does not work; empty if it does. */
  problem: string(),
  /** Whether the access includes adding bookings. */
  canAddBookings: boolean(),
  /** Empty for others than the host. At most 250. */
  calendars: array(ConnectedCalendar),
  /** The calendar that bookings are added to; empty for none. */
  bookingCalendar: personal(string()),
  /** Why a booking could not be added; empty if all could. It is tried again. */
  bookingError: string(),
  /** When the provider last answered. */
  okAt: nullableTimestamp(),
  createdAt: timestamp(),
  version: integer(),
});
export type CalendarConnection = Infer<typeof CalendarConnection>;

export const CalendarConnections = object({
  /** The providers, and whether an admin has set each up. */
  providers: array(object({ provider: Provider, isConfigured: boolean(), isDemo: boolean() })),
  items: array(CalendarConnection),
});
export type CalendarConnections = Infer<typeof CalendarConnections>;

export const AuthorizationDraft = object({
  provider: Provider,
  /** Whether bookings are added to the account's calendar, which needs more access. */
  addsBookings: boolean(),
  /** The connection to renew. */
  connection: optional(text({ max: 40, label: 'The connection' })),
});
export type AuthorizationDraft = Infer<typeof AuthorizationDraft>;

export const AuthorizationAnswer = object({
  state: linkToken(),
  /** The code of the provider, or its error. */
  code: optional(secret(text({ max: 4000, label: 'The code' }))),
  error: optional(text({ max: 200, label: 'The error' })),
});
export type AuthorizationAnswer = Infer<typeof AuthorizationAnswer>;

const CalendarId = define<string>(
  'string',
  (value) => (typeof value === 'string' && value.length <= maxIdLength) || 'Please choose a calendar.',
);

export const ConnectionDraft = object({
  /** The calendars whose busy times are not offered. */
  busyCalendars: personal(
    documented(
      textList(
        (value) =>
          (Array.isArray(value) &&
            value.every((id) => CalendarId.is(id)) &&
            value.length <= maxBusyOfConnection) ||
          `Please choose at most ${maxBusyOfConnection} calendars.`,
      ),
      { type: 'array', items: { type: 'string', maxLength: maxIdLength }, maxItems: maxBusyOfConnection },
    ),
  ),
  /** Where bookings are added; empty for nowhere. */
  bookingCalendar: personal(documented(CalendarId, { type: 'string', maxLength: maxIdLength })),
});
export type ConnectionDraft = Infer<typeof ConnectionDraft>;

const path = '/admin/booking-hosts/:id/connections';

export const listConnections = endpoint({
  method: 'GET',
  path,
  returns: CalendarConnections,
  summary: 'The Google and Microsoft accounts that a host has connected, without tokens.',
});

export const authorizeConnection = endpoint({
  method: 'POST',
  path: `${path}/authorize`,
  body: AuthorizationDraft,
  returns: object({ url: secret(string()) }),
  summary: 'Begins to connect one’s own account: the URL at the provider to go to. Valid for ten minutes.',
});

export const completeConnection = endpoint({
  method: 'POST',
  path: '/admin/booking-hosts/connections/complete',
  body: AuthorizationAnswer,
  returns: object({ hostId: string(), provider: Provider, account: personal(string()) }),
  summary:
    'Ends the attempt with what the provider appended to the redirect URI. Once, by the session that began it. 422 with the reason if the provider refused.',
});

export const editConnection = endpoint({
  method: 'PATCH',
  path: `${path}/:connection`,
  body: ConnectionDraft,
  returns: CalendarConnection,
  ifMatch: true,
  summary: 'Chooses the calendars that block time, and the one that bookings are added to.',
});

export const checkConnection = endpoint({
  method: 'POST',
  path: `${path}/:connection/check`,
  returns: CalendarConnection,
  summary: 'Reads the list of calendars again, and their busy times within a few seconds.',
});

export const deleteConnection = endpoint({
  method: 'DELETE',
  path: `${path}/:connection`,
  status: 204,
  summary:
    'Disconnects an account: deletes the tokens and withdraws the access at Google. Events that were added stay.',
});
