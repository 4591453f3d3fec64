import { Booking } from '../bookings/model';
import { CrmContact } from '../hubspot/sync/model';
import { Enquiry } from '../leads/enquiries/model';
import {
  createBooking,
  createLead,
  createMember,
  startServer,
  type TestServer,
  type Visitor,
} from '../testing';
import {
  type DashboardFigures,
  type DashboardLayout,
  type DashboardSources,
  dashboardPanels,
} from './contract';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer();
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([Enquiry.deleteMany({}), Booking.deleteMany({})]));
afterEach(() => jest.restoreAllMocks());

const HOUR_MS = 3_600_000;
const NOW = Date.now();
const daysAgo = (days: number) => new Date(NOW - days * 24 * HOUR_MS);

/** A lead as it was received some days ago. */
async function received(days: number, part: object = {}): Promise<void> {
  const { reference } = await createLead();
  // Mongoose keeps `createdAt` as it was first written.
  await Enquiry.collection.updateOne({ reference }, { $set: { createdAt: daysAgo(days), ...part } });
}

async function readFigures(past = '30') {
  const { status, body } = await viewer.get(`/api/admin/dashboard/figures?past=${past}`);
  expect(status).toBe(200);
  return new Map((body as DashboardFigures).figures.map((figure) => [figure.name, figure]));
}

const answered = (days: number, hours: number) => ({
  respondedAt: new Date(daysAgo(days).getTime() + hours * HOUR_MS),
});

test('figures compare a period with the one before', async () => {
  await received(2, { status: 'won', value: 5000, ...answered(2, 1) });
  await received(3, answered(3, 5));
  await received(4, answered(4, 3));
  await received(5);
  await received(5, { status: 'spam', ...answered(5, 9) });
  await received(40, { status: 'won', value: 900, ...answered(40, 8) });
  await createBooking({ startAt: daysAgo(-2) });
  const figures = await readFigures();
  expect(figures.get('leads')).toMatchObject({ current: 4, previous: 1 });
  expect(figures.get('wonValue')).toMatchObject({ current: 5000, previous: 900 });
  expect(figures.get('bookings')).toMatchObject({ current: 1, previous: 0 });
  expect(figures.get('firstResponse')).toMatchObject({ current: 3 * HOUR_MS, previous: 8 * HOUR_MS });
  expect(figures.get('visitors')).toMatchObject({ isRead: true, current: 0 });
  // No visitors were counted, so there is nothing to divide by.
  expect(figures.get('leadRate')).toMatchObject({ isRead: true, current: null });
  expect((await readFigures('7')).get('leads')).toMatchObject({ current: 4, previous: 0 });
  expect((await viewer.get('/api/admin/dashboard/figures?past=8')).status).toBe(400);
});

test('a figure that cannot be read says so alone', async () => {
  jest.spyOn(Booking, 'aggregate').mockImplementation(() => {
    throw new Error('not now');
  });
  const figures = await readFigures();
  expect(figures.get('bookings')).toEqual({ name: 'bookings', isRead: false, current: null, previous: null });
  expect(figures.get('visitors')?.isRead).toBe(true);
});

test('sources show what each channel led to', async () => {
  const last = { source: 'google', medium: 'organic', campaign: null, isPaid: false, at: new Date() };
  await received(1, { origin: { last }, status: 'won', value: 300 });
  await received(1, { origin: { last } });
  const { rows } = (await viewer.get('/api/admin/dashboard/sources?past=7')).body as DashboardSources;
  expect(rows).toEqual([{ channel: 'Organic Search', visitors: 0, leads: 2, won: 1, wonValue: 300 }]);
});

test('lists can be filtered as the tiles count', async () => {
  await received(2);
  await received(20, { status: 'won' });
  const failed = { kind: 'team', to: 'a@example.com', messageId: '<1@example.com>', state: 'dead' };
  await received(20, { name: 'Gil Example', outbox: [{ ...failed, since: new Date() }] });
  const leadsOf = async (query: string) => {
    const { items, total, counts } = (await viewer.get(`/api/admin/leads?${query}`)).body;
    expect(items).toHaveLength(total);
    return { total, won: counts.won };
  };
  expect(await leadsOf('past=7')).toEqual({ total: 1, won: 0 });
  expect(await leadsOf('past=30')).toEqual({ total: 3, won: 1 });
  expect(await leadsOf('past=30&owner=none')).toEqual({ total: 3, won: 1 });
  expect(await leadsOf('past=7&mail=dead')).toEqual({ total: 0, won: 0 });
  expect(await leadsOf('mail=dead')).toEqual({ total: 1, won: 0 });
  await createBooking({ startAt: daysAgo(-2) });
  await createBooking({ startAt: daysAgo(-3), createdAt: daysAgo(8) });
  const bookingsOf = async (query: string) =>
    (await viewer.get(`/api/admin/bookings?${query}`)).body.total as number;
  expect(await bookingsOf('past=7')).toBe(1);
  expect(await bookingsOf('past=30')).toBe(2);
  expect(await bookingsOf('mail=dead')).toBe(0);
  await CrmContact.create({ email: 'dana@example.com', state: 'dead' });
  const { tiles } = (await viewer.get('/api/admin/today')).body;
  expect(tiles.at(-1)).toMatchObject({
    topic: 'failedDeliveries',
    counts: [
      { list: 'leads', count: 1 },
      { list: 'hubspot', count: 1 },
    ],
  });
});

test('every member has a dashboard of their own', async () => {
  const path = '/api/admin/dashboard-layout';
  const other = await server.signInAs((await createMember({ role: 'editor' }))._id);
  const save = (version: number, panels: object[]) =>
    viewer.send('PUT', path, { body: { panels }, headers: { 'If-Match': `"${version}"` } });
  const first = (await viewer.get(path)).body as DashboardLayout;
  expect(first).toEqual({
    panels: dashboardPanels.map((name) => ({ name, isHidden: false })),
    version: 0,
  });
  // Panels without a place follow at the end; of one that is named twice the first place counts.
  const wanted = [
    { name: 'launch', isHidden: true },
    { name: 'agenda', isHidden: false },
    { name: 'launch', isHidden: false },
  ];
  const saved = await save(0, wanted);
  expect(saved.status).toBe(200);
  const { panels, version } = (await viewer.get(path)).body as DashboardLayout;
  expect(panels.slice(0, 3).map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['launch', true],
    ['agenda', false],
    ['pipeline', false],
  ]);
  expect(panels).toHaveLength(dashboardPanels.length);
  expect((await save(0, wanted)).status).toBe(412);
  expect((await save(version, [])).body).toEqual({ ...first, version: version + 1 });
  expect((await save(version + 1, [{ name: 'weather', isHidden: false }])).status).toBe(400);
  expect((await other.get(path)).body).toEqual(first);
});
