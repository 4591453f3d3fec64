import type { BusyTime } from '../busyCalendars/model';

/** The registration of this site with a provider. */
export interface ProviderApp {
  clientId: string;
  clientSecret: string;
  /** Microsoft only: whose accounts may connect. */
  tenant: string;
}

/** A calendar of a connected account. */
export interface ProviderCalendar {
  id: string;
  name: string;
  isPrimary: boolean;
  /** Whether meetings can be added to it. */
  canAdd: boolean;
}

export interface ProviderAccount {
  /** The email address of the account. */
  address: string;
  calendars: ProviderCalendar[];
}

export interface Tokens {
  accessToken: string;
  accessUntil: Date;
  /** Absent where the earlier one stays valid. */
  refreshToken?: string;
  scopes: string[];
}

/** An attempt to connect, from the redirect to the provider until the return. */
export interface Authorization {
  redirectUri: string;
  state: string;
  /** The SHA-256 of the verifier (PKCE, RFC 7636). */
  challenge: string;
  addsBookings: boolean;
  /** The account to choose, where it is known. */
  loginHint?: string;
}

/** A meeting as an event of a calendar. */
export interface ProviderEvent {
  /** Identifies the event to this site: 40 hexadecimal digits. */
  key: string;
  title: string;
  text: string;
  place: string;
  from: Date;
  to: Date;
}

/** An event that this site has added. It does not count as busy: its time is reserved already. */
export type OwnEvent = BusyTime & { remoteId?: string };

export interface BusyQuery {
  from: Date;
  until: Date;
  /** Where days without times begin. */
  timeZone: string;
  own: OwnEvent[];
}

/** A provider of calendars. Every failure is a `ProviderError`. */
export interface CalendarProvider {
  scopes: (addsBookings: boolean) => string[];
  authorizeUrl: (authorization: Authorization) => string;
  exchange: (code: string, verifier: string, redirectUri: string) => Promise<Tokens>;
  refresh: (refreshToken: string) => Promise<Tokens>;
  /** Withdraws the access. Undefined where the provider has no such call. */
  revoke?: (refreshToken: string) => Promise<void>;
  readAccount: (accessToken: string) => Promise<ProviderAccount>;
  readBusy: (accessToken: string, calendarId: string, query: BusyQuery) => Promise<BusyTime[]>;
  /** Creates the event, or changes the one that exists. Repeating it changes nothing. Returns its ID. */
  saveEvent: (
    accessToken: string,
    calendarId: string,
    event: ProviderEvent,
    remoteId?: string,
  ) => Promise<string>;
  /** Deletes the event, also one whose ID is not known because an answer was lost. */
  deleteEvent: (accessToken: string, calendarId: string, key: string, remoteId?: string) => Promise<void>;
}
