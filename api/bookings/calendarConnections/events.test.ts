import mongoose from 'mongoose';
import { createMember, waitForMails } from '../../testing';
import { bookingDataSources } from '../bookingDataSources';
import type { CalendarProviderName } from '../calendarApps/contract';
import { exampleHostDraft } from '../hosts/example';
import { exampleCallerBookingDraft } from '../management/example';
import { Booking } from '../model';
import { type ConnectedSite, startConnectedSite } from './connectedSite.fixture';
import { CalendarEventModel, ConnectionModel } from './model';

let site: ConnectedSite;
beforeAll(async () => {
  site = await startConnectedSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.reset();
  await Booking.deleteMany({});
});

const both = ['google', 'microsoft'] as const;
const at = (version: number) => ({ 'If-Match': `"${version}"` });

/** A host with a connected account and one booking. */
async function bookedHost(provider: CalendarProviderName) {
  const host = await site.createHost();
  await site.connect(host.host, host.path, provider);
  const times = await site.freeTimes(host.id);
  const draft = exampleCallerBookingDraft({
    startAt: times.at(-1),
    hostId: host.id,
    name: 'Dana Example',
    note: 'See <b>us</b>',
  });
  const { body } = await site.admin.post('/api/admin/bookings', draft);
  return { ...host, account: site.calendars[provider], times, booking: body, path: host.path };
}

const bookingPath = (id: string) => `/api/admin/bookings/${id}`;

test.each(both)('at %s, bookings are added, moved, canceled and reassigned', async (provider) => {
  const { account, booking, times, id, email } = await bookedHost(provider);
  await site.sync();
  await site.sync();
  expect(account.shown).toEqual([
    expect.objectContaining({
      calendarId: account.primary.id,
      title: expect.stringMatching(/: Dana Example$/),
      text: expect.stringContaining(`${site.server.origin}/admin/bookings/${booking.id}`),
      from: booking.startAt,
    }),
  ]);
  // Google shows the text as HTML.
  expect(account.shown[0]?.text).toContain(provider === 'google' ? 'See &lt;b&gt;us' : 'See <b>us');
  // The calendar shows the meeting already, so the email brings no second entry.
  site.server.tick('deliver mail');
  const [mail] = await waitForMails(site.server.mailFolder, email);
  expect(mail?.attachments).toEqual([]);
  // Without a change, no call is made.
  const calls = account.calls.length;
  await site.sync();
  expect(account.calls).toHaveLength(calls);

  const path = bookingPath(booking.id);
  const moved = await site.admin.post(`${path}/move`, { startAt: times[0] }, at(booking.version));
  await site.sync();
  expect(account.shown.map(({ from }) => from)).toEqual([times[0]]);

  // Another host without a calendar, and back: an event that was deleted comes back.
  const { _id: other } = await createMember({ role: 'editor' });
  await site.admin.post('/api/admin/booking-hosts', exampleHostDraft({ userId: other }));
  const given = await site.admin.post(`${path}/reassign`, { hostId: other }, at(moved.body.version));
  await site.sync();
  expect(account.shown).toEqual([]);
  const back = await site.admin.post(`${path}/reassign`, { hostId: id }, at(given.body.version));
  await site.sync();
  expect(account.shown).toHaveLength(1);

  await site.admin.post(`${path}/cancel`, { reason: '' }, at(back.body.version));
  await site.sync();
  expect(account.shown).toEqual([]);
  expect(await CalendarEventModel.countDocuments()).toBe(0);
});

test.each(both)('at %s, an answer that is lost adds no second event', async (provider) => {
  const { account, booking, times } = await bookedHost(provider);
  account.faults.lostAnswers = 1;
  await site.sync();
  expect(account.shown).toHaveLength(1);
  const failed = { attempts: 1, written: '', nextAt: expect.any(Date) };
  expect(await CalendarEventModel.findOne().lean()).toMatchObject(failed);
  // It is not repeated before its time, which is random.
  await CalendarEventModel.updateMany({}, { $set: { nextAt: new Date(Date.now() + 3_600_000) } });
  await site.sync();
  expect((await CalendarEventModel.findOne().lean())?.attempts).toBe(1);
  // It was moved meanwhile.
  await site.admin.post(`${bookingPath(booking.id)}/move`, { startAt: times[0] }, at(booking.version));
  await CalendarEventModel.updateMany({}, { $set: { nextAt: new Date(0) } });
  await site.sync();
  expect(account.shown.map(({ from }) => from)).toEqual([times[0]]);
  // A cancellation whose answer is lost, and an event that the host has deleted, are no failures.
  account.faults.lostAnswers = 1;
  const { version } = (await site.admin.get(bookingPath(booking.id))).body;
  await site.admin.post(`${bookingPath(booking.id)}/cancel`, { reason: '' }, at(version));
  await site.sync();
  await CalendarEventModel.updateMany({}, { $set: { nextAt: new Date(0) } });
  await site.sync();
  expect([account.shown, await CalendarEventModel.countDocuments()]).toEqual([[], 0]);
});

test('a provider that fails or asks to wait neither delays a booking nor loses its event', async () => {
  const { account, host, path } = await bookedHost('google');
  account.faults.isDown = true;
  await site.sync();
  expect((await host.get(path)).body.items[0]).toMatchObject({
    bookingError: 'Google has a problem (HTTP 503).',
    problem: 'Google has a problem (HTTP 503).',
  });
  account.heal();
  Object.assign(account.faults, { limited: 1, retryAfter: 120 });
  await CalendarEventModel.updateMany({}, { $set: { nextAt: new Date(0) } });
  await site.sync();
  const { blockedUntil } = await ConnectionModel.findOne().orFail().lean();
  expect(Math.round((Number(blockedUntil) - Date.now()) / 10_000)).toBe(12);
  const calls = account.calls.length;
  await CalendarEventModel.updateMany({}, { $set: { nextAt: new Date(0) } });
  await site.sync();
  expect(account.calls).toHaveLength(calls);
  await ConnectionModel.updateMany({}, { $set: { blockedUntil: new Date(0) } });
  await site.sync();
  expect(account.shown).toHaveLength(1);
  expect((await host.get(path)).body.items[0]).toMatchObject({ bookingError: '', problem: '' });
});

test('a booking that was made while the access had ended is added after reconnecting, once', async () => {
  const { account, host, path, id, times } = await bookedHost('google');
  await site.sync();
  account.endAccess();
  const draft = exampleCallerBookingDraft({ startAt: times[1], hostId: id });
  expect((await site.admin.post('/api/admin/bookings', draft)).status).toBe(201);
  await site.sync();
  expect((await host.get(path)).body.items[0]).toMatchObject({ state: 'reconnect' });
  await site.connect(host, path, 'google');
  await site.sync();
  expect(account.shown).toHaveLength(2);
  // Also after the account was disconnected in between.
  const { id: connection } = (await host.get(path)).body.items[0];
  await host.send('DELETE', `${path}/${connection}`, {});
  await site.connect(host, path, 'google');
  await site.sync();
  expect(account.shown).toHaveLength(2);
});

test('another calendar takes over what is ahead; meetings that were held stay where they are', async () => {
  const { account, host, path, booking } = await bookedHost('microsoft');
  await site.sync();
  const family = account.calendars[1]?.id as string;
  const choose = async (bookingCalendar: string) => {
    const [{ id, version }] = (await host.get(path)).body.items;
    await host.patch(`${path}/${id}`, { busyCalendars: [], bookingCalendar }, at(version));
    await site.sync();
  };
  await choose(family);
  expect(account.shown.map(({ calendarId }) => calendarId)).toEqual([family]);
  const hourAgo = new Date(Date.now() - 3_600_000);
  const held = { startAt: hourAgo, endAt: hourAgo };
  await Booking.updateOne({ appointmentId: booking.id }, { $set: held });
  await CalendarEventModel.updateMany({}, { $set: { endAt: hourAgo } });
  await choose('');
  expect(account.shown).toHaveLength(1);
  // The event names the guest, so it goes when they are erased.
  const { email } = await Booking.findOne({ appointmentId: booking.id }).orFail().lean();
  await CalendarEventModel.updateMany({}, { $set: { endAt: new Date(Date.now() - 60 * 86_400_000) } });
  await mongoose.connection.transaction(async () => {
    for (const { erase } of bookingDataSources) await erase([email], {} as never);
  });
  await site.sync();
  expect(account.shown).toEqual([]);
});
