import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { event } from '../reports/generateEvents.fixture';
import { getHistogramStep } from './histogram';
import { Event, EventRollup, Rollups, VitalRollup } from './model';
import { rollUp } from './rollUp';

// Far in the future, where nothing expires.
const noon = Date.parse('2030-11-12T18:00:00Z');
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

test('page speed is the 75th percentile of page loads, within 5 %, and counts as no visit', async () => {
  const measured = (name: string, values: number[]) =>
    values.map((value, n) => event(noon, `v${n}`, { name, path: '/blog/:slug', value }));
  const times = Array.from({ length: 100 }, (_, n) => 100 + n * 40);
  await Event.insertMany([
    ...measured('LCP', times),
    ...measured('CLS', [0, 0, 0.1, 0.3]),
    ...measured('INP', [0]),
  ]);
  await rollUp(noon);
  const getVitals = async (metric: string, from: string) => {
    const period = `from=${from}&to=2030-11-30`;
    return (await viewer.get(`/api/admin/analytics/vitals?${period}&metric=${metric}`)).body.rows;
  };
  // From daily and from monthly rollups.
  for (const from of ['2030-11-12', '2030-11-01']) {
    const [lcp] = await getVitals('LCP', from);
    expect(lcp).toMatchObject({ route: '/blog/:slug', metric: 'LCP', count: 100 });
    expect(Math.abs(lcp.p75 / 3060 - 1)).toBeLessThan(0.05);
  }
  const [cls] = await getVitals('CLS', '2030-11-12');
  const [inp] = await getVitals('INP', '2030-11-12');
  expect(cls).toMatchObject({ metric: 'CLS', count: 4 });
  expect(Math.abs(cls.p75 / 0.1 - 1)).toBeLessThan(0.05);
  expect(inp).toMatchObject({ metric: 'INP', p75: 0 });
  expect(await EventRollup.countDocuments()).toBe(0);
});

test('page loads are counted by device and rating, beside those measured before devices were stored', async () => {
  const measured = (device: string, values: number[]) =>
    values.map((value, n) => event(noon, `v${n}`, { name: 'LCP', path: '/faq', device, value }));
  await Event.insertMany([
    ...measured('phone', [1000, 3000, 3000, 9000]),
    ...measured('desktop', [500, 600]),
  ]);
  const earlier = { bucket: 'part' as const, at: '2030-11-12', date: new Date('2030-11-12') };
  await VitalRollup.create({
    ...earlier,
    _id: 'part 2030-11-12 LCP /faq',
    route: '/faq',
    metric: 'LCP',
    steps: { [getHistogramStep('LCP', 700)]: 5 },
  });
  await rollUp(noon);
  await rollUp(noon);
  const read = async (query: string) =>
    (await viewer.get(`/api/admin/analytics/vitals?metric=LCP&to=2030-11-30&${query}`)).body.rows;
  for (const from of ['2030-11-12', '2030-11-01']) {
    expect(await read(`from=${from}`)).toMatchObject([{ count: 11, good: 8, poor: 1 }]);
    expect(await read(`from=${from}&device=phone`)).toMatchObject([{ count: 4, good: 1, poor: 1 }]);
    expect(await read(`from=${from}&device=desktop`)).toMatchObject([{ count: 2, good: 2, poor: 0 }]);
    expect(await read(`from=${from}&device=tablet`)).toEqual([]);
  }
});
