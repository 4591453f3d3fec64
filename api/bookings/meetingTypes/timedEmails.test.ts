import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import type { Mail } from '../../platform/mail/transport';
import { deliverySource } from '../../platform/outbox/deliveries';
import { createOutbox } from '../../platform/outbox/outbox';
import { Settings } from '../../settings/model';
import { createMember, startServer, type TestServer, type Visitor, waitForMails } from '../../testing';
import type { Calendar } from '../contract';
import { exampleBookingDraft } from '../example';
import { bookingMails } from '../mails/bookingMails';
import { exampleCallerBookingDraft } from '../management/example';
import { Booking, BookingCell, type BookingRecord } from '../model';
import type { MeetingTypeDraft } from './contract';
import { exampleMeetingTypeDraft } from './example';
import { MeetingTypeModel } from './model';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer();
  const booking = { noticeMinutes: 0, holidays: [], heldAfter: { anHour: 10_000, ofWeek: 100 } };
  await Settings.updateOne({ _id: 'site' }, { $set: { booking } });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const isNew = { _id: mongoose.trusted({ $regex: '^onboarding' }) };
  await Promise.all([Booking.deleteMany({}), BookingCell.deleteMany({}), MeetingTypeModel.deleteMany(isNew)]);
});

const at = (version: number) => ({ 'If-Match': `"${version}"` });

async function createType(part: Partial<MeetingTypeDraft> = {}) {
  const draft = exampleMeetingTypeDraft({ label: 'Onboarding call', ...part });
  const { status, body } = await admin.post('/api/admin/meeting-types', draft);
  expect(status).toBe(201);
  return body;
}

async function freeTimes(type: string): Promise<string[]> {
  const { body } = await server.visitor().get(`/api/bookings/calendar?type=${type}`);
  const slots = (body as Calendar).days.flatMap((day) => day.slots);
  return slots.filter(({ isFree }) => isFree).map((slot) => slot.at);
}

async function book(type: string) {
  const startAt = (await freeTimes(type)).at(-1) ?? '';
  const draft = exampleBookingDraft({ type, startAt, email: `${randomUUID()}@example.com` });
  return server.visitor().post('/api/bookings', draft);
}

const timed = ['reminder', 'hourReminder', 'followUp'];
const due = ({ outbox }: BookingRecord) =>
  outbox.filter(({ kind }) => timed.includes(kind)).map(({ kind, nextAt }) => [kind, nextAt?.toISOString()]);
const find = () => Booking.findOne().orFail().lean<BookingRecord>();
const hoursFrom = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000).toISOString();

const bookReminded = async () => {
  const { id } = await createType({
    isRemindedHourBefore: true,
    followUp: 'Here is what we spoke of.',
    link: 'https://meet.example.com/us',
  });
  return book(id);
};

test('the emails around a meeting follow the meeting when it moves, and end when it is canceled', async () => {
  const { body } = await bookReminded();
  const before = await find();
  expect(due(before)).toEqual([
    ['reminder', hoursFrom(before.startAt, -24)],
    ['hourReminder', hoursFrom(before.startAt, -1)],
    ['followUp', hoursFrom(before.endAt, 1)],
  ]);
  const times = await freeTimes('onboarding-call');
  const { token } = body;
  await server.visitor().post('/api/bookings/move', { token, startAt: times.at(-9) });
  const moved = await find();
  expect(moved.startAt.toISOString()).toBe(times.at(-9));
  expect(due(moved)).toEqual([
    ['reminder', hoursFrom(moved.startAt, -24)],
    ['hourReminder', hoursFrom(moved.startAt, -1)],
    ['followUp', hoursFrom(moved.endAt, 1)],
  ]);
  await server.visitor().post('/api/bookings/cancel', { token });
  expect(due(await find())).toEqual([]);
});

test('the emails around a meeting say how to join and what the team wrote', async () => {
  await bookReminded();
  const email = `${randomUUID()}@example.com`;
  await Booking.updateOne(
    {},
    { $set: { 'outbox.$[timed].nextAt': new Date(), 'outbox.$[timed].to': email } },
    { arrayFilters: [{ 'timed.kind': { $in: timed.slice(1) } }] },
  );
  const mails = await waitForMails(server.mailFolder, email, 2);
  const texts = mails.map(({ subject, text }) => `${subject} ${text}`);
  expect(texts.find((text) => text.startsWith('Starting soon'))).toContain('https://meet.example.com/us');
  expect(texts.find((text) => text.startsWith('Thank you'))).toContain('Here is what we spoke of.');
});

test('emails that are too late are not sent', async () => {
  await bookReminded();
  const { _id } = await find();
  const past = new Date(Date.now() - 1000);
  await Booking.updateOne(
    { _id, 'outbox.kind': 'hourReminder' },
    { $set: { 'outbox.$.nextAt': past, 'outbox.$.until': past } },
  );
  let entry = (await find()).outbox.find(({ kind }) => kind === 'hourReminder');
  while (entry?.state === 'waiting') {
    server.tick('deliver mail');
    await new Promise((resolve) => setTimeout(resolve, 50));
    entry = (await find()).outbox.find(({ kind }) => kind === 'hourReminder');
  }
  expect(entry).toMatchObject({ state: 'dead', error: 'Not sent: its time has passed.' });
});

test('the email after a meeting is not for a guest who did not come', async () => {
  await bookReminded();
  const { _id, appointmentId } = await find();
  await Booking.updateOne({ _id }, { $set: { startAt: new Date(Date.now() - 60_000) } });
  const mark = async (isNoShow: boolean) => {
    const { version } = await find();
    const reply = await admin.post(`/api/admin/bookings/${appointmentId}/no-show`, { isNoShow }, at(version));
    expect(reply.status).toBe(200);
    return due(await find()).map(([kind]) => kind);
  };
  expect(await mark(true)).not.toContain('followUp');
  expect(await mark(false)).toContain('followUp');
});

test('the emails are those of the type when a member books for a caller', async () => {
  const { id } = await createType({ isRemindedDayBefore: false, isRemindedHourBefore: true });
  const startAt = (await freeTimes(id)).at(-1) ?? '';
  await admin.post('/api/admin/bookings', exampleCallerBookingDraft({ type: id, startAt }));
  expect(due(await find()).map(([kind]) => kind)).toEqual(['hourReminder']);
});

test('are sent once by two processes', async () => {
  await bookReminded();
  const { _id } = await find();
  // Kinds that the server of this test does not know, so that its own worker leaves them alone.
  await Booking.updateOne(
    { _id },
    { $set: { 'outbox.$[timed].kind': 'ofTest', 'outbox.$[timed].nextAt': new Date() } },
    {
      arrayFilters: [{ 'timed.kind': { $in: timed } }],
    },
  );
  const sent: string[] = [];
  const transport = {
    send: async (mail: Mail) => {
      sent.push(mail.messageId);
      return 'sent';
    },
    close: () => {},
  };
  const us = { name: 'Us', phone: '1', from: 'us@example.org', origin: 'https://x' };
  const sender = async () => ({ ...us, sign: (text: string) => text });
  const source = { ...deliverySource(Booking, bookingMails), deliveries: { ofTest: bookingMails.reminder } };
  const run = () =>
    createOutbox({
      sources: [source as never],
      transport: transport as never,
      sender,
      log: pino({ level: 'silent' }),
      leaseMs: 30_000,
      onRefusedAddress: async () => undefined,
    }).deliver();
  await Promise.all([run(), run()]);
  await run();
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(3);
});
