import { createBooking } from '../../testing';
import { decide } from '../../testing/calendars/startCalendars';
import { BusyCalendarModel } from '../busyCalendars/model';
import { COMPLETE, type ConnectedSite, startConnectedSite } from './connectedSite.fixture';
import { CalendarEventModel, ConnectionModel, RevocationModel } from './model';

let site: ConnectedSite;
beforeAll(async () => {
  site = await startConnectedSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await RevocationModel.deleteMany({});
  await site.reset();
});

const both = ['google', 'microsoft'] as const;
const later = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * 60_000).toISOString();

const span = (start: string, end: string) => ({
  id: 'a',
  start: { dateTime: start },
  end: { dateTime: end },
});
const busy = (start: string, end: string) => ({
  calendars: { 'sam@google.example': { busy: [{ start, end }] } },
});
test.each([
  ['google', 'a start', busy('soon', '2027-01-01T00:00:00Z')],
  ['google', 'an end', busy('2027-01-01T00:00:00Z', '')],
  ['microsoft', 'a start', { value: [span('soon', '2027-01-01T00:00:00')] }],
  ['microsoft', 'a day', { value: [{ ...span('2027-99-01', '2027-01-01'), isAllDay: true }] }],
] as const)('at %s, %s that cannot be read frees no time', async (provider, _part, body) => {
  const { host, path, id } = await site.createHost();
  await site.connect(host, path, provider);
  const account = site.calendars[provider];
  const time = (await site.freeTimes(id)).at(-1) as string;
  account.addEvent({ from: time, to: later(time, 15) });
  await site.read();
  account.faults.bodies = { freeBusy: body, calendarView: body };
  await site.read(11);
  expect((await site.freeTimes(id)).includes(time)).toBe(false);
  const [calendar] = (await host.get(path)).body.items[0].calendars;
  expect(calendar.error).toMatch(/^(Google|Microsoft)’s response can’t be read\.$/);
});

test('access that would last for ever is renewed after a day', async () => {
  const { host, path, id } = await site.createHost();
  await site.connect(host, path, 'google');
  await ConnectionModel.updateOne({ hostId: id }, { $set: { accessUntil: new Date(0) } });
  const { google } = site.calendars;
  google.access.add('renewed');
  google.faults.bodies = { token: { access_token: 'renewed', expires_in: 1e300 } };
  await site.read();
  const { accessUntil } = await ConnectionModel.findOne({ hostId: id }).orFail().lean();
  expect(Math.round((Number(accessUntil) - Date.now()) / 3_600_000)).toBe(24);
  expect((await host.get(path)).body.items[0].calendars[0].error).toBe('');
});

test.each(process.env.LONG ? [undefined, null, -1, 0, 'soon', '3599'] : [undefined, '3599'])(
  'a lifetime of %j loses no refresh token, and the access is renewed soon',
  async (lifetime) => {
    const { host, path, id } = await site.createHost();
    await site.connect(host, path, 'microsoft');
    await ConnectionModel.updateOne({ hostId: id }, { $set: { accessUntil: new Date(0) } });
    const { microsoft } = site.calendars;
    microsoft.access.add('renewed');
    microsoft.grants.set('next', []);
    microsoft.faults.bodies = {
      token: { access_token: 'renewed', refresh_token: 'next', expires_in: lifetime },
    };
    await site.read();
    const { accessUntil, state } = await ConnectionModel.findOne({ hostId: id }).orFail().lean();
    expect([state, Math.round((Number(accessUntil) - Date.now()) / 60_000)]).toEqual(['connected', 5]);
    microsoft.heal();
    microsoft.access.clear();
    await site.read(11);
    expect(microsoft.tokenForms.at(-1)).toMatchObject({ refresh_token: 'next' });
    expect((await host.get(path)).body.items[0].calendars[0].error).toBe('');
  },
);

test.each(both)('an event that %s confirms without its ID is written again', async (provider) => {
  const { host, path, id } = await site.createHost();
  await site.connect(host, path, provider);
  const account = site.calendars[provider];
  const time = (await site.freeTimes(id)).at(-1) as string;
  await createBooking({ hostId: id, startAt: new Date(time) });
  for (const answer of [{}, { id: '' }]) {
    const calendar = encodeURIComponent(account.primary.id);
    account.faults.bodies = { [`${calendar}/events`]: { ...answer, value: [] } };
    await site.sync();
    const event = await CalendarEventModel.findOne().orFail().lean();
    expect(event).toMatchObject({ written: '', error: expect.stringMatching(/response can’t be read/) });
    await CalendarEventModel.updateMany({}, { $unset: { nextAt: '' } });
  }
  account.heal();
  await site.sync();
  expect(account.shown).toHaveLength(1);
  expect(await CalendarEventModel.findOne().orFail().lean()).toMatchObject({ error: '', attempts: 0 });
});

test.each([
  ['since the year 1', '0001-01-01', '2027-03-16', '2027-03-13T00:00:00.000Z', '2027-03-16T05:00:00.000Z'],
  ['until the year 9999', '2027-03-16', '9999-12-31', '2027-03-16T05:00:00.000Z', '2027-06-01T00:00:00.000Z'],
])('days at Microsoft %s are cut to what is read', async (_name, start, end, from, to) => {
  const { host, path, id } = await site.createHost();
  await site.connect(host, path, 'microsoft');
  const day = (at: string) => ({ dateTime: `${at}T00:00:00.0000000` });
  const event = (id: string, first: string, last: string) => ({
    id,
    start: day(first),
    end: day(last),
    isAllDay: true,
  });
  site.calendars.microsoft.faults.bodies = {
    calendarView: {
      value: [
        event('a', start, end),
        event('b', '0001-01-01', '0001-01-02'),
        event('c', '9999-12-30', '9999-12-31'),
      ],
    },
  };
  const [calendar] = await BusyCalendarModel.find({ hostId: id }).lean();
  const window = {
    timeZone: 'America/Chicago',
    from: new Date('2027-03-13T00:00:00.000Z'),
    until: new Date('2027-06-01T00:00:00.000Z'),
  };
  const { times } = await site.reader(calendar as never, window);
  expect(times).toEqual([{ from: new Date(from), to: new Date(to) }]);
});

test.each([
  ['no calendar', { calendarList: {}, calendars: { value: [] } }],
  ['no main calendar', { calendarList: { items: [{ id: 'a' }] }, calendars: { value: [{ id: 'a' }] } }],
])('an account with %s is refused in words, and its access withdrawn', async (_name, bodies) => {
  const { host, path } = await site.createHost();
  for (const provider of both) {
    site.calendars[provider].faults.bodies = bodies;
    const { status, body } = await site.connect(host, path, provider);
    const label = provider === 'google' ? 'Google' : 'Microsoft';
    expect([status, body.message]).toEqual([422, `This ${label} account has no calendar.`]);
  }
  await site.sync();
  expect(site.calendars.google.revoked).toHaveLength(1);
  expect(await RevocationModel.countDocuments()).toBe(0);
});

const manyTimes = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const start = new Date(Date.parse('2027-01-01T00:00:00Z') + n * 1000).toISOString();
    return { start, end: start.replace('00Z', '01Z') };
  });
const manyEvents = () =>
  manyTimes(5001).map(({ start, end }) => ({ ...span(start, end), start: { dateTime: start } }));
const huge = 'x'.repeat(4_000_001);
test.each([
  ['google', { calendars: { 'sam@google.example': { busy: manyTimes(5001) } } }, /5,000 busy times/],
  ['microsoft', { value: manyEvents() }, /5,000 busy times/],
  ['google', { huge }, /too large/],
  ['microsoft', { huge }, /too large/],
] as const)(
  'too many busy times at %s are refused, and the last ones stay',
  async (provider, body, error) => {
    const { host, path, id } = await site.createHost();
    await site.connect(host, path, provider);
    const account = site.calendars[provider];
    const time = (await site.freeTimes(id)).at(-1) as string;
    account.addEvent({ from: time, to: later(time, 15) });
    await site.read();
    account.faults.bodies = { freeBusy: body, calendarView: body };
    await site.read(11);
    const [item] = (await host.get(path)).body.items;
    expect(item.calendars[0]).toMatchObject({ error: expect.stringMatching(error), times: 1 });
    expect(item.state).toBe('connected');
    expect(await site.freeTimes(id)).not.toContain(time);
  },
);

test.each(both)('of the calendars at %s, at most 250 are kept, the main one among them', async (provider) => {
  const { host, path } = await site.createHost();
  const account = site.calendars[provider];
  const others = Array.from({ length: 300 }, (_, n) => ({
    ...account.primary,
    id: `calendar-${n}`,
    isPrimary: false,
  }));
  const unusable = { ...account.primary, id: 'x'.repeat(1001), isPrimary: false };
  account.calendars = [unusable, ...others, account.primary];
  account.pageSize = 100;
  await site.connect(host, path, provider);
  const { id, calendars } = (await host.get(path)).body.items[0];
  const ids = (some: { id: string }[]) => some.map((one) => one.id);
  expect(calendars).toHaveLength(250);
  expect(ids(calendars.slice(0, 2))).toEqual([account.primary.id, 'calendar-0']);
  expect((await host.post(`${path}/${id}/check`)).body.calendars).toHaveLength(250);
});

describe('access that was given', () => {
  const attempt = async ({ host, path }: Awaited<ReturnType<ConnectedSite['createHost']>>) => {
    const { body } = await host.post(`${path}/authorize`, { provider: 'google', addsBookings: true });
    return decide(body.url);
  };

  test('is withdrawn if the account cannot be read', async () => {
    const one = await site.createHost();
    const { google } = site.calendars;
    google.faults.bodies = { calendarList: { items: 'none' } };
    const { status } = await one.host.post(COMPLETE, await attempt(one));
    expect(status).toBe(503);
    const [token] = [...google.grants.keys()];
    google.heal();
    await site.sync();
    expect(google.revoked).toEqual([token]);
  });

  test('is withdrawn if it may not be stored', async () => {
    const one = await site.createHost();
    const { google } = site.calendars;
    for (let n = 0; n < 4; n++) {
      Object.assign(google.primary, { id: `account-${n}@google.example` });
      expect((await one.host.post(COMPLETE, await attempt(one))).status).toBe(200);
    }
    Object.assign(google.primary, { id: 'one-more@google.example' });
    expect((await one.host.post(COMPLETE, await attempt(one))).status).toBe(400);
    const last = [...google.grants.keys()].at(-1);
    await site.sync();
    expect(google.revoked).toEqual([last]);
  });

  test.each(['before', 'after'])('stays if the account is connected %s the failure', async (order) => {
    const one = await site.createHost();
    const { google } = site.calendars;
    if (order === 'before') await site.connect(one.host, one.path, 'google');
    google.faults.bodies = { calendarList: { items: 'none' } };
    await one.host.post(COMPLETE, await attempt(one));
    google.heal();
    if (order === 'after') await site.connect(one.host, one.path, 'google');
    await site.sync();
    expect(google.revoked).toEqual([]);
    expect(await RevocationModel.countDocuments()).toBe(0);
  });
});
