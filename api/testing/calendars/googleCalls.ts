import type { CalendarStandIn, StandInEvent } from './CalendarStandIn';

type Json = Record<string, unknown>;
export type StandInCall = [
  pattern: RegExp,
  handle: (
    account: CalendarStandIn,
    match: string[],
    query: URLSearchParams,
    body: Json,
  ) => [number, unknown?],
];

const failure = (code: number, reason: string): [number, Json] => [
  code,
  { error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
];

/** The calls of Google Calendar, from https://developers.google.com/workspace/calendar/api/v3/reference */
export const googleCalls: StandInCall[] = [
  [
    // …/calendarList/list
    /^GET \/google\/calendar\/v3\/users\/me\/calendarList$/,
    ({ calendars, pageSize }, _match, query) => {
      const start = Number(query.get('pageToken') ?? 0);
      const items = calendars.slice(start, start + pageSize).map(({ id, name, isPrimary, canAdd }) => ({
        kind: 'calendar#calendarListEntry',
        id,
        summary: name,
        ...(isPrimary && { primary: true }),
        accessRole: canAdd ? 'owner' : 'reader',
      }));
      const isMore = start + pageSize < calendars.length;
      return [200, { items, ...(isMore && { nextPageToken: String(start + pageSize) }) }];
    },
  ],
  [
    // …/freebusy/query
    /^POST \/google\/calendar\/v3\/freeBusy$/,
    (account, _match, _query, { timeMin, timeMax, items }) => {
      const answers = (items as { id: string }[]).map(({ id }) => [
        id,
        readBusy(account, id, `${timeMin}`, `${timeMax}`),
      ]);
      return [200, { kind: 'calendar#freeBusy', timeMin, timeMax, calendars: Object.fromEntries(answers) }];
    },
  ],
  [
    // …/events/insert
    /^POST \/google\/calendar\/v3\/calendars\/([^/]+)\/events$/,
    (account, [, calendarId = ''], _query, body) => {
      if (!account.calendars.some(({ id }) => id === calendarId)) return failure(404, 'notFound');
      const id = String(body.id);
      if (!/^[a-v\d]{5,1024}$/.test(id)) return failure(400, 'invalid');
      if (account.events.has(id)) return failure(409, 'duplicate');
      return [200, { id: account.addEvent({ ...toStored(body), id, calendarId }).id }];
    },
  ],
  [
    // …/events/update
    /^PUT \/google\/calendar\/v3\/calendars\/([^/]+)\/events\/([^/]+)$/,
    (account, [, calendarId, id = ''], _query, body) => {
      const known = account.events.get(id);
      if (!known || known.calendarId !== calendarId) return failure(404, 'notFound');
      account.events.set(id, { ...known, ...toStored(body), isDeleted: body.status === 'cancelled' });
      return [200, { id }];
    },
  ],
  [
    // …/events/delete
    /^DELETE \/google\/calendar\/v3\/calendars\/([^/]+)\/events\/([^/]+)$/,
    ({ events }, [, calendarId, id = '']) => {
      const known = events.get(id);
      if (!known || known.calendarId !== calendarId) return failure(404, 'notFound');
      if (known.isDeleted) return failure(410, 'deleted');
      known.isDeleted = true;
      return [204];
    },
  ],
];

function readBusy({ calendars, shown }: CalendarStandIn, id: string, timeMin: string, timeMax: string) {
  if (!calendars.some((calendar) => calendar.id === id))
    return { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] };
  const [from, to] = [Date.parse(timeMin), Date.parse(timeMax)];
  const toText = (time: number) => new Date(time).toISOString();
  const busy = shown
    .filter((event) => event.calendarId === id && event.isBusy)
    .map((event) => [Math.max(Date.parse(event.from), from), Math.min(Date.parse(event.to), to)] as const)
    .filter(([start, end]) => start < end)
    .map(([start, end]) => ({ start: toText(start), end: toText(end) }));
  return { busy };
}

function toStored({
  summary,
  description,
  start,
  end,
  extendedProperties,
}: Json): Omit<StandInEvent, 'id' | 'calendarId'> {
  const at = (time: unknown) => new Date((time as { dateTime: string }).dateTime).toISOString();
  const key = (extendedProperties as { private?: { bookingKey?: string } } | undefined)?.private?.bookingKey;
  return {
    title: String(summary),
    text: String(description),
    from: at(start),
    to: at(end),
    isAllDay: false,
    isBusy: true,
    isDeleted: false,
    key,
  };
}
