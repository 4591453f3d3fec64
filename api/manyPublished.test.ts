import { monitorEventLoopDelay } from 'node:perf_hooks';
import { publishedLandings } from './content/landingPages/publishedLandings';
import { publishedLocations } from './content/locations/publishedLocations';
import { Post } from './content/posts/model';
import { publishedPosts } from './content/posts/publishedPosts';
import { Redirect } from './content/redirects/model';
import { Media } from './media/model';
import { createMember, profileQueries, startServer, type TestServer, type Visitor } from './testing';
import { addDocuments, publishedAtOf } from './testing/data/manyDocuments';
import { useFakeClock } from './testing/servers/fakeClock';
import { findMediaUses } from './wiring/mediaUses';

const many = process.env.LONG ? 10_000 : 1000;
const LIMIT_MS = process.env.LONG ? 600_000 : 90_000;
const middle = many / 20;
const copies = [publishedPosts, publishedLandings, publishedLocations];
const mediaId = (n: number) => n.toString(16).padStart(24, '0');

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  await addDocuments(many);
  const form = { form: '320.webp', mime: 'image/webp', width: 320, height: 200, size: 9 };
  await Media.collection.insertMany(
    numbers.map((n) => ({
      _id: mediaId(n),
      kind: 'image',
      folderId: null,
      pages: 0,
      set: `${n}`,
      sha256: `${n}`,
      mime: 'image/jpeg',
      bytes: 9,
      width: 320,
      height: 200,
      revision: 1,
      files: [form],
      name: `Image ${n}`,
      alt: n % 2 ? 'It.' : '',
      replaced: [],
      isDescribed: n % 2 === 1,
      focus: { x: 0.5, y: 0.5 },
      words: ['image', `${n}`],
      version: 1,
      createdAt: timeOf(n),
      updatedAt: timeOf(n),
    })) as never,
  );
  for (const copy of copies) copy.clear();
}, LIMIT_MS);
afterAll(() => server.stop());

const numbers = Array.from({ length: many }, (_, n) => n);
const timeOf = (n: number) => publishedAtOf(many, n);

const collections = ['documents', 'posts', 'landingpages', 'locations', 'media', 'redirects'];
const watched = (action: () => Promise<unknown>) => profileQueries(collections, action);
const cursor = (n: number, id: string) =>
  Buffer.from(JSON.stringify([timeOf(n).getTime(), id])).toString('base64url');

test.each(
  [
    ['blog', 'post', 'q=321'],
    ['landing-pages', 'page', 'q=321'],
    ['locations', 'area', 'q=321'],
    ['media', mediaId(5), 'q=321'],
  ].flatMap(([collection = '', id, search = '']) => [
    [collection, 'first page', ''],
    [collection, 'last page', `cursor=${cursor(10, `${id}`)}`],
    [collection, 'search', search],
  ]),
)('of many in %s the %s is read by indexes, no more than it shows', async (collection, _part, query) => {
  const { indexes, docs } = await watched(async () => {
    const { status } = await viewer.get(`/api/admin/${collection}?${query}`);
    expect(status).toBe(200);
  });
  expect(indexes.filter((plan) => !/^(IXSCAN |COUNT_SCAN |IDHACK)/.test(plan))).toEqual([]);
  expect(docs).toBeLessThanOrEqual(60);
});

test('uses of an image are found by an index', async () => {
  const { indexes, docs } = await watched(async () => {
    expect(await findMediaUses(mediaId(77))).toHaveLength(1);
  });
  expect(indexes).toContainEqual(expect.stringMatching(/^IXSCAN .*pictures/));
  expect(docs).toBeLessThanOrEqual(5);
});

test('public content is cached, and a change reads only the changed record', async () => {
  await Promise.all(copies.map((copy) => copy()));
  const again = async () => {
    for (const copy of copies) {
      copy.clear();
      await copy();
    }
  };
  expect(await watched(again)).toMatchObject({ docs: 0 });
  await Post.updateOne({ _id: 'post-471' }, { title: 'Another title' });
  const { docs } = await watched(again);
  expect(docs).toBe(1);
  const { summaries } = await publishedPosts();
  expect(summaries.filter(({ title }) => title === 'Another title').map(({ id }) => id)).toEqual([
    'post-471',
  ]);
  await Post.updateOne({ _id: 'post-471' }, { isDraft: true });
  await again();
  expect((await publishedPosts()).summaries.some(({ id }) => id === 'post-471')).toBe(false);
});

test('posts are listed up to a hundred at a time and by pages', async () => {
  const visitor = server.visitor();
  const bytesOf = ({ body }: { body: unknown }) => JSON.stringify(body).length;
  const listed = await visitor.get('/api/blog/posts');
  expect(listed.body).toHaveLength(100);
  expect(listed.body[0].title).toBe(`Post ${many - 1}`);
  expect(bytesOf(listed)).toBeLessThan(60_000);
  const index = await visitor.get(`/api/blog/index?page=${middle}`);
  expect(index.body).toMatchObject({ lead: null, page: middle });
  expect(index.body.rows).toHaveLength(12);
  expect(index.body.steps).toHaveLength(7);
  expect(index.body.total).toBeGreaterThanOrEqual(many - 1);
  expect(bytesOf(index)).toBeLessThan(10_000);
  // No other number starts with this one.
  const only = many - 223;
  const found = await visitor.get(`/api/blog/index?q=post%20${only}`);
  expect(found.body).toMatchObject({ found: 1, rows: [{ title: `Post ${only}` }] });
});

test('the preview of a service area lists no more other areas than its page', async () => {
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  const { path } = (await editor.post('/api/admin/locations/area-77/preview')).body;
  const [, token] = path.split('?preview=');
  const { body } = await server.visitor().get('/api/locations/area-77', { 'X-Preview': token });
  expect(body.others).toHaveLength(60);
});

test('other requests are served while an import of a thousand redirects is validated', async () => {
  const rows = Array.from({ length: many / 10 }, (_, n) => `/an-old-place/${n},/blog/post-${n}`);
  const others = Array.from({ length: many * 0.39 }, (_, n) => ({
    from: `/old/${n}`,
    to: `/blog/post-${n}`,
    code: '301',
    match: 'exact',
    words: [],
  }));
  await Redirect.insertMany(others.map((one) => ({ ...one, source: 'import' })));
  const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  const table = ['from,to', ...rows].join('\n');
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  stalls.enable();
  const start = performance.now();
  const { body } = await admin.post('/api/admin/redirects/imports', { table, columns: [], isDryRun: true });
  const ms = Math.round(performance.now() - start);
  stalls.disable();
  expect(body).toMatchObject({ rows: many / 10, errors: [] });
  process.stdout.write(`a dry run: ${ms} ms, nobody heard for ${Math.round(stalls.max / 1e6)} ms\n`);
});

test('all addresses, a post and a service area are served', async () => {
  const visitor = server.visitor();
  const { body } = await visitor.get('/api/locations/area-77');
  expect(body.others).toHaveLength(60);
  for (const path of [
    '/api/addresses',
    '/api/blog/posts',
    '/api/blog/index',
    `/api/blog/index?page=${middle}`,
    '/api/blog/index?q=post%20777',
    '/api/blog/posts/post-77',
    '/api/locations/area-77',
  ])
    expect((await visitor.get(path)).status).toBe(200);
});

test('of the list of addresses, only the part of a kind that has changed is serialized', async () => {
  const headAddresses = () => fetch(`${server.url}/api/addresses`, { method: 'HEAD' });
  await headAddresses();
  const clock = useFakeClock();
  const written = jest.spyOn(JSON, 'stringify');
  const parts = () => written.mock.calls.filter(([value]) => Array.isArray(value) && value.length >= many);
  for (let n = 0; n < 20; n += 1) expect((await headAddresses()).status).toBe(200);
  clock.advance(2000);
  for (let n = 0; n < 20; n += 1) expect((await headAddresses()).status).toBe(200);
  expect(parts()).toHaveLength(0);
  clock.release();
  await Post.updateOne({ _id: 'post-472' }, { title: 'A title of its own' });
  publishedPosts.clear();
  for (let n = 0; n < 20; n += 1) expect((await headAddresses()).status).toBe(200);
  expect(parts()).toHaveLength(1);
  written.mockRestore();
  const { body } = await server.visitor().get('/api/addresses');
  expect(body).toContainEqual(expect.objectContaining({ label: 'A title of its own' }));
});
