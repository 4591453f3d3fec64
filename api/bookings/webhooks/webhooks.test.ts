import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type TestServer } from '../../testing';
import { Booking } from '../model';

/** Bodies as the services' own documents show them. */
const told = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'bodies', `${name}.json`), 'utf8'));
const calBooked = told('cal-booking-created');
const calendlyBooked = told('calendly-invitee-created');

const secrets = { cal: 'c'.repeat(40), calendly: 'k'.repeat(40) };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CAL_WEBHOOK_SECRET: secrets.cal, CALENDLY_WEBHOOK_SECRET: secrets.calendly });
});
afterAll(() => server.stop());
beforeEach(() => Booking.deleteMany({}));

const hexOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** As a service calls: no browser, so neither origin nor cookies. */
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
  call('cal', body, { 'x-cal-signature-256': hexOf(secret, JSON.stringify(body)) });

function fromCalendly(body: object, { secret = secrets.calendly, age = 0 } = {}) {
  const t = Math.floor(Date.now() / 1000) - age;
  const signature = `t=${t},v1=${hexOf(secret, `${t}.${JSON.stringify(body)}`)}`;
  return call('calendly', body, { 'calendly-webhook-signature': signature });
}

const kept = () => Booking.find().sort({ _id: 1 }).lean();

test('what Cal.com tells of a booking is kept once, however often it is told', async () => {
  expect([await fromCal(calBooked), await fromCal(calBooked)]).toEqual([204, 204]);
  expect(await kept()).toMatchObject([
    {
      ...{ appointmentId: calBooked.payload.uid, provider: 'cal', status: 'confirmed', minutes: 30 },
      ...{ email: 'guest@example.com', guestZone: 'America/New_York', outbox: [] },
    },
  ]);
});

test('a booking moved at Cal.com takes the place of the old one', async () => {
  await fromCal(calBooked);
  const payload = { ...calBooked.payload, uid: 'moved', rescheduleUid: calBooked.payload.uid };
  expect(await fromCal({ ...calBooked, triggerEvent: 'BOOKING_RESCHEDULED', payload })).toBe(204);
  expect((await kept()).map(({ appointmentId, status }) => [appointmentId, status]).sort()).toEqual([
    [calBooked.payload.uid, 'cancelled'],
    ['moved', 'confirmed'],
  ]);
});

test('what was cancelled stays so, in whichever order the news come', async () => {
  await fromCal({ ...calBooked, triggerEvent: 'BOOKING_CANCELLED' });
  await fromCal(calBooked);
  expect((await kept()).map(({ status }) => status)).toEqual(['cancelled']);
});

test('what Calendly tells of a booking is kept, and its end as well', async () => {
  expect(await fromCalendly(calendlyBooked)).toBe(204);
  expect(await kept()).toMatchObject([{ appointmentId: 'INVITEE0001', provider: 'calendly', minutes: 45 }]);
  expect(await fromCalendly({ ...calendlyBooked, event: 'invitee.canceled' })).toBe(204);
  expect((await kept()).map(({ status }) => status)).toEqual(['cancelled']);
});

test.each<[string, () => Promise<number>, number]>([
  ['a wrong secret', () => fromCal(calBooked, 'w'.repeat(40)), 401],
  ['no signature', () => call('cal', calBooked, {}), 401],
  ['an empty signature', () => call('cal', calBooked, { 'x-cal-signature-256': '' }), 401],
  [
    'a body that was changed',
    () =>
      call(
        'cal',
        { ...calBooked, a: 1 },
        { 'x-cal-signature-256': hexOf(secrets.cal, JSON.stringify(calBooked)) },
      ),
    401,
  ],
  ['a signature of an hour ago', () => fromCalendly(calendlyBooked, { age: 3600 }), 401],
  ['a wrong secret of Calendly', () => fromCalendly(calendlyBooked, { secret: secrets.cal }), 401],
  ['no body', () => call('cal', '', { 'x-cal-signature-256': hexOf(secrets.cal, '') }), 400],
  ['a service that there is not', () => call('constructor', {}, {}), 404],
  ['a signed body that says nothing', () => fromCal({}), 400],
  [
    'a signed body of another kind',
    () => fromCal({ triggerEvent: 'BOOKING_CREATED', payload: { uid: { $ne: 1 } } }),
    400,
  ],
  ['news of something else', () => fromCal({ triggerEvent: 'MEETING_ENDED' }), 204],
])('for %s nothing is kept', async (_name, deed, status) => {
  expect(await deed()).toBe(status);
  expect(await kept()).toEqual([]);
});
