import { randomUUID } from 'node:crypto';
import { exampleEnquiry } from '../leads/enquiries/example';
import { Settings } from '../settings/model';
import { startServer, type TestServer, type Visitor } from '../testing';
import type { BookingDraft, Calendar } from './contract';
import { exampleBookingDraft } from './example';
import { Booking, BookingCell } from './model';

/** Settings under which no booking has to be confirmed. */
const NEVER = { anHour: 10_000, ofWeek: 100 };
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await Settings.updateOne(
    { _id: 'site' },
    { $set: { booking: { stepMinutes: 60, noticeMinutes: 0, heldAfter: NEVER } } },
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Booking.deleteMany({}), BookingCell.deleteMany({})]);
});

const newEmail = () => `${randomUUID()}@example.com`;

const book = (draft: Partial<BookingDraft>, visitor: Visitor = server.visitor(), headers = {}) =>
  visitor.post('/api/bookings', exampleBookingDraft({ email: newEmail(), ...draft }), headers);

/** Free times that do not overlap. */
async function freeTimes(): Promise<string[]> {
  const { days } = (await server.visitor().get('/api/bookings/calendar')).body as Calendar;
  return days.slice(2).flatMap(({ slots }) => slots.map(({ at }) => at));
}

test('accepts three bookings a day per network, for any email addresses', async () => {
  const times = await freeTimes();
  const visitor = server.visitor();
  const statuses = [];
  for (const startAt of times.slice(0, 4)) statuses.push((await book({ startAt }, visitor)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('accepts twelve bookings a day for all networks of one connection', async () => {
  const times = await freeTimes();
  const networks = times.slice(0, 13).map((startAt, n) => ({ startAt, from: `2001:db8:7:${n}::1` }));
  const statuses = [];
  for (const { startAt, from } of networks)
    statuses.push((await book({ startAt }, server.visitor(from))).status);
  expect(statuses).toEqual([...Array(12).fill(201), 429]);
  expect((await book({ startAt: times[13] }, server.visitor('2001:db8:8::1'))).status).toBe(201);
});

test('answers 409 when a cancelled booking is sent again with its idempotency key', async () => {
  const [startAt = ''] = await freeTimes();
  const draft = { startAt, email: newEmail() };
  const headers = { 'Idempotency-Key': 'key-of-a-cancelled-one' };
  const { body } = await book(draft, server.visitor(), headers);
  await server.visitor().post('/api/bookings/cancel', { token: body.token });
  const again = await book(draft, server.visitor(), headers);
  expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  expect((await book(draft)).status).toBe(201);
});

test('accepts five bookings a day per email address, not counting repeats and rejected ones', async () => {
  const [startAt = '', ...others] = await freeTimes();
  const email = newEmail();
  const headers = { 'Idempotency-Key': 'key-of-a-patient-one' };
  for (let n = 0; n < 4; n++) {
    expect((await book({ startAt, email }, server.visitor(), headers)).status).toBe(201);
    expect((await book({ startAt, email })).status).toBe(409);
  }
  const replies = [];
  for (const time of others.slice(0, 5))
    replies.push(await book({ startAt: time, email: email.toUpperCase() }));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429]);
  expect((await book({ startAt: others[5] })).status).toBe(201);
});

test('accepts a booking for a mailbox whose daily emails others have used up', async () => {
  const [startAt = ''] = await freeTimes();
  const email = newEmail();
  for (let n = 0; n < 11; n++)
    await server.visitor().post('/api/contact', exampleEnquiry({ email: email.replace('@', `+${n}@`) }));
  expect((await book({ startAt, email })).status).toBe(201);
});

test('allows ten moves a day per email address and still allows cancelling', async () => {
  const times = await freeTimes();
  const { token } = (await book({ startAt: times[0] })).body;
  const statuses = [];
  for (let n = 1; n <= 11; n++) {
    const startAt = times[n % 2 ? 8 : 0];
    statuses.push((await server.visitor().post('/api/bookings/move', { token, startAt })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await server.visitor().post('/api/bookings/cancel', { token })).status).toBe(200);
});
