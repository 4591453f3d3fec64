import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import type { Role } from '../../identity/users/contract';
import { User } from '../../identity/users/model';
import { Settings } from '../../settings/model';
import { createBooking, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { Calendar } from '../contract';
import { exampleBookingDraft } from '../example';
import { Booking, BookingCell, type BookingRecord } from '../model';
import { moveCellsToHosts } from '../moveCellsToHosts';
import type { HostDraft } from './contract';
import { exampleHostDraft } from './example';
import { BookingHost } from './model';

let server: TestServer;
const members = new Map<Role, Visitor>();
const path = '/api/admin/booking-hosts';
const bookings = '/api/admin/bookings';
/** Hours around the clock, so that every day has times. */
const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
beforeAll(async () => {
  server = await startServer();
  const booking = { noticeMinutes: 0, holidays: [], heldAfter: { anHour: 10_000, ofWeek: 100 } };
  await Settings.updateOne({ _id: 'site' }, { $set: { booking } });
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { _id } = await createMember({ role });
    members.set(role, await server.signInAs(_id));
  }
});
afterAll(() => server.stop());
beforeEach(() =>
  Promise.all([Booking.deleteMany({}), BookingCell.deleteMany({}), BookingHost.deleteMany({})]),
);

const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });

async function createHost(part: Partial<HostDraft> = {}) {
  const { _id: userId, name } = await createMember({ name: `Host ${randomUUID().slice(0, 6)}` });
  const draft = exampleHostDraft({ userId, hours: always, noticeMinutes: 0, bufferMinutes: 0, ...part });
  const { status, body } = await as('admin').post(path, draft);
  expect(status).toBe(201);
  return { id: userId, name, draft, version: body.version as number };
}

async function freeTimes(type = 'consultation'): Promise<string[]> {
  const { body } = await server.visitor().get(`/api/bookings/calendar?type=${type}`);
  const free = (body as Calendar).days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree);
  return free.map(({ at: time }) => time);
}

const book = (startAt: string, part = {}) =>
  server.visitor().post('/api/bookings', {
    ...exampleBookingDraft({ startAt, email: `${randomUUID()}@example.com` }),
    ...part,
  });

const hostOf = async (appointmentId: string) =>
  (await Booking.findOne({ appointmentId }).orFail().lean<BookingRecord>()).hostId;

describe('a host', () => {
  test('is a member who may see whom they meet', async () => {
    const { _id: userId } = await createMember({ role: 'viewer' });
    const refused = await as('admin').post(path, exampleHostDraft({ userId }));
    expect(refused.body.fieldErrors.userId).toContain('can edit bookings');
    const { id } = await createHost();
    await User.updateOne({ _id: id }, { $set: { role: 'viewer' } });
    expect((await as('admin').get(`${path}/${id}`)).body.isMemberActive).toBe(false);
    const { body } = await as('viewer').get(`${bookings}/options`);
    expect(JSON.stringify(body.hosts)).not.toContain(id);
  });

  test('is added, changed at its version and removed by admins', async () => {
    const { id, draft } = await createHost({ dailyCap: 2 });
    const one = `${path}/${id}`;
    expect((await as('editor').patch(one, draft, at(1))).status).toBe(403);
    expect((await as('viewer').get(path)).body).toMatchObject({ total: 1, items: [{ id, dailyCap: 2 }] });
    expect((await as('admin').patch(one, { ...draft, dailyCap: 3 }, at(1))).body).toMatchObject({
      dailyCap: 3,
      version: 2,
    });
    expect((await as('admin').patch(one, draft, at(1))).status).toBe(412);
    expect((await as('admin').send('DELETE', one, { headers: at(2) })).status).toBe(204);
  });

  test.each<[string, Partial<HostDraft>, string]>([
    ['an unknown member', { userId: 'nobody' }, 'userId'],
    ['an unknown meeting type', { types: ['party'] }, 'types'],
    ['overlapping hours', { hours: [hours('09:00', '12:00'), hours('11:00', '13:00')] }, 'hours'],
    ['hours that end before they begin', { hours: [hours('12:00', '09:00')] }, 'hours'],
    ['hours off the half hour', { hours: [hours('09:10', '10:00')] }, 'hours'],
    [
      'a day that does not exist',
      { timeOff: [{ from: '2026-02-30', to: '2026-03-01', label: '' }] },
      'timeOff',
    ],
    [
      'time off that ends before it begins',
      { timeOff: [{ from: '2026-03-02', to: '2026-03-01', label: '' }] },
      'timeOff',
    ],
    ['a daily cap below zero', { dailyCap: -1 }, 'dailyCap'],
  ])('is refused with %s, at the field', async (_name, part, field) => {
    const { _id: userId } = await createMember({});
    const { status, body } = await as('admin').post(path, { ...exampleHostDraft({ userId }), ...part });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  test('hears nothing more of their meetings once their account is deactivated', async () => {
    const { id } = await createHost();
    const [startAt = ''] = await freeTimes();
    const { appointmentId } = (await book(startAt)).body.booking;
    await User.updateOne({ _id: id }, { $set: { status: 'disabled' } });
    const { body } = await as('editor').get(`${bookings}/${appointmentId}`);
    const canceled = await as('editor').post(`${bookings}/${appointmentId}/cancel`, {}, at(body.version));
    expect(canceled).toMatchObject({ status: 200, body: { state: 'canceled' } });
    const { outbox, sequence } = await Booking.findOne({ appointmentId }).orFail().lean<BookingRecord>();
    const kinds = outbox
      .filter(({ messageId }) => messageId.includes(`.${sequence}.`))
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['team', 'guest']);
  });

  test('is one member only once', async () => {
    const { draft } = await createHost();
    expect((await as('admin').post(path, draft)).body.fieldErrors.userId).toContain('already');
  });
});

function hours(from: string, to: string) {
  return { weekday: 1, from, to };
}

describe('the times of the booking page', () => {
  test('are the union of the hosts’ free times', async () => {
    await createHost({ hours: [{ weekday: 2, from: '09:00', to: '10:00' }] });
    await createHost({
      hours: [
        { weekday: 2, from: '09:30', to: '10:30' },
        { weekday: 0, from: '20:00', to: '20:30' },
      ],
    });
    const clocks = new Set((await freeTimes()).map((time) => clockOf(time)));
    expect([...clocks].sort()).toEqual(['Sun 20:00', 'Tue 09:00', 'Tue 09:30', 'Tue 10:00']);
  });

  test('are without time off, and a paused host or deactivated member has none', async () => {
    const times = { hours: [{ weekday: 2, from: '09:00', to: '10:00' }] };
    const { id, draft } = await createHost(times);
    const days = [...new Set((await freeTimes()).map((time) => time.slice(0, 10)))];
    const [first = '', ...later] = days;
    const timeOff = [{ from: first, to: first, label: 'Vacation' }];
    await as('admin').patch(`${path}/${id}`, { ...draft, timeOff }, at(1));
    expect([...new Set((await freeTimes()).map((time) => time.slice(0, 10)))]).toEqual(later);
    const { body } = await server.visitor().get('/api/bookings/calendar');
    expect(JSON.stringify(body)).not.toContain('Vacation');
    await createHost({ hours: [{ weekday: 3, from: '09:00', to: '10:00' }] });
    await as('admin').patch(`${path}/${id}`, { ...draft, isActive: false }, at(2));
    expect(new Set((await freeTimes()).map((time) => clockOf(time).slice(0, 3)))).toEqual(new Set(['Wed']));
  });

  test('of a meeting type are those of the hosts who hold it', async () => {
    await createHost({ types: ['consultation'] });
    expect((await freeTimes('consultation')).length).toBeGreaterThan(0);
    expect(await freeTimes('security-assessment')).toEqual([]);
    const [startAt = ''] = await freeTimes();
    expect((await book(startAt, { type: 'security-assessment' })).body.code).toBe('not_offered');
  });

  test('of a day end with the daily cap of the host', async () => {
    await createHost({ dailyCap: 1, hours: [{ weekday: 2, from: '09:00', to: '11:00' }] });
    const [startAt = '', sameDay = ''] = await freeTimes();
    await book(startAt);
    expect(await freeTimes()).not.toContain(sameDay);
    expect((await book(sameDay)).body.code).toBe('taken');
  });
});

const clockOf = (time: string) =>
  new Date(time)
    .toLocaleString('en-US', {
      timeZone: 'America/Chicago',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    .replace(',', '');

/** Visitors who book at the same time. */
const rivals = process.env.LONG ? 20 : 6;

describe('a booking', () => {
  test('of two hosts at one time: two visitors get it, the third does not', async () => {
    const [one, other] = [await createHost(), await createHost()];
    const startAt = (await freeTimes())[20] ?? '';
    const replies = await Promise.all(Array.from({ length: rivals }, () => book(startAt)));
    const booked = replies.filter(({ status }) => status === 201);
    expect(booked).toHaveLength(2);
    expect(replies.filter(({ body }) => body.code === 'taken')).toHaveLength(rivals - 2);
    const hosts = await Promise.all(booked.map(({ body }) => hostOf(body.booking.appointmentId)));
    expect(hosts.toSorted()).toEqual([one.id, other.id].toSorted());
    expect(await freeTimes()).not.toContain(startAt);
  });

  test('of several on one day at once, as many are accepted as the daily cap allows', async () => {
    const { id } = await createHost({ dailyCap: 2, types: [] });
    const times = await freeTimes();
    const day = times.at(-100)?.slice(0, 10) ?? '';
    // From noon in UTC on it is the same day at the office.
    const sameDay = times.filter((time) => time >= `${day}T12` && time.startsWith(day)).slice(0, rivals);
    const replies = await Promise.all(sameDay.map((startAt) => book(startAt)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(rivals - 2).fill(409)]);
    expect(await Booking.countDocuments({ hostId: id })).toBe(2);
  });

  test('goes to the host with the fewest meetings', async () => {
    const [busy, idle] = [await createHost(), await createHost()];
    for (const days of [3, 4])
      await createBooking({ hostId: busy.id, startAt: new Date(Date.now() + days * 86_400_000) });
    const times = await freeTimes();
    const first = (await book(times[200] ?? '')).body.booking.appointmentId;
    expect(await hostOf(first)).toBe(idle.id);
  });

  test('is repeated with its key although another host is free', async () => {
    await createHost();
    await createHost();
    const startAt = (await freeTimes())[30] ?? '';
    const draft = exampleBookingDraft({ startAt });
    const send = () => server.visitor().post('/api/bookings', draft, { 'Idempotency-Key': 'one-key' });
    const [first, again] = [await send(), await send()];
    expect(again.body.booking.appointmentId).toBe(first.body.booking.appointmentId);
    expect(await Booking.countDocuments()).toBe(1);
  });

  test('moves with its host where they are free, otherwise to another', async () => {
    const [one, other] = [await createHost(), await createHost()];
    const [from = '', to = '', last = ''] = (await freeTimes()).slice(40);
    const { token, booking } = (await book(from)).body;
    const host = await hostOf(booking.appointmentId);
    await server.visitor().post('/api/bookings/move', { token, startAt: to });
    expect(await hostOf(booking.appointmentId)).toBe(host);
    const draft = { type: 'consultation', name: 'Pat Example', email: 'pat@example.com', phone: '' };
    const blocked = await as('editor').post(bookings, { ...draft, startAt: last, hostId: host });
    expect(blocked.status).toBe(201);
    expect((await server.visitor().post('/api/bookings/move', { token, startAt: last })).status).toBe(200);
    expect(await hostOf(booking.appointmentId)).toBe([one.id, other.id].find((id) => id !== host));
  });

  test('is not reassigned to a host who has another meeting then', async () => {
    const [one, other] = [await createHost(), await createHost()];
    const startAt = (await freeTimes())[60] ?? '';
    const draft = { type: 'consultation', name: 'Pat Example', email: 'pat@example.com', phone: '', startAt };
    const mine = (await as('editor').post(bookings, { ...draft, hostId: one.id })).body;
    const theirs = (await as('editor').post(bookings, { ...draft, hostId: other.id })).body;
    const reassign = (id: string, hostId: string) =>
      as('editor').post(`${bookings}/${id}/reassign`, { hostId }, at(1));
    expect((await reassign(mine.id, other.id)).body.fieldErrors.hostId).toContain('another meeting');
    await as('editor').post(`${bookings}/${theirs.id}/cancel`, {}, at(1));
    expect((await reassign(mine.id, other.id)).body.host.id).toBe(other.id);
    expect(await BookingCell.countDocuments({ hostId: one.id })).toBe(0);
  });

  test('from before there were hosts keeps its time from all of them', async () => {
    const startAt = (await freeTimes()).at(-1) ?? '';
    expect((await book(startAt)).status).toBe(201);
    const cells = await BookingCell.find().lean();
    // As they were stored before.
    const raw = mongoose.connection.collection<{ _id: Date; bookingId: string }>('bookingCells');
    await raw.deleteMany({});
    await raw.insertMany(cells.map(({ at: _id, bookingId }) => ({ _id, bookingId })));
    await moveCellsToHosts(mongoose.connection.db as mongoose.mongo.Db);
    expect(await BookingCell.find().lean()).toEqual(cells);
    await createHost();
    expect(await freeTimes()).not.toContain(startAt);
    expect((await book(startAt)).body.code).toBe('taken');
  });
});
