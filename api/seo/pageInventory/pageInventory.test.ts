import { savePageAddresses } from '../../content/addresses/model';
import { VitalRollup } from '../../insights/events/model';
import { toSiteDay } from '../../insights/events/toSiteDay';
import type { TestServer, Visitor } from '../../testing';
import { PageFacts } from '../pageFacts/model';
import { saveEntries } from '../sitemap/chunks';
import { SitemapAddress, SitemapRun } from '../sitemap/model';
import { newRun } from '../sitemap/sitemapJobs';
import { analyzePages } from './analyzePages';
import { apiPathOf, emptyInventory, now, type SeoSite, startSeoSite } from './seoSite.fixture';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
let origin: string;
let addPage: SeoSite['addPage'];
let edit: SeoSite['edit'];
beforeAll(async () => {
  ({ server, editor, viewer, addPage, edit } = await startSeoSite());
  origin = server.origin;
});
afterAll(() => server.stop());
beforeEach(emptyInventory);

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
    checked: 4,
    // The job of the server may have moved it.
    nextCheckAt: expect.any(String),
    isPending: false,
    kinds: ['Blog', 'Linked only', 'Not listed', 'Services'],
  });
  expect(body.counts).toContainEqual({ code: 'orphan', count: 1 });
  const detail = (await viewer.get(apiPathOf('/b'))).body;
  expect(detail.notes).toContainEqual({ code: 'brokenLink', items: ['/gone'] });
  expect(detail.page).toMatchObject({ inbound: 1, outbound: 2 });
  expect(detail.facts.nextCheckAt).not.toBeNull();
  expect((await viewer.get(apiPathOf('/a'))).body.facts.linkedFrom).toEqual(['/b']);
  const table = await viewer.get('/api/admin/seo/pages/export?kind=Blog');
  expect(table.body).toContain('/b,Blog');
});

test('the web vitals of an address are those of its pattern', async () => {
  await addPage('/blog/quiet-week');
  await VitalRollup.deleteMany({});
  const at = toSiteDay(new Date());
  const date = new Date();
  await VitalRollup.create([
    { _id: 'a', bucket: 'day', at, route: '/blog/:slug', metric: 'LCP', steps: { 150: 4 }, date },
    { _id: 'b', bucket: 'day', at, route: '/blog', metric: 'LCP', steps: { 160: 9 }, date },
  ]);
  const { vitals } = (await viewer.get(apiPathOf('/blog/quiet-week'))).body.facts;
  expect(vitals).toMatchObject({ route: '/blog/:slug', metrics: [{ metric: 'LCP', count: 4 }] });
  expect((await viewer.get(apiPathOf('/blog/quiet-week'))).body.facts.vitals.metrics).toHaveLength(1);
});

test('the sitemap file that lists an address is named', async () => {
  await addPage('/a');
  await addPage('/b');
  // No run of the job is newer.
  const at = new Date('2999-01-01');
  const run = { ...newRun({ trigger: 'manual', cause: 'of a test' }, at), slot: undefined };
  await SitemapRun.create([{ ...run, state: 'succeeded', chunks: await saveEntries([{ path: '/a' }], at) }]);
  const fileOf = async (path: string) => (await viewer.get(apiPathOf(path))).body.facts.sitemapFile;
  expect([await fileOf('/a'), await fileOf('/b')]).toEqual(['/sitemap.xml', '']);
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
  const revisions = (await viewer.get(`${apiPathOf('/a')}/revisions`)).body;
  expect(revisions.map(({ version, by }: { version: number; by: string }) => `${version} ${by}`)).toEqual([
    '3 Eve',
    '2 Eve',
    '1 Eve',
  ]);
  const restored = await editor.send('POST', `${apiPathOf('/a')}/revisions/1/restore`, {
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
  expect((await viewer.get(apiPathOf('/a'))).body.fixedReason).toMatch(message);
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
  expect((await viewer.get(apiPathOf('/nowhere'))).status).toBe(404);
  expect((await viewer.get('/api/admin/seo/pages/!!')).status).toBe(404);
  expect((await edit('/nowhere', { title: 'x' })).status).toBe(404);
});
