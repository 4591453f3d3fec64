import { array, boolean, nonempty, nullable, optional, string, type } from 'superstruct';
import type { AnyStruct } from '../../platform/contracts/endpoint';
import { callProvider, type ProviderCall, type ReadError } from '../../platform/providers/callProvider';
import { ProviderError } from '../../platform/providers/ProviderError';
import { findInstant } from '../../platform/time/localTime';
import { mergeTimes } from '../busyCalendars/mergeTimes';
import type { BusyTime } from '../busyCalendars/model';
import { assertCount } from './assertCount';
import type { CalendarProvider, ProviderApp, ProviderEvent } from './CalendarProvider';
import { keepCalendars } from './keepCalendars';
import { oauthClient } from './oauthClient';
import { toBusyTime } from './toBusyTime';

const label = 'Microsoft';
const mostCalendarPages = 5;
const mostEventPages = 50;
const dayMs = 86_400_000;

/** Graph answers null for what is not set. */
const CalendarList = type({
  '@odata.nextLink': optional(string()),
  value: array(
    type({
      id: string(),
      name: optional(nullable(string())),
      isDefaultCalendar: optional(boolean()),
      canEdit: optional(boolean()),
      owner: optional(nullable(type({ address: optional(nullable(string())) }))),
    }),
  ),
});

const EventTime = type({ dateTime: string() });
const EventList = type({
  '@odata.nextLink': optional(string()),
  value: array(
    type({
      id: string(),
      start: EventTime,
      end: EventTime,
      isAllDay: optional(boolean()),
      isCancelled: optional(boolean()),
      showAs: optional(nullable(string())),
      responseStatus: optional(nullable(type({ response: optional(nullable(string())) }))),
    }),
  ),
});
type GraphEvent = (typeof EventList.TYPE)['value'][number];

const FoundEvents = type({ value: array(type({ id: string() })) });
const SavedEvent = type({ id: nonempty(string()) });

/** The property by which this site finds its events again. */
const keyProperty = 'String {5b1f6a52-7d0c-4a52-9d0e-6b3f0b1c2e71} Name BookingKey';

function addressesAt(origin: string, tenant: string) {
  const login = `${origin ? `${origin}/microsoft` : 'https://login.microsoftonline.com'}/${tenant || 'common'}`;
  return {
    authorize: `${login}/oauth2/v2.0/authorize`,
    token: `${login}/oauth2/v2.0/token`,
    graph: origin ? `${origin}/microsoft/v1.0` : 'https://graph.microsoft.com/v1.0',
  };
}

/**
 * Outlook calendars by Microsoft Graph. OAuth: https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow.
 * Calls: https://learn.microsoft.com/graph/api/resources/calendar and /event. Microsoft has no call that withdraws the
 * access of one app, so there is no `revoke`.
 */
export function createMicrosoft(app: ProviderApp, origin = ''): CalendarProvider {
  const at = addressesAt(origin, app.tenant);
  const oauth = oauthClient({ label, app, authorizeAddress: at.authorize, tokenAddress: at.token });
  const scopes = (addsBookings: boolean) => [
    'offline_access',
    `https://graph.microsoft.com/${addsBookings ? 'Calendars.ReadWrite' : 'Calendars.Read'}`,
  ];
  const call = <T>(accessToken: string, request: ProviderCall, struct?: AnyStruct<T>) =>
    callProvider(
      label,
      {
        ...request,
        accessToken,
        // IDs that stay when a person moves the event, and times without a zone in UTC.
        headers: { prefer: 'IdType="ImmutableId", outlook.timezone="UTC"' },
      },
      struct,
      readGraphError,
    );
  const calendarAt = (id: string) => `${at.graph}/me/calendars/${encodeURIComponent(id)}`;
  const eventAt = (id: string) => `${at.graph}/me/events/${encodeURIComponent(id)}`;
  const change = (accessToken: string, id: string, event: ProviderEvent) =>
    call(accessToken, { method: 'PATCH', url: eventAt(id), json: toGraphEvent(event) }, SavedEvent);

  return {
    scopes,
    authorizeUrl: (authorization) =>
      oauth.authorizeUrl(authorization, scopes(authorization.addsBookings), {
        response_mode: 'query',
        // With a known account, Microsoft needs no list to choose from.
        ...(!authorization.loginHint && { prompt: 'select_account' }),
      }),
    exchange: oauth.exchange,
    refresh: (refreshToken) => oauth.refresh(refreshToken),
    readAccount: async (accessToken) => {
      const query = new URLSearchParams({ $select: 'id,name,isDefaultCalendar,canEdit,owner', $top: '100' });
      const found: (typeof CalendarList.TYPE)['value'] = [];
      let url: string | undefined = `${at.graph}/me/calendars?${query}`;
      for (let page = 0; url && page < mostCalendarPages; page++) {
        const list: typeof CalendarList.TYPE = await call(accessToken, { method: 'GET', url }, CalendarList);
        found.push(...list.value);
        url = checkNextLink(list['@odata.nextLink']);
      }
      return {
        address: found.find(({ isDefaultCalendar }) => isDefaultCalendar)?.owner?.address ?? '',
        calendars: keepCalendars(
          found.map(({ id, name, isDefaultCalendar, canEdit }) => ({
            id,
            name: (name || 'Calendar').slice(0, 100),
            isPrimary: isDefaultCalendar === true,
            canAdd: canEdit === true,
          })),
        ),
      };
    },
    readBusy: async (accessToken, calendarId, { from, until, timeZone, own }) => {
      const query = new URLSearchParams({
        // A day more on both sides: days without times are days in UTC to Microsoft.
        startDateTime: new Date(from.getTime() - dayMs).toISOString(),
        endDateTime: new Date(until.getTime() + dayMs).toISOString(),
        $select: 'id,start,end,isAllDay,isCancelled,showAs,responseStatus',
        $top: '200',
      });
      const ownIds = new Set(own.map(({ remoteId }) => remoteId));
      const times: BusyTime[] = [];
      let url: string | undefined = `${calendarAt(calendarId)}/calendarView?${query}`;
      for (let page = 0; url; page++) {
        if (page === mostEventPages) throw new ProviderError('refused', 'The calendar has too many events.');
        const list: typeof EventList.TYPE = await call(accessToken, { method: 'GET', url }, EventList);
        for (const event of list.value)
          if (isBusy(event) && !ownIds.has(event.id)) times.push(spanOf(event, timeZone));
        assertCount(times);
        url = checkNextLink(list['@odata.nextLink']);
      }
      return mergeTimes(times.filter((time) => time.to > from && time.from < until && time.to > time.from));
    },
    saveEvent: async (accessToken, calendarId, event, remoteId) => {
      if (remoteId) {
        const changed = await change(accessToken, remoteId, event).catch(unlessMissing);
        if (changed) return changed.id;
      }
      // An attempt whose answer was lost may have created it.
      const known = await findByKey(accessToken, calendarId, event.key);
      if (known) return (await change(accessToken, known, event)).id;
      const url = `${calendarAt(calendarId)}/events`;
      const json = {
        ...toGraphEvent(event),
        singleValueExtendedProperties: [{ id: keyProperty, value: event.key }],
      };
      const create = (body: object) => call(accessToken, { method: 'POST', url, json: body }, SavedEvent);
      // Microsoft creates no second event with the same transaction ID, not even after the first one was deleted.
      const created = await create({ ...json, transactionId: event.key }).catch((error: unknown) => {
        if (!(error instanceof ProviderError) || error.kind !== 'conflict') throw error;
        return create(json);
      });
      return created.id;
    },
    deleteEvent: async (accessToken, calendarId, key, remoteId) => {
      const id = remoteId ?? (await findByKey(accessToken, calendarId, key).catch(unlessMissing));
      if (id) await call(accessToken, { method: 'DELETE', url: eventAt(id) }).catch(unlessMissing);
    },
  };

  async function findByKey(
    accessToken: string,
    calendarId: string,
    key: string,
  ): Promise<string | undefined> {
    const query = new URLSearchParams({
      $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${keyProperty}' and ep/value eq '${key}')`,
      $select: 'id',
    });
    const url = `${calendarAt(calendarId)}/events?${query}`;
    return (await call(accessToken, { method: 'GET', url }, FoundEvents)).value[0]?.id;
  }

  /** The access token is sent to no other server, whatever a response says. */
  function checkNextLink(link: string | undefined): string | undefined {
    if (link && !link.startsWith(`${at.graph}/`))
      throw new ProviderError('refused', 'Microsoft’s response can’t be read.');
    return link;
  }
}

const toGraphEvent = ({ title, text, place, from, to }: ProviderEvent) => ({
  subject: title,
  body: { contentType: 'text', content: text },
  location: { displayName: place },
  start: { dateTime: toGraphTime(from), timeZone: 'UTC' },
  end: { dateTime: toGraphTime(to), timeZone: 'UTC' },
  showAs: 'busy',
});

const toGraphTime = (time: Date) => time.toISOString().slice(0, 19);

const isBusy = ({ isCancelled, showAs, responseStatus }: GraphEvent) =>
  !isCancelled &&
  showAs !== 'free' &&
  showAs !== 'workingElsewhere' &&
  responseStatus?.response !== 'declined';

/** Days without times begin at midnight where the office is; other times are in UTC. */
function spanOf({ start, end, isAllDay }: GraphEvent, timeZone: string): BusyTime {
  const toMs = ({ dateTime }: { dateTime: string }): number => {
    if (!isAllDay) return Date.parse(`${dateTime.slice(0, 19)}Z`);
    const day = dateTime.slice(0, 10);
    if (Number.isNaN(Date.parse(day))) return Number.NaN;
    return Number(findInstant(timeZone, day, 0) ?? findInstant(timeZone, day, 60) ?? Number.NaN);
  };
  return toBusyTime(label, toMs(start), toMs(end));
}

/** https://learn.microsoft.com/graph/errors */
const readGraphError: ReadError = (status, body) => {
  const { error } = (body ?? {}) as { error?: { code?: string } };
  // Scopes are checked when the account is connected, so this is a calendar that is no longer shared with it.
  if (status === 403 && error?.code === 'ErrorAccessDenied')
    return new ProviderError('refused', 'Microsoft doesn’t give access to this calendar.');
  if (error?.code === 'ErrorDuplicateTransactionId')
    return new ProviderError('conflict', 'Microsoft has had this event before.');
  return undefined;
};

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof ProviderError) || error.kind !== 'missing') throw error;
}
