import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type TestServer } from '../../testing';
import { Booking } from '../model';

/** Example bodies from the services' documentation. */
const readBody = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'bodies', `${name}.json`), 'utf8'));
const calBody = readBody('cal-booking-created');
const calendlyBody = readBody('calendly-invitee-created');

const secrets = { cal: 'c'.repeat(40), calendly: 'k'.repeat(40) };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CAL_WEBHOOK_SECRET: secrets.cal, CALENDLY_WEBHOOK_SECRET: secrets.calendly });
});
afterAll(() => server.stop());
beforeEach(() => Booking.deleteMany({}));

const hmacHex = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Calls the webhook like a service: without origin and cookies. */
async function call(path: string, body: unknown, headers: Record<string, string>): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${server.url}/api/webhooks/booking/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
  return answer.status;
}

const fromCal = (body: object, secret = secrets.cal) =>
  call('cal', body, { 'x-cal-signature-256': hmacHex(secret, JSON.stringify(body)) });

function fromCalendly(body: object, { secret = secrets.calendly, age = 0 } = {}) {
  const t = Math.floor(Date.now() / 1000) - age;
  const signature = `t=${t},v1=${hmacHex(secret, `${t}.${JSON.stringify(body)}`)}`;
  return call('calendly', body, { 'calendly-webhook-signature': signature });
}

const findBookings = () => Booking.find().sort({ _id: 1 }).lean();

test('stores a Cal.com booking once when the event is repeated', async () => {
  expect([await fromCal(calBody), await fromCal(calBody)]).toEqual([204, 204]);
  expect(await findBookings()).toMatchObject([
    {
      appointmentId: calBody.payload.uid,
      provider: 'cal',
      status: 'confirmed',
      minutes: 30,
      email: 'guest@example.com',
      guestZone: 'America/New_York',
      outbox: [],
    },
  ]);
});

test('replaces a booking that was rescheduled at Cal.com', async () => {
  await fromCal(calBody);
  const payload = { ...calBody.payload, uid: 'moved', rescheduleUid: calBody.payload.uid };
  expect(await fromCal({ ...calBody, triggerEvent: 'BOOKING_RESCHEDULED', payload })).toBe(204);
  expect((await findBookings()).map(({ appointmentId, status }) => [appointmentId, status]).sort()).toEqual([
    [calBody.payload.uid, 'cancelled'],
    ['moved', 'confirmed'],
  ]);
});

test('leaves a booking canceled in any order of events', async () => {
  await fromCal({ ...calBody, triggerEvent: 'BOOKING_CANCELLED' });
  await fromCal(calBody);
  expect((await findBookings()).map(({ status }) => status)).toEqual(['cancelled']);
});

test('stores and cancels a Calendly booking', async () => {
  expect(await fromCalendly(calendlyBody)).toBe(204);
  expect(await findBookings()).toMatchObject([
    { appointmentId: 'INVITEE0001', provider: 'calendly', minutes: 45 },
  ]);
  expect(await fromCalendly({ ...calendlyBody, event: 'invitee.canceled' })).toBe(204);
  expect((await findBookings()).map(({ status }) => status)).toEqual(['cancelled']);
});

test.each<[string, () => Promise<number>, number]>([
  ['a wrong secret', () => fromCal(calBody, 'w'.repeat(40)), 401],
  ['no signature', () => call('cal', calBody, {}), 401],
  ['an empty signature', () => call('cal', calBody, { 'x-cal-signature-256': '' }), 401],
  [
    'a modified body',
    () =>
      call(
        'cal',
        { ...calBody, a: 1 },
        { 'x-cal-signature-256': hmacHex(secrets.cal, JSON.stringify(calBody)) },
      ),
    401,
  ],
  ['an expired signature', () => fromCalendly(calendlyBody, { age: 3600 }), 401],
  ['a wrong Calendly secret', () => fromCalendly(calendlyBody, { secret: secrets.cal }), 401],
  ['no body', () => call('cal', '', { 'x-cal-signature-256': hmacHex(secrets.cal, '') }), 400],
  ['an unknown service', () => call('constructor', {}, {}), 404],
  ['a signed empty body', () => fromCal({}), 400],
  [
    'a signed body of the wrong shape',
    () => fromCal({ triggerEvent: 'BOOKING_CREATED', payload: { uid: { $ne: 1 } } }),
    400,
  ],
  ['an unrelated event', () => fromCal({ triggerEvent: 'MEETING_ENDED' }), 204],
])('stores nothing for %s', async (_name, send, status) => {
  expect(await send()).toBe(status);
  expect(await findBookings()).toEqual([]);
});
