import { pino } from 'pino';
import { parseSealingKeys } from '../../platform/encryption/seal';
import { a, startTestNetwork, type TestNetwork } from '../../scanner/web/testNetwork.fixture';
import { createBooking, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { Calendar } from '../contract';
import { exampleHostDraft } from '../hosts/example';
import { exampleCallerBookingDraft } from '../management/example';
import { Booking } from '../model';
import { BusyCalendarModel } from './model';
import { readBusyCalendars } from './readBusyCalendars';

const SEALING = `1:${Buffer.alloc(32, 5).toString('base64url')}`;
const ADDRESS = '93.184.216.34';
const URL_OF_CALENDAR = 'https://calendar.example/private-token/basic.ics';

let server: TestServer;
let network: TestNetwork;
let admin: Visitor;
/** What the calendar's server sends. */
let answer = { status: 200, body: '', location: '' };
beforeAll(async () => {
  network = await startTestNetwork();
  Object.assign(network.zone, {
    '.': [],
    'calendar.example': [a('calendar.example', ADDRESS)],
    'inside.example': [a('inside.example', '10.0.0.8')],
  });
  await network.serveSecure(ADDRESS, 'calendar.example', (_request, response) => {
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end(answer.body);
  });
  // The server's own job resolves no names, so that only the tests read calendars.
  server = await startServer({ SEALING_KEYS: SEALING, DNS_SERVERS: '127.0.0.1:9' });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(async () => {
  await server.stop();
  await network.stop();
});
beforeEach(() => {
  answer = { status: 200, body: '', location: '' };
});

let minutes = 0;

/** Reads all calendars, as the job does a while later. */
async function readAll() {
  minutes += 11;
  await readBusyCalendars(
    {
      sealingKeys: parseSealingKeys(SEALING),
      createProbe: (signal) => network.probe(signal),
      readConnected: () => Promise.reject(new Error('no account is connected')),
      publicOrigin: server.origin,
      log: pino({ level: 'silent' }),
    },
    new Date(Date.now() + minutes * 60_000),
  );
}

async function createHost() {
  const { _id: id } = await createMember({ role: 'editor' });
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  await admin.post('/api/admin/booking-hosts', exampleHostDraft({ userId: id, hours, bufferMinutes: 0 }));
  return { id, path: `/api/admin/booking-hosts/${id}/calendars`, host: await server.signInAs(id) };
}

async function freeTimes(id: string): Promise<string[]> {
  const { days } = (await admin.get(`/api/admin/bookings/times?host=${id}`)).body as Calendar;
  return days.flatMap(({ slots }) => slots.filter(({ isFree }) => isFree).map(({ at }) => at));
}

/** A calendar with one event from a time on. */
function calendarFrom(at: string, uid = 'dentist'): string {
  const stamp = at.replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    'X-WR-CALNAME:Sam’s calendar',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:${stamp}`,
    'DURATION:PT30M',
    'SUMMARY:Dentist',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

test('a busy time is neither offered nor booked until its calendar is removed', async () => {
  const { id, path, host } = await createHost();
  const added = await host.post(path, { url: `webcal://${URL_OF_CALENDAR.slice(8)}` });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ name: '', address: 'calendar.example/….ics', readAt: null, error: '' });
  const time = (await freeTimes(id)).at(-1) as string;
  // A meeting that is booked already stays.
  const booked = await createBooking({ hostId: id, startAt: new Date(time) });
  answer.body = calendarFrom(time);
  await readAll();
  const { items } = (await host.get(path)).body;
  expect(items).toEqual([
    expect.objectContaining({ name: 'Sam’s calendar', error: '', times: 1, readAt: expect.any(String) }),
  ]);
  expect(JSON.stringify(items)).not.toContain('private-token');
  expect(await freeTimes(id)).not.toContain(time);
  const draft = exampleCallerBookingDraft({ startAt: time, hostId: id });
  const refused = await admin.post('/api/admin/bookings', draft);
  expect([refused.status, refused.body.code]).toEqual([409, 'taken']);
  expect(await Booking.findById(booked._id).lean()).toMatchObject({ status: 'confirmed' });
  expect((await host.send('DELETE', `${path}/${added.body.id}`, {})).status).toBe(204);
  expect(await freeTimes(id)).toContain(time);
  expect((await admin.post('/api/admin/bookings', draft)).status).toBe(201);
});

test('what this site has put into the calendar does not count a second time', async () => {
  const { id, path, host } = await createHost();
  await host.post(path, { url: URL_OF_CALENDAR });
  const time = (await freeTimes(id)).at(-1) as string;
  answer.body = calendarFrom(time, `eb-4f7k22qz@${new URL(server.origin).hostname}`);
  await readAll();
  expect((await host.get(path)).body.items[0]).toMatchObject({ times: 0, error: '' });
  expect(await freeTimes(id)).toContain(time);
});

test('a failure is explained, and the busy times of the last success still apply', async () => {
  const { id, path, host } = await createHost();
  await host.post(path, { url: URL_OF_CALENDAR });
  const time = (await freeTimes(id)).at(-1) as string;
  answer.body = calendarFrom(time);
  await readAll();
  const failing = [
    [{ status: 404 }, 'There is no calendar at this URL.'],
    [{ status: 403 }, 'The server refuses access. The URL may have been reset.'],
    [{ status: 500 }, 'The server returned HTTP status 500.'],
    [{ body: '<html></html>' }, 'This isn’t an iCalendar file.'],
    [{ status: 302, location: 'http://calendar.example/' }, 'The URL redirects to one without https.'],
    [
      { status: 302, location: 'https://inside.example/' },
      'The URL leads to a server that isn’t on the public internet, so the calendar can’t be read.',
    ],
    [{ status: 302, location: '/again' }, 'The URL redirects too often.'],
  ] as const;
  for (const [part, error] of failing) {
    answer = { status: 200, body: '', location: '', ...part };
    await readAll();
    expect((await host.get(path)).body.items[0]).toMatchObject({ error, times: 1 });
  }
  expect(await freeTimes(id)).not.toContain(time);
});

test('only addresses of public servers are taken, five for a host', async () => {
  const { id, path, host } = await createHost();
  const rejected = [
    'http://calendar.example/basic.ics',
    'https://calendar.example:8443/basic.ics',
    'https://user:secret@calendar.example/basic.ics',
    'https://127.0.0.1/basic.ics',
    'https://localhost/basic.ics',
    'calendar.example/basic.ics',
  ];
  for (const url of rejected) {
    const { status, body } = await host.post(path, { url });
    expect([url, status, Object.keys(body.fieldErrors ?? {})]).toEqual([url, 400, ['url']]);
  }
  const added = await Promise.all([1, 2, 3, 4, 5, 6].map(() => host.post(path, { url: URL_OF_CALENDAR })));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 400]);
  expect((await host.post(path, { url: URL_OF_CALENDAR })).body.message).toMatch(/at most 5 calendars/);
  const other = await server.signInAs((await createMember({ role: 'editor' }))._id);
  expect((await other.get(path)).status).toBe(403);
  expect((await other.post(path, { url: URL_OF_CALENDAR })).status).toBe(403);
  const [record] = await BusyCalendarModel.find({ hostId: id }).lean();
  expect(JSON.stringify(record)).not.toContain('private-token');
  await admin.send('DELETE', `/api/admin/booking-hosts/${id}`, { headers: { 'If-Match': '"1"' } });
  expect(await BusyCalendarModel.countDocuments({ hostId: id })).toBe(0);
});
