import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { addDays } from '../events/rollUp';
import { toSiteDay } from '../events/toSiteDay';
import { Visit } from '../visits/model';
import { BrowserSketch } from './model';
import { rollUpBrowsers } from './rollUpBrowsers';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());

const today = toSiteDay(Date.now());
const ago = (days: number) => addDays(today, -days);
const browser = (n: number) => n.toString(16).padStart(12, '0').padEnd(24, '0');
let count = 0;

/** A visit of a browser, of nobody known without a number. */
const visit = (day: string, n?: number) => {
  count += 1;
  return {
    _id: `${day} v${count} 0`,
    day,
    hour: `${day}T15:00Z`,
    startAt: new Date(`${day}T15:00Z`),
    visitor: `v${count}`,
    channel: 'Direct',
    views: 1,
    pages: [],
    events: [],
    steps: [],
    ...(n !== undefined && { browserId: browser(n), browserMark: browser(n).slice(0, 12) }),
  };
};

const uniqueOf = async (query: Record<string, string>) =>
  (await viewer.get(`/api/admin/analytics/summary?${new URLSearchParams(query)}`)).body.uniqueVisitors;

test('counts browsers once in a long period, after their visits expired, but not with filters', async () => {
  const days = [ago(100), ago(64), ago(63), ago(3)];
  await Visit.insertMany([
    ...[1, 2, 3].map((n) => visit(ago(100), n)),
    ...[2, 3, 4].map((n) => visit(ago(64), n)),
    visit(ago(64)),
    ...[4, 5].map((n) => visit(ago(63), n)),
    visit(ago(3), 1),
  ]);
  await rollUpBrowsers(days);
  await rollUpBrowsers(days.slice(0, 1));
  for (const day of days.slice(0, 3)) await Visit.deleteMany({ day });
  const long = { from: ago(120), to: today };
  expect(await uniqueOf(long)).toEqual({ count: 5, isEstimate: false });
  expect(await uniqueOf({ from: ago(64), to: today })).toEqual({ count: 5, isEstimate: false });
  expect(await uniqueOf({ ...long, channel: 'Direct' })).toBeNull();
  const recent = { from: ago(5), to: today };
  expect(await uniqueOf({ ...recent, channel: 'Direct' })).toEqual({ count: 1, isEstimate: false });
  expect(await uniqueOf({ ...recent, channel: '!Direct' })).toEqual({ count: 0, isEstimate: false });
});

test('says that large numbers are estimates', async () => {
  await BrowserSketch.deleteMany({});
  const day = ago(50);
  const hashes = Array.from({ length: 4096 }, (_, n) => n * 2 ** 34);
  await BrowserSketch.create({ _id: `day ${day}`, bucket: 'day', at: day, hashes, date: new Date(day) });
  const unique = await uniqueOf({ from: ago(60), to: ago(40) });
  expect(unique).toEqual({ count: 16_384, isEstimate: true });
});
