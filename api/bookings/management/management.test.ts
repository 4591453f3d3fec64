import { randomUUID } from 'node:crypto';
import type { Role } from '../../identity/users/contract';
import { Settings } from '../../settings/model';
import {
  createBooking,
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { addBookingWords } from '../addBookingWords';
import type { Calendar } from '../contract';
import { exampleBookingDraft } from '../example';
import { Booking, BookingCell, type BookingRecord } from '../model';
import { exampleCallerBookingDraft } from './example';

let server: TestServer;
const members = new Map<Role, Visitor>();
const hour = 3_600_000;
const path = '/api/admin/bookings';
beforeAll(async () => {
  server = await startServer();
  await Settings.updateOne(
    { _id: 'site' },
    { $set: { booking: { noticeMinutes: 2880, heldAfter: { anHour: 10_000, ofWeek: 100 } } } },
  );
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: `Their ${role}` });
    members.set(role, await server.signInAs(_id));
  }
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Booking.deleteMany({}), BookingCell.deleteMany({})]);
});

const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const newEmail = () => `${randomUUID()}@example.com`;

async function freeTimes(): Promise<string[]> {
  const { body } = await as('editor').get(`${path}/times?type=consultation`);
  const free = (body as Calendar).days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree);
  return free.map(({ at: time }) => time);
}

async function bookForCaller(email = newEmail(), part = {}) {
  const [startAt = ''] = await freeTimes();
  const reply = await as('editor').post(path, exampleCallerBookingDraft({ startAt, email, ...part }));
  expect(reply.status).toBe(201);
  return reply.body;
}

/** Delivers the emails of a booking that are due. */
async function sendMails(id: string): Promise<void> {
  const isDue = ({ kind, state }: { kind: string; state: string }) =>
    state === 'waiting' && kind !== 'reminder';
  while ((await as('editor').get(`${path}/${id}`)).body.mails.some(isDue)) server.tick('deliver mail');
}

/** The calendar entries that an address was sent, in order. */
async function readEntries(email: string, atLeast: number) {
  const mails = await waitForMails(server.mailFolder, email, atLeast);
  const files = mails.map(({ attachments }) =>
    new TextDecoder().decode(attachments[0]?.content as ArrayBuffer),
  );
  return files
    .map((file) => `${/METHOD:(\w+)/.exec(file)?.[1]} ${/SEQUENCE:(\d+)/.exec(file)?.[1]}`)
    .sort((a, b) => (a.split(' ')[1] ?? '').localeCompare(b.split(' ')[1] ?? ''));
}

describe('the list', () => {
  test('shows upcoming, past and canceled bookings with counts, in their order', async () => {
    const [soon, later] = [
      await createBooking({ startAt: new Date(Date.now() + hour) }),
      await createBooking({ startAt: new Date(Date.now() + 5 * hour) }),
    ];
    await createBooking({ startAt: new Date(Date.now() - hour), noShowAt: new Date() });
    await createBooking({ status: 'cancelled' });
    const { body } = await as('editor').get(path);
    expect(body).toMatchObject({ total: 2, counts: { upcoming: 2, past: 1, canceled: 1 } });
    const ids = (reply: typeof body) => reply.items.map(({ id }: { id: string }) => id);
    expect(ids(body)).toEqual([soon.appointmentId, later.appointmentId]);
    expect(ids((await as('editor').get(`${path}?sort=latest`)).body)).toEqual(ids(body).reverse());
    const first = await as('editor').get(`${path}?limit=1`);
    const second = await as('editor').get(`${path}?limit=1&cursor=${first.body.nextCursor}`);
    expect([...ids(first.body), ...ids(second.body)]).toEqual(ids(body));
    expect((await as('editor').get(`${path}?when=past`)).body.items[0].state).toBe('no_show');
  });

  test('is filtered by host and source and searched by name, email and reference', async () => {
    const mine = await createBooking({ hostId: 'a-member', hostName: 'Sam', name: 'Gil Findme' });
    const called = await createBooking({ provider: 'team', email: 'caller@firm.example' });
    const find = async (query: string) =>
      (await as('editor').get(`${path}?${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await find('host=a-member')).toEqual([mine.appointmentId]);
    expect(await find('host=none')).toEqual([called.appointmentId]);
    expect(await find('source=team')).toEqual([called.appointmentId]);
    expect(await find('source=unknown')).toEqual([mine.appointmentId]);
    expect(await find('q=findm')).toEqual([mine.appointmentId]);
    expect(await find('q=caller@firm')).toEqual([called.appointmentId]);
    expect(await find(`q=${called.appointmentId.toLowerCase()}`)).toEqual([called.appointmentId]);
    expect(await find('q=***')).toEqual([]);
  });

  test('finds bookings from before there was a list', async () => {
    const { _id, appointmentId } = await createBooking({ name: 'Old Timer' });
    await Booking.updateOne({ _id }, { $unset: { words: '', plainWords: '' } });
    await addBookingWords();
    expect((await as('editor').get(`${path}?q=timer`)).body.items[0].id).toBe(appointmentId);
  });

  test('hides personal details from viewers, who cannot search for them either', async () => {
    const { appointmentId } = await createBooking({ name: 'Hidden Person', note: 'Private words' });
    const { body } = await as('viewer').get(path);
    expect(body.items[0]).toMatchObject({ name: 'H. P.', masked: true });
    expect((await as('viewer').get(`${path}?q=hidden`)).body.total).toBe(0);
    const opened = await as('viewer').get(`${path}/${appointmentId}`);
    const days = await as('viewer').get(`${path}/days?from=${new Date().toISOString().slice(0, 10)}&days=7`);
    for (const shown of [body, opened.body, days.body])
      expect(JSON.stringify(shown)).not.toMatch(/dana@|Person|Private|0142/);
  });

  test('is exported by admins, as a table without formulas', async () => {
    await createBooking({ name: '=HYPERLINK("x")' });
    const { status, body } = await as('admin').get(`${path}/export`);
    expect(status).toBe(200);
    expect(body).toContain("'=HYPERLINK");
    expect((await as('editor').get(`${path}/export`)).status).toBe(403);
  });

  test('shows a week by day of the office, also where the day differs in UTC', async () => {
    // 11:30 PM in Texas.
    await createBooking({ startAt: new Date('2026-12-02T05:30:00.000Z') });
    await createBooking({ status: 'cancelled', startAt: new Date('2026-12-01T16:00:00.000Z') });
    const { body } = await as('editor').get(`${path}/days?from=2026-11-30&days=7`);
    expect(body.days.map(({ meetings }: { meetings: unknown[] }) => meetings.length)).toEqual([
      0, 1, 0, 0, 0, 0, 0,
    ]);
    expect(body.days[1].meetings[0].minute).toBe(23 * 60 + 30);
    expect((await as('editor').get(`${path}/days?from=2026-11-30&days=9`)).status).toBe(400);
  });
});

describe('a booking', () => {
  test('shows its person: the latest lead and other bookings of the same email address', async () => {
    const email = newEmail();
    const { reference } = await createLead({ email, emailNorm: email });
    const [one, other] = [
      await createBooking({ email }),
      await createBooking({ email, status: 'cancelled' }),
    ];
    const { body } = await as('editor').get(`${path}/${one.appointmentId}`);
    expect(body.lead).toEqual({ reference, status: 'new' });
    expect(body.others).toMatchObject([{ id: other.appointmentId, state: 'canceled' }]);
    expect((await as('editor').get(`${path}/EB-00000000`)).status).toBe(404);
  });

  test('is made for a caller within the minimum notice, and their network is not counted', async () => {
    const email = newEmail();
    const booking = await bookForCaller(email);
    expect(booking).toMatchObject({ state: 'confirmed', source: 'team', createdBy: 'Their editor' });
    expect(Date.parse(booking.startAt)).toBeLessThan(Date.now() + 2880 * 60_000 + 72 * hour);
    expect(await readEntries(email, 1)).toEqual(['REQUEST 0']);
    for (let n = 0; n < 4; n += 1) await bookForCaller();
    const taken = exampleCallerBookingDraft({ startAt: booking.startAt });
    expect((await as('editor').post(path, taken)).body.code).toBe('taken');
    expect((await as('viewer').post(path, taken)).status).toBe(403);
  });

  test('moves the latest lead of its guest from new to contacted, which is its first response', async () => {
    const email = newEmail();
    const [first, latest] = [
      await createLead({ email, emailNorm: email }),
      await createLead({ email, emailNorm: email }),
    ];
    await createLead({ email, emailNorm: email, status: 'spam' });
    await bookForCaller(email);
    const read = async (lead: { reference: string }) =>
      (await as('editor').get(`/api/admin/leads/${lead.reference}`)).body;
    expect(await read(latest)).toMatchObject({ status: 'contacted', respondedAt: expect.any(String) });
    expect((await read(first)).status).toBe('new');
    const { version } = await read(latest);
    await as('editor').patch(`/api/admin/leads/${latest.reference}`, { status: 'new' }, at(version));
    expect((await read(latest)).status).toBe('new');
  });

  test('is moved, reassigned and canceled with calendar entries that replace each other', async () => {
    const email = newEmail();
    const [first, second] = [
      await createMember({ name: 'First Host' }),
      await createMember({ name: 'Next Host' }),
    ];
    const booked = await bookForCaller(email, { hostId: first._id });
    const change = async (action: string, version: number, body: object) => {
      const reply = await as('editor').post(`${path}/${booked.id}/${action}`, body, at(version));
      await sendMails(booked.id);
      return reply;
    };
    await sendMails(booked.id);
    const [, startAt = ''] = await freeTimes();
    const moved = await change('move', 1, { startAt });
    expect(moved.body).toMatchObject({ startAt, version: 2 });
    expect((await change('move', 1, { startAt: booked.startAt })).status).toBe(412);
    const reassigned = await change('reassign', 2, { hostId: second._id });
    expect(reassigned.body.host).toEqual({ id: second._id, name: 'Next Host' });
    expect((await change('cancel', 3, { reason: 'They called' })).body).toMatchObject({
      state: 'canceled',
      cancelReason: 'They called',
    });
    expect(await readEntries(email, 4)).toEqual(['REQUEST 0', 'REQUEST 1', 'REQUEST 2', 'CANCEL 3']);
    expect((await readEntries(first.email, 3)).at(-1)).toBe('CANCEL 2');
    expect(await readEntries(second.email, 2)).toEqual(['REQUEST 2', 'CANCEL 3']);
    const mails = await waitForMails(server.mailFolder, email, 4);
    expect(JSON.stringify(mails)).not.toContain('They called');
    expect(await BookingCell.countDocuments()).toBe(0);
    expect((await change('reassign', 4, { hostId: first._id })).status).toBe(409);
  });

  test('is not reassigned to a person who is not an active member', async () => {
    const { appointmentId } = await createBooking();
    const { _id } = await createMember({ status: 'disabled' });
    for (const hostId of [_id, 'nobody']) {
      const reply = await as('editor').post(`${path}/${appointmentId}/reassign`, { hostId }, at(1));
      expect([reply.status, Object.keys(reply.body.fieldErrors)]).toEqual([400, ['hostId']]);
    }
  });

  test('is marked as a no-show only after it began, and the mark can be taken back', async () => {
    const future = await createBooking();
    const past = await createBooking({ startAt: new Date(Date.now() - hour) });
    const mark = (id: string, version: number, isNoShow: boolean) =>
      as('editor').post(`${path}/${id}/no-show`, { isNoShow }, at(version));
    expect((await mark(future.appointmentId, 1, true)).status).toBe(409);
    expect((await mark(past.appointmentId, 1, true)).body.state).toBe('no_show');
    expect((await mark(past.appointmentId, 2, false)).body.state).toBe('confirmed');
    expect((await Booking.findById(past._id).lean<BookingRecord>())?.outbox).toEqual([]);
  });

  test('of an external service is changed there', async () => {
    const { appointmentId } = await createBooking({ provider: 'cal', appointmentId: 'an-id-of-cal' });
    const reply = await as('editor').post(`${path}/${appointmentId}/cancel`, {}, at(1));
    expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('external')]);
  });
});

test('of a move and a visitor at the same time, exactly one gets it', async () => {
  await Settings.updateOne({ _id: 'site' }, { $set: { 'booking.noticeMinutes': 0 } });
  const booked = await bookForCaller();
  const startAt = (await freeTimes()).at(-1) ?? '';
  const rivals = process.env.LONG ? 10 : 4;
  const visitors = Array.from({ length: rivals }, (_, n) =>
    server.visitor().post('/api/bookings', exampleBookingDraft({ startAt, email: `v${n}@example.com` })),
  );
  const move = as('editor').post(`${path}/${booked.id}/move`, { startAt }, at(1));
  const replies = await Promise.all([move, ...visitors]);
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'taken')).toHaveLength(rivals);
  expect(await Booking.countDocuments({ status: 'confirmed', startAt: new Date(startAt) })).toBe(1);
});
