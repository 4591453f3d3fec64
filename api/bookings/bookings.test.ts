import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { exampleOrigin, exampleTouch } from '../insights/origin/example';
import { Settings } from '../settings/model';
import { startServer, type TestServer, type Visitor, waitForMails } from '../testing';
import { deleteExpiredData } from '../worker/deleteExpiredData';
import type { BookingDraft, Calendar } from './contract';
import { exampleBookingDraft } from './example';
import { Booking, BookingCell, type BookingRecord } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // Times are 15 minutes apart, so that meetings overlap.
  await Settings.updateOne(
    { _id: 'site' },
    { $set: { booking: { stepMinutes: 15, noticeMinutes: 0, heldAfter: { anHour: 10_000, ofWeek: 100 } } } },
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Booking.deleteMany({}), BookingCell.deleteMany({})]);
});

async function getCalendar(type = 'consultation'): Promise<Calendar> {
  const { status, body } = await server.visitor().get(`/api/bookings/calendar?type=${type}`);
  expect(status).toBe(200);
  return body;
}

/** The times of a completely free day, the day after tomorrow at the earliest. */
async function freeTimes(): Promise<string[]> {
  const { days } = await getCalendar();
  const later = days.slice(2).find(({ slots }) => slots.length && slots.every(({ isFree }) => isFree));
  return later?.slots.map(({ at }) => at) ?? [];
}

const book = (draft: Partial<BookingDraft>, visitor: Visitor = server.visitor(), headers = {}) =>
  visitor.post('/api/bookings', exampleBookingDraft({ email: newEmail(), ...draft }), headers);

const newEmail = () => `${randomUUID()}@example.com`;

const emailOf = (n: number) => `visitor-${n}@example.com`;

/** Number of confirmed bookings that overlap the next one, including the buffer after them. */
async function countDoubleBookings(): Promise<number> {
  const all = await Booking.find({ status: 'confirmed' }).sort({ startAt: 1 }).lean<BookingRecord[]>();
  return all.filter((one, n) => {
    const next = all[n + 1];
    return next && next.startAt.getTime() < one.endAt.getTime() + 15 * 60_000;
  }).length;
}

describe('a booking', () => {
  test('is stored, returned with its token, and emailed to both sides', async () => {
    const [startAt = ''] = await freeTimes();
    const { status, body } = await book({ startAt, email: 'guest@example.com', note: 'Zyzzyva canary' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      booking: { startAt, status: 'confirmed', isChangeable: true },
    });
    expect(body.booking.appointmentId).toMatch(/^EB-[0-9A-HJKMNP-TV-Z]{8}$/);
    const calendar = await getCalendar();
    const slots = calendar.days.flatMap(({ slots }) => slots).filter(({ isFree }) => !isFree);
    expect(slots.some(({ at }) => at === startAt)).toBe(true);
    const [toGuest] = await waitForMails(server.mailFolder, 'guest@example.com');
    expect(toGuest?.text).toContain(`/bookings/manage/${body.token}`);
    expect(toGuest?.text).toContain('Eastern Time');
    expect(JSON.stringify(toGuest)).not.toContain('canary');
    const file = toGuest?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    expect(file?.method).toBe('REQUEST');
    const toTeam = (await waitForMails(server.mailFolder, 'owner@emberline.example')).find(({ text }) =>
      text?.includes(`/admin/bookings/${body.booking.appointmentId}`),
    );
    expect(toTeam?.text).toContain('Zyzzyva canary');
    expect(toTeam?.text).toMatch(/^Guest’s time: .+Eastern Time$/m);
    expect(toTeam?.replyTo?.[0]?.address).toBe('guest@example.com');
  });

  test('sends a reminder a day before it begins', async () => {
    const startAt = (await freeTimes()).at(-1) ?? '';
    await book({ startAt });
    const { outbox } = await Booking.findOne().orFail().lean<BookingRecord>();
    const reminder = outbox.find(({ kind }) => kind === 'reminder');
    expect(reminder?.nextAt?.getTime()).toBe(Date.parse(startAt) - 86_400_000);
    await Booking.updateOne(
      { 'outbox.kind': 'reminder' },
      { $set: { 'outbox.$.nextAt': new Date(), 'outbox.$.to': 'reminded@example.com' } },
    );
    const [mail] = await waitForMails(server.mailFolder, 'reminded@example.com');
    expect(mail?.subject).toBe('Tomorrow: Consultation with Emberline');
  });

  test('is stored once per idempotency key, and a different booking with the same key is rejected', async () => {
    const [startAt = '', other = ''] = await freeTimes();
    const headers = { 'Idempotency-Key': 'a-key' };
    const draft = { startAt, email: emailOf(1), phone: '' };
    const first = await book(draft, server.visitor(), headers);
    const again = await book(draft, server.visitor(), headers);
    expect(again.status).toBe(201);
    expect(again.body.booking.appointmentId).toBe(first.body.booking.appointmentId);
    expect(again.body.token).toBe(first.body.token);
    expect((await book({ startAt: other }, server.visitor(), headers)).status).toBe(422);
    expect(await Booking.countDocuments()).toBe(1);
  });

  test.each<[string, Partial<BookingDraft>, number]>([
    ['a name too short', { name: 'D' }, 400],
    ['an invalid email address', { email: 'foo@bar' }, 400],
    ['an unknown meeting type', { type: 'party' }, 400],
    ['a time outside office hours', { startAt: '2027-01-04T05:00:00.000Z' }, 422],
    ['a time in the past', { startAt: '2020-01-06T16:00:00.000Z' }, 422],
    ['an invalid time', { startAt: 'soon' }, 400],
  ])('is rejected for %s', async (_name, draft, status) => {
    const [startAt = ''] = await freeTimes();
    expect((await book({ startAt, ...draft })).status).toBe(status);
    expect(await Booking.countDocuments()).toBe(0);
  });

  test('stores the origin of the visit as classified by the server', async () => {
    const [startAt = ''] = await freeTimes();
    await book({ startAt, origin: exampleOrigin({ last: exampleTouch({ medium: 'cpc', isPaid: false }) }) });
    const { origin } = await Booking.findOne().orFail().lean<BookingRecord>();
    expect(origin).toMatchObject({ first: { class: 'organic' }, last: { class: 'paid', isPaid: true } });
  });

  test('loses its reserved cells a month after the meeting but stays stored', async () => {
    const [startAt = ''] = await freeTimes();
    await book({ startAt });
    expect(await BookingCell.countDocuments()).toBe(3);
    await deleteExpiredData(Date.parse(startAt) + 31 * 86_400_000);
    expect([await BookingCell.countDocuments(), await Booking.countDocuments()]).toEqual([0, 1]);
  });

  test('is accepted with an unknown time zone', async () => {
    const [startAt = ''] = await freeTimes();
    expect((await book({ startAt, timeZone: 'Mars/Olympus' })).status).toBe(201);
    expect((await Booking.findOne().lean<BookingRecord>())?.guestZone).toBeUndefined();
  });
});

/** Visitors who book at the same time. */
const rivals = Array.from({ length: process.env.LONG ? 20 : 6 }, (_, n) => n);

describe('double bookings', () => {
  test('accepts one of several simultaneous bookings of the same time and answers the others with 409', async () => {
    const [startAt = ''] = await freeTimes();
    const replies = await Promise.all(rivals.map((n) => book({ startAt, email: emailOf(n) })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = replies.filter(({ status }) => status !== 201);
    expect(others.map(({ status, body }) => [status, body.code])).toEqual(others.map(() => [409, 'taken']));
    expect(others[0]?.body.message).toContain('Please choose another');
    expect(await Booking.countDocuments({ status: 'confirmed' })).toBe(1);
    expect(await BookingCell.countDocuments()).toBe(3);
  });

  test('accepts one of several simultaneous bookings of overlapping times', async () => {
    const times = (await freeTimes()).slice(0, 4);
    const drafts = rivals.map((n): Partial<BookingDraft> => {
      // All need the 15 minutes before the fourth time: 45 and 15 minutes, or 30 and 15.
      const isLong = n % 2 === 0;
      return {
        type: isLong ? 'security-assessment' : 'consultation',
        startAt: times[isLong ? n % 4 : 1 + (n % 3)],
        email: emailOf(n),
      };
    });
    const replies = await Promise.all(drafts.map((draft) => book(draft)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'taken')).toHaveLength(rivals.length - 1);
    expect(await countDoubleBookings()).toBe(0);
  });

  test('are prevented by a unique index in the database', async () => {
    const [startAt = ''] = await freeTimes();
    await book({ startAt });
    const second = BookingCell.create([{ _id: `@${startAt}`, at: new Date(startAt), bookingId: 'another' }]);
    await expect(second).rejects.toMatchObject({ code: 11000 });
  });

  test('do not occur when every time of a day, or a few of them, is requested twice', async () => {
    const times = (await freeTimes()).slice(0, process.env.LONG ? undefined : 8);
    const wishes = times.flatMap((startAt, n) => [0, 1].map((m) => ({ startAt, email: emailOf(2 * n + m) })));
    const replies = await Promise.all(wishes.map((wish) => book(wish)));
    const confirmed = replies.filter(({ status }) => status === 201).length;
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await Booking.countDocuments({ status: 'confirmed' })).toBe(confirmed);
    expect(await countDoubleBookings()).toBe(0);
  });
});

describe('the link of the email', () => {
  async function createBooking(email = newEmail()) {
    const times = await freeTimes();
    const { body } = await book({ startAt: times[0], email });
    return { times, token: body.token as string, visitor: server.visitor() };
  }

  test('shows the booking and the times it can be moved to', async () => {
    const { times, token, visitor } = await createBooking('opened@example.com');
    const { status, body } = await visitor.post('/api/bookings/verify', { token });
    expect(status).toBe(200);
    const slots = (body.calendar as Calendar).days.flatMap((day) => day.slots);
    expect(slots.find(({ at }) => at === times[1])?.isFree).toBe(true);
    expect(JSON.stringify(body)).not.toContain('opened@example.com');
  });

  test.each(['x', 'EB-00000000.x', '__proto__', '.', 'eb-'])(
    'is rejected with the invalid token %s',
    async (token) => {
      const reply = await server.visitor().post('/api/bookings/verify', { token });
      expect([reply.status, reply.body.code]).toEqual([422, 'link_over']);
    },
  );

  test('does not work for another booking', async () => {
    const { times, token } = await createBooking();
    const { body } = await book({ startAt: times[4], email: 'other@example.com' });
    const mixed = `${token.split('.')[0]}.${(body.token as string).split('.')[1]}`;
    expect((await server.visitor().post('/api/bookings/cancel', { token: mixed })).status).toBe(422);
  });

  test('moves the booking: frees the old time, takes the new one and replaces the calendar entry', async () => {
    const { times, token, visitor } = await createBooking('moved@example.com');
    await waitForMails(server.mailFolder, 'moved@example.com');
    const { status, body } = await visitor.post('/api/bookings/move', { token, startAt: times[1] });
    expect([status, body.startAt]).toEqual([200, times[1]]);
    const cells = await BookingCell.find().sort({ at: 1 }).lean();
    expect(cells.map(({ at }) => at.toISOString())).toEqual(times.slice(1, 4));
    const mails = await waitForMails(server.mailFolder, 'moved@example.com', 2);
    const files = mails.map(({ attachments }) =>
      new TextDecoder().decode(attachments[0]?.content as ArrayBuffer),
    );
    const uids = new Set(files.map((file) => /^UID:(.*)$/m.exec(file)?.[1]));
    expect([...uids]).toEqual([`${body.appointmentId.toLowerCase()}@site.example`]);
    expect(files.map((file) => /SEQUENCE:(\d)/.exec(file)?.[1]).sort()).toEqual(['0', '1']);
  });

  test('does not move the booking to a time that is taken', async () => {
    const { times, token, visitor } = await createBooking();
    await book({ startAt: times[8], email: 'other@example.com' });
    const reply = await visitor.post('/api/bookings/move', { token, startAt: times[7] });
    expect([reply.status, reply.body.code]).toEqual([409, 'taken']);
    const opened = await visitor.post('/api/bookings/verify', { token });
    expect(opened.body.booking.startAt).toBe(times[0]);
    expect(await BookingCell.countDocuments()).toBe(6);
  });

  test('cancels the booking, frees its time and notifies both sides; cancelling twice changes nothing', async () => {
    const { times, token, visitor } = await createBooking('gone@example.com');
    await waitForMails(server.mailFolder, 'gone@example.com');
    expect((await visitor.post('/api/bookings/cancel', { token })).body.status).toBe('cancelled');
    expect((await visitor.post('/api/bookings/cancel', { token })).status).toBe(200);
    const mails = await waitForMails(server.mailFolder, 'gone@example.com', 2);
    expect(mails.map(({ attachments }) => attachments[0]?.method).sort()).toEqual(['CANCEL', 'REQUEST']);
    expect(
      await Booking.countDocuments({ outbox: mongoose.trusted({ $elemMatch: { kind: 'reminder' } }) }),
    ).toBe(0);
    expect((await book({ startAt: times[0], email: 'next@example.com' })).status).toBe(201);
    expect((await visitor.post('/api/bookings/move', { token, startAt: times[8] })).status).toBe(409);
  });

  test('cannot change a meeting that has begun', async () => {
    const { times, token, visitor } = await createBooking();
    await Booking.updateOne({}, { $set: { startAt: new Date(Date.now() - 60_000) } });
    expect((await visitor.post('/api/bookings/cancel', { token })).status).toBe(409);
    expect((await visitor.post('/api/bookings/move', { token, startAt: times[8] })).status).toBe(409);
  });

  test('moves the booking to one of two times requested at once', async () => {
    const { times, token } = await createBooking();
    const moves = await Promise.all(
      [times[8], times[16]].map((startAt) => server.visitor().post('/api/bookings/move', { token, startAt })),
    );
    expect(moves.every(({ status }) => status === 200)).toBe(true);
    const { startAt, sequence } = await Booking.findOne().orFail().lean<BookingRecord>();
    const cells = await BookingCell.find().sort({ at: 1 }).lean();
    expect(cells).toHaveLength(3);
    expect(cells[0]?.at).toEqual(startAt);
    expect(sequence).toBe(2);
  });
});
