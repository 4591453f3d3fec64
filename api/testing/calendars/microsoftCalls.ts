import type { CalendarStandIn, StandInEvent } from './CalendarStandIn';
import type { StandInCall } from './googleCalls';

type Json = Record<string, unknown>;

const missing: [number, Json] = [404, { error: { code: 'ErrorItemNotFound', message: 'Not found.' } }];

/** The calls of Microsoft Graph, from https://learn.microsoft.com/graph/api */
export const microsoftCalls: StandInCall[] = [
  [
    // /user-list-calendars
    /^GET \/microsoft\/v1\.0\/me\/calendars$/,
    (account, _match, query) => {
      const value = account.calendars.map(({ id, name, isPrimary, canAdd }) => ({
        id,
        name,
        isDefaultCalendar: isPrimary,
        canEdit: canAdd,
        owner: isPrimary ? { name: 'Sam Reyes', address: account.address } : null,
      }));
      return [200, paged(account, value, '/me/calendars', query)];
    },
  ],
  [
    // /calendar-list-calendarview
    /^GET \/microsoft\/v1\.0\/me\/calendars\/([^/]+)\/calendarView$/,
    (account, [, calendarId = ''], query) => {
      const calendar = account.calendars.find(({ id }) => id === calendarId);
      if (!calendar) return missing;
      if (calendar.isClosed) return [403, { error: { code: 'ErrorAccessDenied' } }];
      const [from, to] = ['startDateTime', 'endDateTime'].map((name) =>
        new Date(query.get(name) ?? '').toISOString(),
      ) as [string, string];
      const value = account.shown
        .filter((event) => event.calendarId === calendarId && event.to > from && event.from < to)
        .map(toGraph);
      return [200, paged(account, value, `/me/calendars/${calendarId}/calendarView`, query)];
    },
  ],
  [
    // /singlevaluelegacyextendedproperty-get
    /^GET \/microsoft\/v1\.0\/me\/calendars\/([^/]+)\/events$/,
    ({ shown }, [, calendarId], query) => {
      const key = /ep\/value eq '([\da-f]+)'/.exec(query.get('$filter') ?? '')?.[1];
      const found = shown.filter((event) => event.calendarId === calendarId && event.key === key);
      return [200, { value: key ? found.map(({ id }) => ({ id })) : [] }];
    },
  ],
  [
    // /calendar-post-events
    /^POST \/microsoft\/v1\.0\/me\/calendars\/([^/]+)\/events$/,
    (account, [, calendarId = ''], _query, body) => {
      if (!account.calendars.some(({ id }) => id === calendarId)) return missing;
      const [property] = body.singleValueExtendedProperties as { value: string }[];
      const key = property?.value;
      // A repeated transaction ID answers with the event that exists, and with an error once that was deleted.
      const known = body.transactionId
        ? [...account.events.values()].find((event) => event.key === body.transactionId)
        : undefined;
      if (known?.isDeleted) return [409, { error: { code: 'ErrorDuplicateTransactionId' } }];
      return [201, { id: (known ?? account.addEvent({ ...toStored(body), calendarId, key })).id }];
    },
  ],
  [
    // /event-update
    /^PATCH \/microsoft\/v1\.0\/me\/events\/([^/]+)$/,
    ({ events }, [, id = ''], _query, body) => {
      const known = events.get(id);
      if (!known || known.isDeleted) return missing;
      events.set(id, { ...known, ...toStored(body) });
      return [200, { id }];
    },
  ],
  [
    // /event-delete
    /^DELETE \/microsoft\/v1\.0\/me\/events\/([^/]+)$/,
    ({ events }, [, id = '']) => {
      const known = events.get(id);
      if (!known || known.isDeleted) return missing;
      known.isDeleted = true;
      return [204];
    },
  ],
];

/** A page, with the link to the next one as Graph gives it. */
function paged({ pageSize, origin }: CalendarStandIn, value: object[], path: string, query: URLSearchParams) {
  const start = Number(query.get('$skip') ?? 0);
  const next = new URLSearchParams([...query].filter(([name]) => name !== '$skip'));
  next.set('$skip', String(start + pageSize));
  const isMore = start + pageSize < value.length;
  return {
    value: value.slice(start, start + pageSize),
    ...(isMore && { '@odata.nextLink': `${origin}/microsoft/v1.0${path}?${next}` }),
  };
}

/** Days without times are midnights without a zone, whatever zone was asked for. */
function toGraph({ id, from, to, isAllDay, isBusy }: StandInEvent) {
  const time = (at: string) => ({
    dateTime: isAllDay ? `${at}T00:00:00.0000000` : `${at.slice(0, 19)}.0000000`,
    timeZone: 'UTC',
  });
  return {
    id,
    start: time(from),
    end: time(to),
    isAllDay,
    isCancelled: false,
    showAs: isBusy ? 'busy' : 'free',
    responseStatus: { response: 'organizer' },
  };
}

function toStored({ subject, body, start, end }: Json) {
  const at = (time: unknown) => `${(time as { dateTime: string }).dateTime}.000Z`;
  return {
    title: String(subject),
    text: (body as { content: string }).content,
    from: at(start),
    to: at(end),
  };
}
