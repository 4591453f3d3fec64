import { exampleTouch } from '../insights/origin/example';
import { Notice } from '../notifications/model';
import { resetLimits } from '../platform/limits/rateLimit';
import { currentSettings } from '../settings/currentSettings';
import { Settings } from '../settings/model';
import { startServer, type TestServer, waitForMails } from '../testing/index';
import type { Calendar } from './contract';
import { exampleTrackedBooking } from './conversions/example';
import { Conversion } from './conversions/model';
import { exampleBookingDraft } from './example';
import { releaseExpiredHolds } from './holds';
import { Booking, BookingCell } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Booking.deleteMany({}), BookingCell.deleteMany({}), Notice.deleteMany({})]);
  await resetLimits('bookings-hour', 'all');
  await resetLimits('bookings-day', 'all');
});

async function holdAfter(anHour: number, ofWeek = 100): Promise<void> {
  const booking = { stepMinutes: 60, noticeMinutes: 0, heldAfter: { anHour, ofWeek } };
  await Settings.updateOne({ _id: 'site' }, { $set: { booking } });
  currentSettings.clear();
}

async function freeTimes(): Promise<string[]> {
  const { days } = (await server.visitor().get('/api/bookings/calendar')).body as Calendar;
  return days.flatMap(({ slots }) => slots.filter(({ isFree }) => isFree).map(({ at }) => at));
}

const paid = exampleTouch({ source: 'google', medium: 'cpc' });
const book = (startAt: string | undefined, n: number) =>
  server
    .visitor()
    .post(
      '/api/bookings',
      exampleBookingDraft({ startAt, email: `held-${n}@example.com`, origin: { first: paid, last: paid } }),
    );
const confirm = (token: string) => server.visitor().post('/api/bookings/confirm', { token });
const isFree = async (at: string) => (await freeTimes()).includes(at);

test('holds bookings from the seventh in an hour on until the emailed link confirms them', async () => {
  await holdAfter(6);
  const times = (await freeTimes()).slice(4);
  const replies = await Promise.all(times.slice(0, 8).map((at, n) => book(at, n)));
  const held = replies.filter(({ body }) => body.booking.status === 'held');
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(held).toHaveLength(2);
  const { booking, token: tokenInResponse } = held[0]?.body ?? {};
  expect(booking).toMatchObject({ isChangeable: false, heldUntil: expect.any(String) });
  expect(await isFree(booking.startAt)).toBe(false);
  // The team is notified once about many bookings, and about the held booking only after it is confirmed.
  expect(await Notice.find().lean()).toMatchObject([{ outbox: [{ kind: 'many bookings' }] }]);
  const { email } = (await Booking.findOne({ appointmentId: booking.appointmentId }).orFail().lean()) ?? {};
  const [mail] = await waitForMails(server.mailFolder, email);
  expect(mail?.subject).toContain('Please confirm');
  // Someone who books for another person cannot confirm it: only the email has the token.
  const [, token = ''] = mail?.text?.match(/\/bookings\/manage\/([\w.-]+)/) ?? [];
  expect([tokenInResponse, JSON.stringify(held[0]?.body).includes(token.slice(12))]).toEqual([null, false]);
  const counted = exampleTrackedBooking({ appointmentId: booking.appointmentId });
  const track = (body: object) => server.visitor().post('/api/conversions/track', body);
  expect((await track(counted)).body).toMatchObject({ isKnown: false, shouldTrackGoogleAds: false });
  expect(await Conversion.countDocuments({ appointmentId: booking.appointmentId })).toBe(0);
  expect((await confirm(token)).body).toMatchObject({
    status: 'confirmed',
    heldUntil: null,
    isChangeable: true,
  });
  expect((await confirm(token)).body.status).toBe('confirmed');
  // Attributed to the visit that booked it, once, however often it is reported.
  const trackings = await Promise.all([1, 2, 3].map(() => track(counted)));
  expect(trackings.filter(({ body: { duplicate, isKnown } }) => isKnown && !duplicate)).toHaveLength(1);
  expect(await Conversion.find({ appointmentId: booking.appointmentId }).lean()).toMatchObject([
    { isPaid: true, isForAds: false, source: 'google', medium: 'cpc' },
  ]);
  const [, booked] = await waitForMails(server.mailFolder, email, 2);
  expect(booked?.subject).toContain('Booked');
  await releaseExpiredHolds(new Date(Date.now() + 16 * 60_000));
  expect(await isFree(booking.startAt)).toBe(false);
});

test('releases an unconfirmed time after 15 minutes without an email', async () => {
  await holdAfter(0);
  const [startAt = ''] = (await freeTimes()).slice(4);
  await book(startAt, 20);
  const [mail] = await waitForMails(server.mailFolder, 'held-20@example.com');
  const [, token = ''] = mail?.text?.match(/\/bookings\/manage\/([\w.-]+)/) ?? [];
  await releaseExpiredHolds(new Date(Date.now() + 14 * 60_000));
  expect(await isFree(startAt)).toBe(false);
  await releaseExpiredHolds(new Date(Date.now() + 16 * 60_000));
  expect(await isFree(startAt)).toBe(true);
  expect(await Booking.findOne().orFail().lean()).toMatchObject({ status: 'cancelled', outbox: [] });
  const late = await confirm(token);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  const { appointmentId } = await Booking.findOne().orFail().lean();
  const { body } = await server
    .visitor()
    .post('/api/conversions/track', exampleTrackedBooking({ appointmentId }));
  expect(body).toMatchObject({ isKnown: false, shouldTrackGoogleAds: false });
  expect(await Conversion.countDocuments({ appointmentId })).toBe(0);
});

test('holds bookings above a fifth of the week’s free times in a day', async () => {
  await holdAfter(10_000, 0.2);
  const week = Date.now() + 7 * 86_400_000;
  const times = (await freeTimes()).filter((at) => Date.parse(at) < week);
  const most = Math.max(1, Math.floor(times.length / 5));
  const replies = [];
  for (const [n, at] of times.slice(0, most + 2).entries()) replies.push((await book(at, 30 + n)).body);
  const statuses = replies.map(({ booking }) => booking.status);
  expect(statuses.slice(0, most)).toEqual(Array(most).fill('confirmed'));
  expect(statuses.at(-1)).toBe('held');
});
