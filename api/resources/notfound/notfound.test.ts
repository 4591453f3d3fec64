import { savedMember, startServer, type TestServer, type Visitor } from '../../testing';
import { NotFoundHit } from './model';
import { plainPath } from './plainPath';

const internalKey = 'a-key-of-the-site-that-is-long-enough';
const path = '/api/admin/not-found-hits';
let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({ INTERNAL_KEY: internalKey });
  const { email, password } = await savedMember({ role: 'viewer' });
  viewer = server.visitor();
  await viewer.signIn(email, password);
}, 30_000);
afterAll(() => server.stop());
beforeEach(() => NotFoundHit.deleteMany({}));

const day = (ago: number) => new Date(new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
const report = async (hits: object[], headers: Record<string, string> = { 'X-Internal-Key': internalKey }) =>
  (
    await fetch(`${server.url}/api/not-found-hits`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ hits }),
    })
  ).status;

test('only the site’s own server reports, and only members read', async () => {
  const handedOn = { 'X-Internal-Key': internalKey, 'X-Forwarded-For': '203.0.113.7' };
  const others: Record<string, string>[] = [{}, { 'X-Internal-Key': 'another' }, handedOn];
  for (const headers of others) expect(await report([{ path: '/x', count: 1 }], headers)).toBe(403);
  expect((await server.visitor().get(path)).status).toBe(401);
  expect(await NotFoundHit.countDocuments()).toBe(0);
});

test('a path is one line a day, without its query', async () => {
  expect(
    await report([
      { path: '/old?who=dana', count: 2 },
      { path: '/old', count: 1 },
    ]),
  ).toBe(204);
  expect(await report([{ path: '/old#x', count: 1 }])).toBe(204);
  expect(await NotFoundHit.find().lean()).toMatchObject([{ path: '/old', count: 4, day: day(0) }]);
});

test('the list adds the days up, most asked for first, page by page', async () => {
  await NotFoundHit.insertMany([
    { path: '/often', day: day(1), count: 5 },
    { path: '/often', day: day(3), count: 5 },
    { path: '/once', day: day(2), count: 1 },
    { path: '/twice', day: day(0), count: 2 },
    { path: '/long-ago', day: day(61), count: 99 },
  ]);
  const first = (await viewer.get(`${path}?limit=2`)).body;
  expect(first).toMatchObject({
    total: 3,
    items: [{ path: '/often', count: 10, days: 2 }, { path: '/twice' }],
  });
  expect(first.items[0].lastDay).toBe(day(1).toISOString().slice(0, 10));
  const second = (await viewer.get(`${path}?limit=2&cursor=${first.nextCursor}`)).body;
  expect(second).toMatchObject({ nextCursor: null, items: [{ path: '/once' }] });
  const since = day(2).toISOString().slice(0, 10);
  expect((await viewer.get(`${path}?since=${since}`)).body.items[0]).toMatchObject({
    path: '/often',
    count: 5,
  });
  for (const query of ['since=yesterday', 'since=2026-02-30', 'cursor=x', 'limit=0'])
    expect((await viewer.get(`${path}?${query}`)).status).toBe(400);
});

test('what may be somebody’s own is not kept', () => {
  const token = 'a1'.repeat(20);
  expect(plainPath(`/unsubscribe/${token}?x=${token}`)).toBe('/unsubscribe/…');
  expect(plainPath('/hello/dana@example.com/x')).toBe('/hello/…/x');
  expect(plainPath('/hello/dana%40example.com')).toBe('/hello/…');
  expect(plainPath('/a-long-address-of-many-words-that-one-may-well-read')).toBe(
    '/a-long-address-of-many-words-that-one-may-well-read',
  );
});
