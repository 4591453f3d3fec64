import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { EventBatch } from './contract';
import { exampleBatch } from './example';
import { DaySalts, Event, type EventRecord, EventRollup, Rollups, VitalRollup } from './model';
import { rollUp } from './rollUp';
import { toSiteDay } from './toSiteDay';

const path = '/api/events';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const day = 86_400_000;
let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { collection } of [Event, EventRollup, VitalRollup, Rollups]) await collection.deleteMany({});
});

/** Sends a batch the way a beacon does. */
const beacon = (batch: unknown, headers: Record<string, string> = {}, address?: string) =>
  server.visitor(address).send('POST', path, {
    body: typeof batch === 'string' ? batch : JSON.stringify(batch),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'User-Agent': phone, ...headers },
  });

describe('incoming events', () => {
  test('are stored without an address and without personal data', async () => {
    const events: EventBatch['events'] = [
      { name: 'page_view', path: '/hello/dana@example.com', referrer: 'https://mail.example/inbox/dana' },
      {
        name: 'service compared',
        path: '/services',
        referrer: 'https://site.example/',
        props: [{ name: 'count', value: '2' }],
      },
    ];
    expect((await beacon(exampleBatch({ events }), {}, '203.0.113.7')).status).toBe(202);
    const saved = await Event.find().lean();
    const common = { device: 'phone', browser: 'Safari', day: toSiteDay(Date.now()) };
    expect(saved).toMatchObject([
      { ...common, path: '/hello/…', referrer: 'mail.example', source: 'google', class: 'organic' },
      { ...common, name: 'service compared', props: [{ name: 'count', value: '2' }] },
      { ...common, name: 'LCP', value: 812.4 },
    ]);
    expect(saved[1]).not.toHaveProperty('referrer');
    expect(JSON.stringify(saved)).not.toMatch(/203\.0\.113|iPhone|dana/);
  });

  test('identify a visitor for one day only', async () => {
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2'])
      await beacon(exampleBatch({ vitals: [] }), {}, address);
    const [one, same, other] = (await Event.find().lean()).map(({ visitor }) => visitor);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    expect(one).toMatch(/^[\w-]{16}$/);
    const [salt] = await DaySalts.find().lean();
    const [, forgotten] = DaySalts.schema.indexes().find(([keys]) => 'at' in keys) ?? [];
    expect([salt?._id, forgotten?.expireAfterSeconds]).toEqual([toSiteDay(Date.now()), 2 * 86_400]);
  });

  // Values beyond the range of a number, which would make every sum invalid.
  test.each(['1e400', '1e308'])('rejects a measurement of %s and keeps rolling up', async (value) => {
    const vitals = `[{"metric":"CLS","route":"/","value":${value}}]`;
    const { status } = await beacon(`{"events":[{"name":"page_view","path":"/"}],"vitals":${vitals}}`);
    await rollUp();
    expect(status).toBe(400);
    expect(await Event.countDocuments()).toBe(0);
  });

  test.each([
    ['incomplete JSON', '{"events":', 400],
    ['events that are not a list', { events: 'all' }, 400],
    ['too many events', { events: Array(21).fill({ name: 'a', path: '/' }) }, 400],
    [
      'too many events and vitals together',
      exampleBatch({ events: Array(20).fill({ name: 'a', path: '/' }) }),
      400,
    ],
    ['an unknown field', { events: [{ name: 'a', path: '/', email: 'x' }] }, 400],
    ['a negative time', exampleBatch({ vitals: [{ metric: 'LCP', route: '/', value: -1 }] }), 400],
    ['a body that is too large', { events: [{ name: 'a', path: 'x'.repeat(70_000) }] }, 413],
  ])('rejects %s', async (_what, batch, status) => {
    const reply = await beacon(batch);
    expect(reply).toMatchObject({ status, body: { success: false, requestId: expect.any(String) } });
    expect(await Event.countDocuments()).toBe(0);
  });

  test('accepts JSON and rejects other sites; other endpoints reject text bodies', async () => {
    expect((await server.visitor().post(path, exampleBatch())).status).toBe(202);
    expect((await beacon(exampleBatch(), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const text = { body: '{}', headers: { 'Content-Type': 'text/plain' } };
    expect((await server.visitor().send('POST', '/api/consent', text)).status).toBe(415);
  });

  test('drops events above the limit without an error', async () => {
    const replies = await Promise.all(
      Array.from({ length: 125 }, () => beacon(exampleBatch({ vitals: [] }), {}, '203.0.113.30')),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await Event.countDocuments()).toBe(120);
  });
});

describe('event rollups', () => {
  // A date far in the future, which the API's own rollup never reaches meanwhile and where no event expires.
  const noon = Date.parse('2030-11-12T18:00:00Z');
  const event = (at: number, visitor: string, part: Partial<EventRecord> = {}): EventRecord => ({
    at: new Date(at),
    day: toSiteDay(at),
    visitor,
    name: 'page_view',
    path: '/faq',
    device: 'phone',
    browser: 'Safari',
    ...part,
  });
  const rows = async (query: string) =>
    (await viewer.get(`/api/admin/analytics/events?from=2030-10-01&to=2030-11-30&${query}`)).body.rows;
  const readRollups = async () =>
    JSON.stringify([
      await EventRollup.find().sort({ _id: 1 }).lean(),
      await VitalRollup.find().sort({ _id: 1 }).lean(),
    ]);

  test('count views, visitors and other events per dimension', async () => {
    await Event.insertMany([
      event(noon, 'a', { source: 'google', class: 'organic' }),
      event(noon, 'a', { path: '/about', source: 'google', class: 'organic' }),
      event(noon, 'b', { campaign: 'spring', class: 'campaign', device: 'desktop' }),
      event(noon, 'b', { name: 'service compared' }),
      event(noon, 'r', { isRobot: true, browser: 'Another program' }),
      event(noon - 20 * day, 'a'),
    ]);
    await rollUp(noon);
    expect(await rows('dimension=total')).toEqual([
      { key: 'all', day: null, views: 4, events: 1, visitors: 3 },
    ]);
    expect(await rows('dimension=total&by=day')).toMatchObject([
      { day: '2030-10-23', views: 1 },
      { day: '2030-11-12', views: 3, visitors: 2 },
    ]);
    expect(await rows('dimension=path')).toMatchObject([
      { key: '/faq', views: 3, events: 1, visitors: 3 },
      { key: '/about', views: 1, visitors: 1 },
    ]);
    expect(await rows('dimension=campaign')).toMatchObject([{ key: 'spring', views: 1 }]);
    expect(await rows('dimension=event')).toMatchObject([{ key: 'service compared', events: 1, views: 0 }]);
    expect(await rows('dimension=robot')).toMatchObject([{ key: 'Another program', views: 1 }]);
    expect(await rows('dimension=device')).toMatchObject([{ key: 'phone' }, { key: 'desktop' }]);
    const part = await viewer.get(
      '/api/admin/analytics/events?from=2030-11-12&to=2030-11-12&dimension=total',
    );
    expect(part.body.rows).toMatchObject([{ views: 3 }]);
  });

  test('give the same totals when repeated, done in steps or by two processes at once', async () => {
    const later = noon + day;
    const events = Array.from({ length: 400 }, (_, n) =>
      event(noon - (n % 20) * day, `v${n % 7}`, {
        path: `/${n % 5}`,
        ...(n % 9 === 0 && { name: 'LCP', value: n }),
      }),
    );
    const more = [event(later - 1000, 'v1'), event(later - 1000, 'new', { path: '/0' })];
    await Event.insertMany(events);
    await Promise.all([rollUp(noon), rollUp(noon)]);
    const first = await readRollups();
    await rollUp(noon);
    expect(await readRollups()).toBe(first);
    await Event.insertMany(more);
    await rollUp(later);
    const grown = await readRollups();
    expect(grown).not.toBe(first);
    for (const { collection } of [EventRollup, VitalRollup, Rollups]) await collection.deleteMany({});
    await Event.updateMany({}, { isUncounted: true });
    await rollUp(later);
    expect(await readRollups()).toBe(grown);
  });

  test('keep the most frequent keys of a day and sum the rest as "other"', async () => {
    const seen = (path: string, times: number) =>
      Array.from({ length: times }, (_, n) => event(noon, `v${n}`, { path }));
    const madeUp = (from: number, count: number, times: number) =>
      Array.from({ length: count }, (_, n) => seen(`/made-up-${from + n}`, times)).flat();
    await Event.insertMany([...seen('/real', 9), ...madeUp(0, 700, 1)]);
    await rollUp(noon);
    expect((await rows('dimension=path'))[0]).toMatchObject({ key: 'other', views: 201 });
    expect(await EventRollup.countDocuments({ dimension: 'path', bucket: 'day' })).toBe(501);
    // Other keys are more frequent now: a key that had its own sum joins the rest and counts once.
    await Event.insertMany(madeUp(700, 500, 2));
    await rollUp(noon);
    const grown = await readRollups();
    await rollUp(noon);
    expect(await readRollups()).toBe(grown);
    const now = await EventRollup.find({ dimension: 'path', bucket: 'day' }).lean();
    expect(now.reduce((sum, { views }) => sum + views, 0)).toBe(9 + 700 + 1000);
    expect(now.find(({ key }) => key === '/real')).toMatchObject({ views: 9 });
    expect(now.find(({ key }) => key === '/made-up-0')?.views ?? 0).toBe(0);
  });

  test('stay the same when the raw events are gone', async () => {
    await Event.insertMany([event(noon, 'a'), event(noon, 'b')]);
    await rollUp(noon);
    await Event.deleteMany({});
    await rollUp(noon + 60 * day);
    expect(await rows('dimension=total')).toMatchObject([{ views: 2, visitors: 2 }]);
  });

  test('require a period, a dimension and a signed-in member', async () => {
    const getVitals = (query: string) => viewer.get(`/api/admin/analytics/events?${query}`);
    for (const query of [
      '',
      'from=2030-11-01&to=2030-11-30',
      'from=2030-11-31&to=x&dimension=path',
      'from=2030-11-01&to=2030-11-30&dimension=visitor',
    ])
      expect((await getVitals(query)).status).toBe(400);
    expect(
      (await server.visitor().get('/api/admin/analytics/vitals?from=2030-11-01&to=2030-11-30')).status,
    ).toBe(401);
  });
});
