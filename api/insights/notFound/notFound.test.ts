import mongoose from 'mongoose';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { deleteOldDays } from './deleteOldDays';
import { mergeDays } from './mergeDays';
import { NotFoundPath, toUtcDay } from './model';
import { redactPath } from './redactPath';

const internalKey = 'a-key-of-the-site-that-is-long-enough';
const path = '/api/admin/not-found-hits';
let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({ INTERNAL_KEY: internalKey });
  const { email, password } = await createMember({ role: 'viewer' });
  viewer = server.visitor();
  await viewer.signIn(email, password);
});
afterAll(() => server.stop());
beforeEach(() => NotFoundPath.deleteMany({}));

const day = (ago: number) => toUtcDay(new Date(Date.now() - ago * 86_400_000));
/** Saves a path with its request counts by days ago. */
const saved = (path: string, counts: Record<number, number>) => {
  const agos = Object.keys(counts).map(Number);
  return NotFoundPath.create({
    _id: path,
    days: Object.fromEntries(agos.map((ago) => [day(ago), counts[ago]])),
    count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    first: day(Math.max(...agos)),
    last: new Date(day(Math.min(...agos))),
  });
};
const report = async (hits: object[], headers: Record<string, string> = { 'X-Internal-Key': internalKey }) =>
  (
    await fetch(`${server.url}/api/not-found-hits`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ hits }),
    })
  ).status;

test('only the site’s own server may report hits, and only members may list them', async () => {
  const forwarded = { 'X-Internal-Key': internalKey, 'X-Forwarded-For': '203.0.113.7' };
  const others: Record<string, string>[] = [{}, { 'X-Internal-Key': 'another' }, forwarded];
  for (const headers of others) expect(await report([{ path: '/x', count: 1 }], headers)).toBe(403);
  expect((await server.visitor().get(path)).status).toBe(401);
  expect(await NotFoundPath.countDocuments()).toBe(0);
});

test('counts a path per day without its query', async () => {
  expect(
    await report([
      { path: '/old?who=dana', count: 2 },
      { path: '/old', count: 1 },
    ]),
  ).toBe(204);
  expect(await report([{ path: '/old#x', count: 1 }])).toBe(204);
  expect(await NotFoundPath.find().lean()).toMatchObject([{ _id: '/old', count: 4, days: { [day(0)]: 4 } }]);
});

test('lists paths by total requests, most requested first, in pages', async () => {
  await saved('/often', { 1: 5, 3: 5 });
  await saved('/once', { 2: 1 });
  await saved('/twice', { 0: 2 });
  await saved('/as often', { 5: 2 });
  const first = (await viewer.get(`${path}?limit=2`)).body;
  expect(first).toMatchObject({
    total: 4,
    isMore: false,
    items: [{ path: '/often', count: 10, days: 2, lastDay: day(1) }, { path: '/as often' }],
  });
  const second = (await viewer.get(`${path}?limit=2&cursor=${first.nextCursor}`)).body;
  expect(second).toMatchObject({ nextCursor: null, items: [{ path: '/twice' }, { path: '/once' }] });
  for (const query of ['since=yesterday', 'cursor=x', `cursor=${btoa('["1","/a"]')}`, 'limit=0'])
    expect((await viewer.get(`${path}?${query}`)).status).toBe(400);
});

test('drops counts older than sixty days', async () => {
  await saved('/old', { 1: 2, 60: 3, 61: 99 });
  await saved('/older', { 61: 99 });
  await saved('/new', { 1: 4 });
  await deleteOldDays();
  const { items } = (await viewer.get(path)).body;
  expect(items).toMatchObject([
    { path: '/old', count: 5, days: 2 },
    { path: '/new', count: 4, days: 1 },
    { path: '/older', count: 0 },
  ]);
  expect(await report([{ path: '/old', count: 1 }])).toBe(204);
  expect((await viewer.get(path)).body.items[0]).toMatchObject({ count: 6, days: 3, lastDay: day(0) });
});

test('merges daily records into one per path, also when the migration is repeated', async () => {
  const db = mongoose.connection.db as mongoose.mongo.Db;
  const old = (path: string, ago: number, count: number) => ({ path, day: new Date(day(ago)), count });
  await db.collection('notFoundHits').insertMany([old('/a', 5, 2), old('/a', 3, 5), old('/b.c$d', 4, 1)]);
  await saved('/a', { 5: 2, 3: 5 });
  for (const _ of ['again', 'and again']) await mergeDays(db);
  expect(await NotFoundPath.find().sort({ _id: 1 }).lean()).toEqual([
    {
      _id: '/a',
      days: { [day(5)]: 2, [day(3)]: 5 },
      count: 7,
      first: day(5),
      last: new Date(day(3)),
    },
    { _id: '/b.c$d', days: { [day(4)]: 1 }, count: 1, first: day(4), last: new Date(day(4)) },
  ]);
});

test('redacts personal data from paths', () => {
  const token = 'a1'.repeat(20);
  expect(redactPath(`/unsubscribe/${token}?x=${token}`)).toBe('/unsubscribe/…');
  expect(redactPath('/r/biBXyOX4bqkZdxysa5QEsw')).toBe('/r/…');
  expect(redactPath('/r/biBXyOX_bqkZdxysa-QEsw')).toBe('/r/…');
  expect(redactPath('/booking/manage/EB-1KTJZAR5.325Ysw1V966Lpe9Jxq34G53kDV1K2267qA_X5_C26nE')).toBe(
    '/booking/manage/…',
  );
  expect(redactPath('/hello/dana@example.com/x')).toBe('/hello/…/x');
  for (const path of [
    '/blog/10-ways-to-stay-safe-in-2026.html',
    '/files/IMG_2026_1024x768-1.jpg',
    '/BusinessTechCheck',
  ])
    expect(redactPath(path)).toBe(path);
  expect(redactPath('/hello/dana%40example.com')).toBe('/hello/…');
  expect(redactPath('/hello/dana%2540example.com')).toBe('/hello/…');
  const numbered = '/blog/10-ways-to-improve-your-cybersecurity-by-2027';
  expect(redactPath(numbered)).toBe(numbered);
  expect(redactPath('/a-long-address-of-many-words-that-one-may-well-read')).toBe(
    '/a-long-address-of-many-words-that-one-may-well-read',
  );
});

test('a path that an editor ignores leaves the list, is still counted, and can be taken back', async () => {
  await saved('/wp-login.php', { 1: 40 });
  await saved('/old', { 1: 3 });
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  const mark = (who: Visitor, part: object) =>
    who.send('PUT', `${path}/ignored`, { body: { path: '/wp-login.php', isIgnored: true, ...part } });
  const listed = async (query = '') => {
    const { items, total } = (await viewer.get(path + query)).body;
    return { paths: items.map((item: { path: string }) => item.path), total };
  };
  expect((await mark(viewer, {})).status).toBe(403);
  expect((await mark(editor, {})).body).toMatchObject({ path: '/wp-login.php', isIgnored: true });
  expect(await report([{ path: '/wp-login.php', count: 2 }])).toBe(204);
  expect(await listed()).toEqual({ paths: ['/old'], total: 1 });
  expect(await listed('?state=ignored')).toEqual({ paths: ['/wp-login.php'], total: 1 });
  expect((await mark(editor, { isIgnored: false })).body).toMatchObject({ count: 42, isIgnored: false });
  expect(await listed()).toEqual({ paths: ['/wp-login.php', '/old'], total: 2 });
  expect((await mark(editor, { path: '/never' })).status).toBe(404);
});
