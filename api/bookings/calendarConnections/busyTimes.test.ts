import { createBooking } from '../../testing';
import { BusyCalendarModel } from '../busyCalendars/model';
import { type ReadConnected, readBusyCalendars } from '../busyCalendars/readBusyCalendars';
import { exampleCallerBookingDraft } from '../management/example';
import { type ConnectedSite, startConnectedSite } from './connectedSite.fixture';
import { ConnectionModel } from './model';

let site: ConnectedSite;
beforeAll(async () => {
  site = await startConnectedSite();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const both = ['google', 'microsoft'] as const;
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const later = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * 60_000).toISOString();

test.each(both)(
  'busy times at %s are neither offered nor booked until the account is disconnected',
  async (provider) => {
    const { host, path, id } = await site.createHost();
    await site.connect(host, path, provider);
    const account = site.calendars[provider];
    const times = await site.freeTimes(id);
    const [free = '', time = ''] = times.slice(-9);
    // More events than fit on one page, one of which is shown as free.
    for (const start of times.slice(0, 5)) account.addEvent({ from: start, to: later(start, 15) });
    account.addEvent({ from: time, to: later(time, 15) });
    account.addEvent({ from: free, to: later(free, 15), isBusy: false });
    await site.read();
    const left = await site.freeTimes(id);
    expect(left).not.toContain(time);
    expect(left).toContain(free);
    const draft = exampleCallerBookingDraft({ startAt: time, hostId: id });
    expect((await site.admin.post('/api/admin/bookings', draft)).body.code).toBe('taken');
    const { calendars, id: connection } = (await host.get(path)).body.items[0];
    expect(calendars[0]).toMatchObject({ isBusy: true, error: '', readAt: expect.any(String) });
    // They are not among the addresses, of which there is a limit.
    expect((await host.get(path.replace('connections', 'calendars'))).body.items).toEqual([]);
    await host.send('DELETE', `${path}/${connection}`, {});
    expect(await site.freeTimes(id)).toContain(time);
  },
);

test.each(both)('days and times at %s are right on the day when clocks change', async (provider) => {
  const { host, path, id } = await site.createHost();
  await site.connect(host, path, provider);
  const account = site.calendars[provider];
  // 2027-03-14 has 23 hours in Chicago. Google itself turns days into times.
  if (provider === 'google')
    account.addEvent({ from: '2027-03-14T06:00:00.000Z', to: '2027-03-15T05:00:00.000Z' });
  else account.addEvent({ from: '2027-03-14', to: '2027-03-15', isAllDay: true });
  // 1:30 AM, half an hour before clocks are set forward, and 3:30 AM, half an hour after.
  account.addEvent({ from: '2027-03-13T07:30:00.000Z', to: '2027-03-13T08:30:00.000Z' });
  account.addEvent({ from: '9998-01-01T00:00:00.000Z', to: '9999-01-01T00:00:00.000Z' });
  account.addEvent({ from: '2027-03-16T12:00:00.000Z', to: '9999-01-01T00:00:00.000Z' });
  const [calendar] = await BusyCalendarModel.find({ hostId: id }).lean();
  const window = {
    timeZone: 'America/Chicago',
    from: new Date('2027-03-13T00:00:00.000Z'),
    until: new Date('2027-06-01T00:00:00.000Z'),
  };
  const { times } = await site.reader(calendar as never, window);
  expect(times.map(({ from, to }) => [from.toISOString(), to.toISOString()])).toEqual([
    ['2027-03-13T07:30:00.000Z', '2027-03-13T08:30:00.000Z'],
    ['2027-03-14T06:00:00.000Z', '2027-03-15T05:00:00.000Z'],
    ['2027-03-16T12:00:00.000Z', '2027-06-01T00:00:00.000Z'],
  ]);
});

test('only chosen calendars count, and bookings go to one calendar of all accounts', async () => {
  const { host, path, id } = await site.createHost();
  await site.connect(host, path, 'google');
  await site.connect(host, path, 'microsoft');
  const { google, microsoft } = site.calendars;
  const [first, second] = (await host.get(path)).body.items;
  // The first account keeps the bookings.
  expect([first.bookingCalendar, second.bookingCalendar]).toEqual([google.primary.id, '']);
  const [, family, holidays] = microsoft.calendars.map((calendar) => calendar.id);
  const put = (body: object, version = second.version) =>
    host.patch(`${path}/${second.id}`, body, at(version));
  const wrong = await put({ busyCalendars: ['nothing'], bookingCalendar: '' });
  expect(Object.keys(wrong.body.fieldErrors)).toEqual(['busyCalendars']);
  const closed = await put({ busyCalendars: [], bookingCalendar: holidays });
  expect(closed.body.fieldErrors).toEqual({ bookingCalendar: 'Bookings can’t be added to this calendar.' });
  const saved = await put({ busyCalendars: [family, family], bookingCalendar: family });
  expect(saved.body).toMatchObject({ bookingCalendar: family, version: second.version + 1 });
  expect((await put({ busyCalendars: [], bookingCalendar: '' })).status).toBe(412);
  expect((await host.get(path)).body.items[0]).toMatchObject({ bookingCalendar: '' });
  const time = (await site.freeTimes(id)).at(-1) as string;
  microsoft.addEvent({ from: time, to: later(time, 15) });
  await site.read();
  expect(await site.freeTimes(id)).toContain(time);
  microsoft.addEvent({ from: time, to: later(time, 15), calendarId: family as string });
  await site.read(11);
  expect(await site.freeTimes(id)).not.toContain(time);
});

test.each(both)(
  'a booking in the calendar at %s does not count twice, and frees its time when it is moved',
  async (provider) => {
    const { host, path, id } = await site.createHost();
    await site.connect(host, path, provider);
    const times = await site.freeTimes(id);
    const time = times.at(-1) as string;
    const draft = exampleCallerBookingDraft({ startAt: time, hostId: id });
    const { body } = await site.admin.post('/api/admin/bookings', draft);
    await site.sync();
    expect(site.calendars[provider].shown).toHaveLength(1);
    await site.read(11);
    expect(await BusyCalendarModel.find({ hostId: id }).lean()).toEqual([
      expect.objectContaining({ times: [], error: '', readAt: expect.any(Date) }),
    ]);
    await site.admin.post(`/api/admin/bookings/${body.id}/move`, { startAt: times[0] }, at(body.version));
    expect(await site.freeTimes(id)).toContain(time);
  },
);

test('a calendar that is no longer shared fails alone, and is forgotten once it is gone', async () => {
  const { host, path } = await site.createHost();
  await site.connect(host, path, 'microsoft');
  const { microsoft } = site.calendars;
  const item = async () => (await host.get(path)).body.items[0];
  const { id, version } = await item();
  const family = microsoft.calendars[1]?.id as string;
  const choice = { busyCalendars: [microsoft.primary.id, family], bookingCalendar: family };
  await host.patch(`${path}/${id}`, choice, at(version));
  Object.assign(microsoft.calendars[1] as object, { isClosed: true });
  await site.read();
  expect(await item()).toMatchObject({
    state: 'connected',
    bookingCalendar: family,
    calendars: [{ error: '' }, { error: 'Microsoft doesn’t give access to this calendar.' }, {}],
  });
  microsoft.calendars.splice(1, 1);
  expect((await host.post(`${path}/${id}/check`)).body).toMatchObject({ bookingCalendar: '' });
  expect(await BusyCalendarModel.distinct('calendarId', { connectionId: id })).toEqual([
    microsoft.primary.id,
  ]);
});

test('a calendar whose provider does not respond keeps no other waiting', async () => {
  const due = ['slow', 'quick'].map((calendarId, order) => ({
    calendarId,
    connectionId: 'any',
    hostId: 'any',
    address: 'any',
    nextAt: new Date(order),
    createdAt: new Date(0),
  }));
  await BusyCalendarModel.create(due);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const readConnected: ReadConnected = async ({ calendarId }) => {
    if (calendarId === 'slow') await answered;
    else answer();
    return { name: calendarId as string, times: [] };
  };
  await readBusyCalendars({ ...site.reading, readConnected }, new Date(1));
  expect(await BusyCalendarModel.distinct('name', { connectionId: 'any' })).toEqual(['quick', 'slow']);
});

test('a failure is explained, the last busy times still apply, and Retry-After is respected', async () => {
  const { host, path, id } = await site.createHost();
  await site.connect(host, path, 'google');
  const { google } = site.calendars;
  const time = (await site.freeTimes(id)).at(-1) as string;
  google.addEvent({ from: time, to: later(time, 15) });
  await site.read();
  google.faults.isDown = true;
  await site.read(11);
  const calendarOf = async () => (await host.get(path)).body.items[0].calendars[0];
  expect(await calendarOf()).toMatchObject({ error: 'Google has a problem (HTTP 503).', times: 1 });
  expect(await site.freeTimes(id)).not.toContain(time);
  google.heal();
  Object.assign(google.faults, { limited: 1, retryAfter: 1800 });
  await site.read(22);
  expect(await calendarOf()).toMatchObject({ error: 'Google’s limit of calls is reached.' });
  const calls = google.calls.length;
  // Neither busy times nor bookings cause a call until then.
  await createBooking({ hostId: id, startAt: new Date(time) });
  await BusyCalendarModel.updateMany({ hostId: id }, { $set: { nextAt: new Date(0) } });
  await site.read();
  await site.sync();
  expect(google.calls).toHaveLength(calls);
  expect(await calendarOf()).toMatchObject({ error: 'Google asked this site to wait.' });
  const record = await ConnectionModel.findOne({ hostId: id }).orFail().lean();
  expect(Math.round((Number(record.blockedUntil) - Date.now()) / 60_000)).toBe(30);
  await ConnectionModel.updateOne({ _id: record._id }, { $unset: { blockedUntil: '' } });
  google.calendars.shift();
  await BusyCalendarModel.updateMany({ hostId: id }, { $set: { nextAt: new Date(0) } });
  await site.read();
  expect(await calendarOf()).toMatchObject({ error: 'This calendar no longer exists at Google.' });
});
