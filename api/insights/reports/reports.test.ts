import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { createRandom } from '../../testing/createRandom';
import { Event, type EventRecord, EventRollup, Rollups, VitalRollup } from '../events/model';
import { rollUp } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import { type VisitDimension, visitDimensions } from '../visits/contract';
import { isPair } from '../visits/dimensions';
import { Visit, VisitRollup } from '../visits/model';
import { rollUpVisits } from '../visits/rollUpVisits';
import { countNaively, type NaiveFilter } from './countNaively.fixture';
import { event, generateEvents, generateLongVisits } from './generateEvents.fixture';

const day = 86_400_000;
// Far in the future, where nothing expires and the API's own rollup has nothing to do.
const now = Date.parse('2030-11-20T18:00:00Z');
let server: TestServer;
let viewer: Visitor;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const { collection } of [Event, EventRollup, VitalRollup, Rollups, Visit, VisitRollup])
    await collection.deleteMany({});
});

async function store(events: EventRecord[]): Promise<void> {
  await Event.insertMany(events);
  await rollUp(now);
}

const ask = async (name: string, query: Record<string, string>) => {
  const reply = await viewer.get(`/api/admin/analytics/${name}?${new URLSearchParams(query)}`);
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
};
/** At least one for each dimension. */
const rounds = process.env.LONG ? 40 : 16;
const month = { from: '2030-11-01', to: '2030-11-30' };

describe('reports', () => {
  test('equal an independent count for every panel and random filters', async () => {
    const events = generateEvents(7, process.env.LONG ? 160 : 70);
    await store(events);
    const { below, pick } = createRandom(11);
    const periods = [
      month,
      { from: '2030-10-30', to: '2030-11-02' },
      { from: '2030-11-03', to: '2030-11-03' },
    ];
    const values: Partial<Record<VisitDimension, string[]>> = {
      page: ['/about', '/contact', '/faq␤/blog', '~ABO', '^/s␤/c'],
      entry: ['/', '^/b␤/a'],
      exit: ['/faq'],
      channel: ['Organic Search', 'Paid Search', 'AI Assistants', 'Direct', 'Email'],
      source: ['google', 'direct', 'google␤linkedin', '~.com'],
      medium: ['cpc'],
      campaign: ['autumn', '~N'],
      term: ['it help', '~HELP'],
      content: ['top link'],
      referrer: ['www.google.com'],
      country: ['US', 'MX'],
      device: ['phone', 'desktop'],
      browser: ['Chrome'],
      system: ['iOS'],
      language: ['en'],
      event: ['contact sent', 'contact sent␤phone clicked', '~phone'],
      property: ['phone clicked · number: +15125550100', '^contact sent', '~number: +'],
    };
    for (let round = 0; round < rounds; round += 1) {
      const period = pick(periods);
      const chosen = new Map<VisitDimension, string>();
      // At first no filter, then one, then several: rollups answer the first two, single visits the rest.
      for (let n = 0; n < Math.min(round % 4, 3); n += 1) {
        const dimension = pick(visitDimensions);
        chosen.set(dimension, `${below(4) ? '' : '!'}${pick(values[dimension] as string[])}`);
      }
      const filters: NaiveFilter[] = [...chosen];
      const expected = countNaively(events, { ...period, filters });
      const query = { ...period, ...Object.fromEntries(chosen) };
      const summary = await ask('summary', query);
      expect({ query, ...summary.current }).toEqual({ query, ...expected.total });
      expect(summary.uniqueVisitors).toEqual({ count: expected.uniqueVisitors, isEstimate: false });
      const sum = (name: 'visits' | 'views') =>
        summary.series.reduce((so: number, point: Record<string, number>) => so + (point[name] as number), 0);
      expect([sum('visits'), sum('views')]).toEqual([expected.total.visits, expected.total.views]);
      const dimension = visitDimensions[round % visitDimensions.length] as VisitDimension;
      const breakdown = await ask('breakdown', { ...query, dimension });
      expect({ query, dimension, rows: toObject(breakdown.rows) }).toEqual({
        query,
        dimension,
        rows: expected.by(dimension, filters.length < 2 ? 0 : 5),
      });
      expect(breakdown.visitors).toBe(expected.total.visitors);
    }
  });

  test('of every dimension with one filter come from rollups and equal the same count', async () => {
    const events = generateEvents(3, process.env.LONG ? 60 : 40, 3);
    await store(events);
    await Visit.deleteMany({});
    const filters: NaiveFilter[] = [
      ['channel', 'Organic Search'],
      ['page', '/contact'],
      ['event', 'contact sent'],
    ];
    for (const [at, filter] of filters.entries())
      for (const [index, dimension] of visitDimensions.entries()) {
        if (!isPair(dimension, filter[0]) || (!process.env.LONG && index % filters.length !== at)) continue;
        const expected = countNaively(events, { ...month, filters: [filter] });
        const { rows, coverage } = await ask('breakdown', { ...month, [filter[0]]: filter[1], dimension });
        expect([coverage.counted, expected.total.visitors > 0]).toEqual(['rollups', true]);
        expect({ filter, dimension, rows: toObject(rows) }).toEqual({
          filter,
          dimension,
          rows: expected.by(dimension, 0),
        });
      }
  });

  test('are the same when rolled up again, in steps or from the beginning', async () => {
    const events = generateEvents(5, process.env.LONG ? 40 : 20, 2);
    const read = async () =>
      JSON.stringify([
        await Visit.find().sort({ _id: 1 }).lean(),
        await VisitRollup.find().sort({ _id: 1 }).lean(),
      ]);
    await store(events.slice(0, 40));
    await store(events.slice(40));
    const first = await read();
    await rollUp(now);
    expect(await read()).toBe(first);
    for (const { collection } of [Visit, VisitRollup, EventRollup, Rollups]) await collection.deleteMany({});
    await Event.updateMany({}, { isUncounted: true });
    await rollUp(now);
    expect(await read()).toBe(first);
  });

  test('count the visits of a busy day again when two percent have changed, or an hour later', async () => {
    const visitsAfter = async (from: number, to: number, wait: number) => {
      await Event.insertMany(Array.from({ length: to - from }, (_, n) => event(now, `v${from + n}`)));
      await rollUp(now + wait, 90);
      return (await ask('summary', { from: '2030-11-20', to: '2030-11-20' })).current.visits;
    };
    expect(await visitsAfter(0, 100, 0)).toBe(100);
    expect(await visitsAfter(100, 101, 300_000)).toBe(100);
    expect(await visitsAfter(101, 103, 600_000)).toBe(103);
    expect(await visitsAfter(103, 104, 3_600_000)).toBe(104);
    expect(await visitsAfter(104, 105, day)).toBe(105);
  });

  test('are complete after a roll-up that ended halfway, and count nothing twice', async () => {
    const write = jest.spyOn(VisitRollup.collection, 'bulkWrite').mockRejectedValue(new Error('Halfway.'));
    await expect(store([event(now, 'a'), event(now, 'b')])).rejects.toThrow('Halfway.');
    write.mockRestore();
    await rollUp(now, 0);
    const { current } = await ask('summary', { from: '2030-11-20', to: '2030-11-20' });
    expect(current).toMatchObject({ visits: 2, views: 2 });
  });

  test('show a day by its hours: 25 where clocks are set back, 23 where they are set forward', async () => {
    const half = Date.parse('2030-11-03T06:30:00Z');
    await store([event(half, 'a'), event(half + 3_600_000, 'b')]);
    const { interval, series } = await ask('summary', { from: '2030-11-03', to: '2030-11-03' });
    expect([interval, series.length]).toEqual(['hour', 25]);
    // Both are at half past one by the clock on the wall.
    expect(series.slice(1, 3)).toMatchObject([
      { at: '2030-11-03T06:00Z', visits: 1 },
      { at: '2030-11-03T07:00Z', visits: 1 },
    ]);
    expect((await ask('summary', { from: '2031-03-09', to: '2031-03-09' })).series).toHaveLength(23);
  });

  test('say where filters can only be counted for the days whose visits are stored', async () => {
    const today = toSiteDay(Date.now());
    const retained = new Date(Date.parse(today) - 29 * day).toISOString().slice(0, 10);
    const year = { from: '2025-01-01', to: today };
    const one = await ask('summary', { ...year, device: 'phone' });
    expect(one.coverage).toMatchObject({ limitedTo: null, counted: 'rollups' });
    const compared = { compareFrom: '2024-01-01', compareTo: '2024-12-31' };
    const two = await ask('summary', { ...year, ...compared, device: 'phone', browser: 'Safari' });
    expect(two).toMatchObject({
      coverage: { from: retained, limitedTo: retained, counted: 'visits' },
      previous: null,
    });
  });

  test('compare with another period', async () => {
    await store([event(now, 'a'), event(now - 7 * day, 'a'), event(now - 7 * day, 'b')]);
    const query = {
      from: '2030-11-20',
      to: '2030-11-20',
      compareFrom: '2030-11-13',
      compareTo: '2030-11-13',
    };
    expect(await ask('summary', query)).toMatchObject({
      current: { visitors: 1 },
      previous: { visitors: 2 },
    });
    const { rows } = await ask('breakdown', { ...query, dimension: 'page' });
    expect(rows).toMatchObject([{ key: '/', visitors: 1, previousVisitors: 2 }]);
  });

  test('sum the rarest values of a day as "other"', async () => {
    const paths = Array.from({ length: 230 }, (_, n) => event(now, `v${n}`, { path: `/${n}` }));
    await store([...paths, event(now, 'x', { path: '/0' })]);
    const { rows } = await ask('breakdown', { ...month, dimension: 'page' });
    expect(rows).toHaveLength(201);
    expect(rows.slice(0, 2)).toMatchObject([
      { key: 'other', visitors: 30, occurrences: 30 },
      { key: '/0', visitors: 2 },
    ]);
  });

  test('stay answerable for periods of centuries', async () => {
    await store([event(now, 'a')]);
    const { coverage, current } = await ask('summary', { from: '2030-11-20', to: '2999-12-31' });
    expect(coverage).toMatchObject({ from: '2030-11-20', to: '2032-12-20' });
    expect(current.visitors).toBe(1);
    for (const [from = '', to = ''] of [
      ['0000-01-01', '2030-11-20'],
      ['2030-11-20', '9999-12-31'],
    ])
      expect((await viewer.get(`/api/admin/analytics/summary?from=${from}&to=${to}`)).status).toBe(400);
  });

  test('can be stored whatever visitors send', async () => {
    const visits = process.env.LONG ? 60 : 24;
    await Visit.collection.insertMany(generateLongVisits('2030-11-20', new Date(now), visits) as never);
    await rollUpVisits(['2030-11-20']);
    expect(await ask('summary', { from: '2030-11-20', to: '2030-11-20' })).toMatchObject({
      current: { visits, views: 200 * visits },
    });
    const rows = (await VisitRollup.findById('day 2030-11-20 page+source').lean())?.rows;
    expect(rows).toHaveLength(4000);
    expect(rows?.reduce((sum, [, , , , , , , ownViews = 0]) => sum + ownViews, 0)).toBe(200 * visits);
  });

  test('count who is here now, without robots', async () => {
    const before = Date.now();
    await Event.insertMany([
      event(before, 'a'),
      event(before, 'a'),
      event(before, 'b'),
      event(before, 'robot', { isRobot: true }),
      event(before - 10 * 60_000, 'c'),
    ]);
    expect(await ask('live', {})).toEqual({ visitors: 2 });
  });

  test('are exported by admins, as filtered', async () => {
    await store([event(now, 'a', { path: '/=1' }), event(now, 'b', { device: 'desktop' })]);
    const query = new URLSearchParams({ ...month, dimension: 'page', device: 'phone' });
    const path = `/api/admin/analytics/breakdown/export?${query}`;
    expect((await viewer.get(path)).status).toBe(403);
    const csv = await admin.get(path);
    expect(csv.body).toBe(
      'key,visitors,visits,views,bounces,engaged,occurrences,ownEngaged,scrollDepth,importedVisits,previousVisitors\n/=1,1,1,1,1,0,1,0,,0,\n',
    );
    const series = await admin.get(
      `/api/admin/analytics/summary/export?${new URLSearchParams({ ...month, format: 'json' })}`,
    );
    expect(series.body).toHaveLength(30);
  });
});

const toObject = (rows: { key: string; [name: string]: unknown }[]) =>
  Object.fromEntries(rows.map(({ key, previousVisitors: _, importedVisits: __, ...row }) => [key, row]));
