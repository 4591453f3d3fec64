import { savePageAddresses } from '../../content/addresses/model';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { PageAnalysis, PageFacts } from '../pageFacts/model';
import { SitemapAddress } from '../sitemap/model';
import { analyzePages } from './analyzePages';
import { emptyOverride } from './contract';
import { SeoOverride, SeoRevision, SeoRun } from './model';
import { pathKey } from './seoPageView';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
let origin: string;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor', name: 'Eve' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  origin = server.origin;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([
    PageFacts.deleteMany({}),
    SitemapAddress.deleteMany({}),
    SeoOverride.deleteMany({}),
    SeoRevision.deleteMany({}),
    holdAnalysis(),
  ]);
});

/** The tests analyze by themselves. */
const holdAnalysis = () =>
  PageAnalysis.updateOne(
    { _id: 'live' },
    { $set: { leaseUntil: new Date('2999-01-01'), dirtyAt: null } },
    { upsert: true },
  );

const now = new Date('2026-11-20T12:00:00Z');
async function addPage(path: string, facts: object = {}, kind = 'Services') {
  await SitemapAddress.create([{ _id: path, label: `Label of ${path}`, kind, nextCheckAt: now }]);
  await PageFacts.updateOne(
    { _id: path },
    {
      $set: {
        isListed: true,
        status: 200,
        checkedAt: now,
        title: `A title that is long enough ${path}`,
        description: `A description of ${path} that has at least seventy characters, so that it is fine.`,
        canonical: origin + path,
        socialImage: `${origin}/social.png`,
        headings: ['Heading'],
        wordCount: 300,
        links: ['/a', '/b'],
        ...facts,
      },
    },
    { upsert: true },
  );
}
const place = (path: string) => `/api/admin/seo/pages/${pathKey(path)}`;
const edit = (path: string, draft: object, version = 0) =>
  editor.send('PATCH', place(path), {
    body: { ...emptyOverride, ...draft },
    headers: { 'If-Match': `"${version}"` },
  });
const list = async (query = '') =>
  (await viewer.get(`/api/admin/seo/pages${query}`)).body.items.map(({ path }: { path: string }) => path);

test('lists addresses by problems, with search, filters and orders', async () => {
  await savePageAddresses({ pages: ['/a', '/alias', '/blog/:slug'], files: [], listed: [] });
  await addPage('/a');
  await addPage('/b', { title: '', links: ['/a', '/gone'] }, 'Blog');
  await addPage('/c', { links: [], description: '', wordCount: 20 });
  await analyzePages(origin, now);
  await PageFacts.updateOne({ _id: '/gone' }, { $set: { status: 404, checkedAt: now } });
  await analyzePages(origin, now);
  expect(await list()).toEqual(['/b', '/gone', '/c', '/a', '/alias']);
  expect(await list('?problem=brokenLink')).toEqual(['/b']);
  expect(await list('?problem=orphan')).toEqual(['/c']);
  expect(await list('?kind=Blog')).toEqual(['/b']);
  expect(await list('?state=unlisted&sort=path')).toEqual(['/alias', '/gone']);
  expect(await list('?q=enough%20c')).toEqual(['/c']);
  expect(await list('?q=%2F')).toEqual([]);
  expect(await list('?sort=words&limit=3')).toEqual(['/alias', '/gone', '/c']);
  const { body } = await viewer.get('/api/admin/seo');
  expect(body).toMatchObject({
    pages: 5,
    isPending: false,
    kinds: ['Blog', 'Linked only', 'Not listed', 'Services'],
  });
  expect(body.counts).toContainEqual({ code: 'orphan', count: 1 });
  const detail = (await viewer.get(place('/b'))).body;
  expect(detail.notes).toContainEqual({ code: 'brokenLink', items: ['/gone'] });
  expect(detail.page).toMatchObject({ inbound: 1, outbound: 2 });
  expect((await viewer.get(place('/a'))).body.facts.linkedFrom).toEqual(['/b']);
  const table = await viewer.get('/api/admin/seo/pages/export?kind=Blog');
  expect(table.body).toContain('/b,Blog');
});

test('addresses that are gone leave the inventory', async () => {
  await addPage('/a', { links: [] });
  await addPage('/b', { links: [] });
  await analyzePages(origin, now);
  await SitemapAddress.deleteOne({ _id: '/b' });
  await savePageAddresses({ pages: [], files: [], listed: [] });
  await analyzePages(origin, now);
  expect(await list()).toEqual(['/a']);
});

test('an override is saved with its version, published and taken back', async () => {
  await addPage('/a');
  await addPage('/b');
  const saved = await edit('/a', {
    title: '  Backup   service ',
    canonical: `${origin}/b`,
    socialImage: '/media/x.webp',
  });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({
    version: 1,
    title: 'Backup service',
    canonical: '/b',
    page: { isOverridden: true },
  });
  expect(saved.body.original.title).toContain('/a');
  const published = async () => (await fetch(`${server.url}/api/seo-overrides`)).json();
  expect(await published()).toEqual([
    { path: '/a', title: 'Backup service', canonical: '/b', socialImage: '/media/x.webp' },
  ]);
  expect((await edit('/a', { title: 'Other' })).status).toBe(412);
  expect((await edit('/a', { title: 'Other' }, 1)).body.version).toBe(2);
  expect((await edit('/a', {}, 2)).body.page.isOverridden).toBe(false);
  const revisions = (await viewer.get(`${place('/a')}/revisions`)).body;
  expect(revisions.map(({ version, by }: { version: number; by: string }) => `${version} ${by}`)).toEqual([
    '3 Eve',
    '2 Eve',
    '1 Eve',
  ]);
  const restored = await editor.send('POST', `${place('/a')}/revisions/1/restore`, {
    headers: { 'If-Match': '"3"' },
  });
  expect(restored.body).toMatchObject({ version: 4, title: 'Backup service' });
});

test('an override has the page checked again soon', async () => {
  await addPage('/a');
  await SitemapAddress.updateOne({ _id: '/a' }, { $set: { nextCheckAt: new Date('2030-01-01') } });
  await edit('/a', { title: 'Backup service' });
  expect((await SitemapAddress.findById('/a'))?.nextCheckAt.getTime()).toBeLessThan(Date.parse('2030-01-01'));
});

test.each<[string, object, RegExp]>([
  ['an alias', { canonical: 'of another page' }, /is a copy of another page/],
  ['an error', { status: 404 }, /returns HTTP status 404/],
  ['a redirect', { status: 301 }, /returns HTTP status 301/],
  ['an address that was not checked', { checkedAt: null }, /hasn’t been checked/],
])('the head of %s is fixed', async (_, facts, message) => {
  await addPage('/b');
  await addPage('/a', { ...facts, ...('canonical' in facts && { canonical: `${origin}/b` }) });
  const { status, body } = await edit('/a', { title: 'Mine' });
  expect(status).toBe(400);
  expect(body.message).toMatch(message);
  expect((await viewer.get(place('/a'))).body.fixedReason).toMatch(message);
});

test.each([
  ['https://elsewhere.example/', /path of a page on this site/],
  ['javascript:alert(1)', /path of a page on this site/],
  ['//elsewhere.example', /path of a page on this site/],
  ['/nowhere', /No page was found at this URL/],
  ['/alias', /has another canonical/],
])('the canonical URL %s is refused at its field', async (canonical, message) => {
  await addPage('/a');
  await addPage('/alias', { canonical: `${origin}/a` });
  await addPage('/b');
  const { status, body } = await edit('/b', { canonical });
  expect(status).toBe(400);
  expect(body.fieldErrors.canonical).toMatch(message);
});

test('unknown addresses and ids answer 404', async () => {
  expect((await viewer.get(place('/nowhere'))).status).toBe(404);
  expect((await viewer.get('/api/admin/seo/pages/!!')).status).toBe(404);
  expect((await edit('/nowhere', { title: 'x' })).status).toBe(404);
});

describe('bulk edits', () => {
  const draft = { q: '', problem: '', kind: '', title: '', description: '', robots: 'keep' };
  const preview = async (part: Record<string, string>) =>
    editor.get(`/api/admin/seo/runs/preview?${new URLSearchParams(part)}`);
  const run = (part: object, expected: number) =>
    editor.post('/api/admin/seo/runs', { ...draft, ...part, expected });
  const titleOf = async (path: string) => (await viewer.get(place(path))).body.title;
  beforeEach(async () => {
    await SeoRun.deleteMany({});
    await addPage('/a', { title: 'Backup', headings: ['Backup heading'], words: ['a'] });
    await addPage('/b', { title: 'Support', headings: [], words: ['b'] }, 'Blog');
    await addPage('/c', { status: 404 });
  });

  test('show before and after, run as previewed, and are rolled back as a whole', async () => {
    const { body } = await preview({ title: '{title} in Round Rock' });
    expect(body).toMatchObject({ matching: 3, changed: 2 });
    expect(body.items[0]).toMatchObject({
      path: '/a',
      titleBefore: 'Backup',
      titleAfter: 'Backup in Round Rock',
      skipped: '',
    });
    expect(body.items[2].skipped).toMatch(/returns HTTP status 404/);
    expect((await run({ title: '{title} in Round Rock' }, 3)).status).toBe(409);
    const done = await run({ title: '{title} in Round Rock' }, 2);
    expect(done.body).toMatchObject({ count: 2, by: 'Eve', paths: ['/a', '/b'] });
    expect((await viewer.get(`/api/admin/seo/runs/${done.body.id}`)).body).toEqual(done.body);
    expect((await viewer.get('/api/admin/seo/runs/nothing')).status).toBe(404);
    expect(await titleOf('/b')).toBe('Support in Round Rock');
    // Another member changes one of them, which the rollback leaves.
    expect((await edit('/b', { title: 'By hand' }, 1)).status).toBe(200);
    const back = await editor.post(`/api/admin/seo/runs/${done.body.id}/rollback`);
    expect(back.body).toMatchObject({ skipped: 1, rolledBackBy: 'Eve' });
    expect(await titleOf('/a')).toBe('');
    expect(await titleOf('/b')).toBe('By hand');
    expect((await editor.post(`/api/admin/seo/runs/${done.body.id}/rollback`)).status).toBe(409);
    expect((await viewer.get('/api/admin/seo/runs')).body.items).toHaveLength(1);
  });

  test('skip pages without a value for a variable, and keep other overrides', async () => {
    await edit('/a', { socialTitle: 'Social' });
    const { body } = await preview({ title: '{heading}' });
    expect(body.items.map(({ skipped }: { skipped: string }) => skipped)).toEqual([
      '',
      'It has no value for {heading}.',
      expect.stringMatching(/404/),
    ]);
    await run({ title: '{heading}' }, 1);
    expect((await viewer.get(place('/a'))).body).toMatchObject({
      title: 'Backup heading',
      socialTitle: 'Social',
      version: 2,
    });
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ title: '{constructor}' }, /no variable {constructor}/],
    [{ title: '{}' }, /no variable {}/],
    [{}, /enter a title/],
  ])('%j is refused', async (part, message) => {
    const { status, body } = await preview(part);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });
});
