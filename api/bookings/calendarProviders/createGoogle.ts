import { array, boolean, nonempty, optional, record, string, type } from 'superstruct';
import { callProvider, type ProviderCall, type ReadError } from '../../platform/providers/callProvider';
import { ProviderError } from '../../platform/providers/ProviderError';
import { mergeTimes } from '../busyCalendars/mergeTimes';
import type { BusyTime } from '../busyCalendars/model';
import { assertCount } from './assertCount';
import type { CalendarProvider, ProviderApp, ProviderCalendar, ProviderEvent } from './CalendarProvider';
import { keepCalendars } from './keepCalendars';
import { oauthClient } from './oauthClient';
import { subtractTimes } from './subtractTimes';
import { toBusyTime } from './toBusyTime';

const label = 'Google';
const scopeOf = (name: string) => `https://www.googleapis.com/auth/calendar.${name}`;
const mostPages = 5;
/** Google refuses free/busy queries over long times. */
const windowMs = 28 * 86_400_000;

const CalendarList = type({
  nextPageToken: optional(string()),
  items: optional(
    array(
      type({
        id: string(),
        summary: optional(string()),
        summaryOverride: optional(string()),
        primary: optional(boolean()),
        accessRole: optional(string()),
      }),
    ),
  ),
});

const FreeBusy = type({
  calendars: record(
    string(),
    type({
      busy: optional(array(type({ start: string(), end: string() }))),
      errors: optional(array(type({ reason: optional(string()) }))),
    }),
  ),
});

const SavedEvent = type({ id: nonempty(string()) });

/** Where Google is called; on this machine in demonstrations and tests. */
function addressesAt(origin: string) {
  return origin
    ? {
        authorize: `${origin}/google/auth`,
        token: `${origin}/google/token`,
        revoke: `${origin}/google/revoke`,
        calendar: `${origin}/google/calendar/v3`,
      }
    : {
        authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
        token: 'https://oauth2.googleapis.com/token',
        revoke: 'https://oauth2.googleapis.com/revoke',
        calendar: 'https://www.googleapis.com/calendar/v3',
      };
}

/**
 * Google Calendar. OAuth: https://developers.google.com/identity/protocols/oauth2/web-server. Calls:
 * https://developers.google.com/workspace/calendar/api/v3/reference
 */
export function createGoogle(app: ProviderApp, origin = ''): CalendarProvider {
  const at = addressesAt(origin);
  const oauth = oauthClient({ label, app, authorizeAddress: at.authorize, tokenAddress: at.token });
  const scopes = (addsBookings: boolean) => [
    scopeOf('freebusy'),
    scopeOf('calendarlist.readonly'),
    ...(addsBookings ? [scopeOf('events.owned')] : []),
  ];
  const eventsOf = (calendarId: string) =>
    `${at.calendar}/calendars/${encodeURIComponent(calendarId)}/events`;
  const save = async (accessToken: string, calendarId: string, event: ProviderEvent, isKnown: boolean) => {
    const id = eventId(event.key);
    const call: ProviderCall = isKnown
      ? { method: 'PUT', url: `${eventsOf(calendarId)}/${id}?sendUpdates=none`, json: toGoogleEvent(event) }
      : {
          method: 'POST',
          url: `${eventsOf(calendarId)}?sendUpdates=none`,
          json: { id, ...toGoogleEvent(event) },
        };
    await callProvider(label, { ...call, accessToken }, SavedEvent, readGoogleError);
  };
  return {
    scopes,
    authorizeUrl: (authorization) =>
      oauth.authorizeUrl(authorization, scopes(authorization.addsBookings), {
        access_type: 'offline',
        // Without it, Google sends no refresh token to an account that has connected before.
        prompt: 'consent',
      }),
    exchange: oauth.exchange,
    refresh: (refreshToken) => oauth.refresh(refreshToken),
    revoke: async (token) => {
      const call = { method: 'POST', url: at.revoke, form: { token } } as const;
      // A token that is no longer valid answers 400.
      await callProvider(label, call, undefined, readGoogleError).catch(unlessKind('refused', 'expired'));
    },
    readAccount: async (accessToken) => {
      const items: (typeof CalendarList.TYPE)['items'] = [];
      let pageToken: string | undefined;
      for (let page = 0; page < mostPages && (page === 0 || pageToken); page++) {
        const query = new URLSearchParams({ maxResults: '250', ...(pageToken && { pageToken }) });
        const url = `${at.calendar}/users/me/calendarList?${query}`;
        const list = await callProvider(
          label,
          { method: 'GET', url, accessToken },
          CalendarList,
          readGoogleError,
        );
        items.push(...(list.items ?? []));
        pageToken = list.nextPageToken;
      }
      return {
        address: items.find(({ primary }) => primary)?.id ?? '',
        calendars: keepCalendars(items.map(toCalendar)),
      };
    },
    readBusy: async (accessToken, calendarId, { from, until, own }) => {
      const times: BusyTime[] = [];
      for (let start = from.getTime(); start < until.getTime(); start += windowMs) {
        const end = Math.min(start + windowMs, until.getTime());
        times.push(...(await readWindow(accessToken, calendarId, start, end)));
        assertCount(times);
      }
      // Free/busy times have no IDs, so the times of own events are taken out.
      return subtractTimes(mergeTimes(times), own);
    },
    saveEvent: async (accessToken, calendarId, event, remoteId) => {
      const isKnown = Boolean(remoteId);
      await save(accessToken, calendarId, event, isKnown).catch((error: unknown) => {
        // An ID that exists was created by an attempt whose answer was lost; one that is missing was deleted for good.
        if (!isKind(error, isKnown ? 'missing' : 'conflict')) throw error;
        return save(accessToken, calendarId, event, !isKnown);
      });
      return eventId(event.key);
    },
    deleteEvent: async (accessToken, calendarId, key) => {
      const url = `${eventsOf(calendarId)}/${eventId(key)}?sendUpdates=none`;
      const call = { method: 'DELETE', url, accessToken } as const;
      await callProvider(label, call, undefined, readGoogleError).catch(unlessKind('missing'));
    },
  };

  async function readWindow(
    accessToken: string,
    id: string,
    from: number,
    until: number,
  ): Promise<BusyTime[]> {
    const json = {
      timeMin: new Date(from).toISOString(),
      timeMax: new Date(until).toISOString(),
      items: [{ id }],
    };
    const call = { method: 'POST', url: `${at.calendar}/freeBusy`, accessToken, json } as const;
    const { calendars } = await callProvider(label, call, FreeBusy, readGoogleError);
    const found = calendars[id];
    const reason = found?.errors?.[0]?.reason;
    if (reason === 'notFound')
      throw new ProviderError('missing', 'This calendar no longer exists at Google.');
    if (!found || reason) throw new ProviderError('unavailable', 'Google couldn’t read this calendar.');
    const busy = (found.busy ?? []).map(({ start, end }) =>
      toBusyTime(label, Date.parse(start), Date.parse(end)),
    );
    return busy.filter((time) => time.to > time.from);
  }
}

/** Letters and digits of base32hex, by which this site's events are recognized in iCalendar files as well. */
const eventId = (key: string) => `eb${key}`;

/** Whether the UID of an event in an iCalendar file is that of an event which this site has added to Google. */
export const isGoogleEventUid = (uid: string) => /^eb[\da-f]{40}@google\.com$/i.test(uid);

const toCalendar = ({
  id,
  summary,
  summaryOverride,
  primary,
  accessRole,
}: NonNullable<(typeof CalendarList.TYPE)['items']>[number]): ProviderCalendar => ({
  id,
  name: (summaryOverride || summary || id).slice(0, 100),
  isPrimary: primary === true,
  // The scope covers calendars that the account owns.
  canAdd: accessRole === 'owner',
});

const toGoogleEvent = ({ title, text, place, from, to, key }: ProviderEvent) => ({
  summary: title,
  // Google shows descriptions as HTML, and the note is the guest's.
  description: escapeHtml(text),
  location: place,
  start: { dateTime: from.toISOString() },
  end: { dateTime: to.toISOString() },
  // An event that was deleted keeps its ID, and comes back with this status.
  status: 'confirmed',
  transparency: 'opaque',
  extendedProperties: { private: { bookingKey: key } },
});

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const limitReasons = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];

/** https://developers.google.com/workspace/calendar/api/guides/errors */
const readGoogleError: ReadError = (status, body) => {
  const { error } = (body ?? {}) as { error?: { message?: string; errors?: { reason?: string }[] } };
  const reason = error?.errors?.[0]?.reason ?? '';
  if (status === 403 && limitReasons.includes(reason))
    return new ProviderError('limit', 'Google’s limit of calls is reached.', 60_000);
  if (status === 403 && reason === 'accessNotConfigured')
    return new ProviderError('setup', 'The Google Calendar API isn’t enabled in the Google Cloud project.');
  if (status === 403 && reason === 'insufficientPermissions')
    return new ProviderError('refused', 'Google doesn’t give access to this calendar.');
  return undefined;
};

function isKind(error: unknown, kind: ProviderError['kind']): boolean {
  return error instanceof ProviderError && error.kind === kind;
}

const unlessKind =
  (...kinds: ProviderError['kind'][]) =>
  (error: unknown) => {
    if (!kinds.some((kind) => isKind(error, kind))) throw error;
  };
