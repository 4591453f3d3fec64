import { unified } from 'unified';
import { Media } from '../../media/model';
import { createLandingPage, startServer, type TestServer } from '../../testing';
import { landingPath, landingState } from './landingState';
import { LandingPage, type LandingPageRecord } from './model';
import { publishedLandings } from './publishedLandings';
import { seedLandingPages } from './seedLandingPages';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await LandingPage.deleteMany({});
  publishedLandings.clear();
});

const day = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * day);
const get = (slug: string) => server.visitor().get(`/api/landing-pages/${encodeURIComponent(slug)}`);
const nothing = { page: null, isExpired: false, leadsTo: null };

async function saved(part: Partial<LandingPageRecord> = {}): Promise<void> {
  await createLandingPage({ slug: 'spring', searchTitle: 'Spring', ...part });
  publishedLandings.clear();
}

test('a published page is returned with sanitized rich text', async () => {
  await saved();
  const { status, body } = await get('spring');
  expect(status).toBe(200);
  expect(body).toEqual({
    ...nothing,
    page: {
      slug: 'spring',
      path: '/landing/spring',
      searchTitle: 'Spring',
      isListed: true,
      description: expect.any(String),
      blocks: [
        { kind: 'hero', title: 'Made for a test', lead: 'It says little.', drawnAs: '/services/pcaas' },
        { kind: 'text', title: 'Why', html: expect.stringContaining('<strong>words</strong>') },
      ],
    },
  });
  expect(JSON.stringify(body)).not.toContain('<script');
});

test('a hero keeps its own image, labels and link', async () => {
  const own = {
    image: '/api/media/p',
    imageAlt: 'Our desk',
    callLabel: 'Call our team',
    bookLabel: 'Reserve',
    bookTo: '/contact',
  };
  const hero = { kind: 'hero', title: 'One', lead: 'Two.', drawnAs: '/services/pcaas', ...own } as const;
  await saved({ blocks: [hero] });
  expect((await get('spring')).body.page.blocks).toEqual([hero]);
});

test('an image in a text has its size, so that the layout does not shift', async () => {
  const id = 'c'.repeat(24);
  await Media.collection.insertOne({ _id: id as never, kind: 'image', width: 1600, height: 900 });
  const markdown = `![A rack](/api/media/${id})`;
  await saved({ blocks: [{ kind: 'text', title: 'Why', markdown }] });
  expect((await get('spring')).body.page.blocks[0].html).toMatch(/<img [^>]*width="1600" height="900"/);
});

test.each([
  ['a draft', { isDraft: true }],
  ['one for tomorrow', { publishAt: before(-1) }],
])('%s is not found', async (_, part) => {
  await saved(part);
  expect((await get('spring')).body).toEqual(nothing);
});

test('an expired page is reported with its redirect', async () => {
  await saved({ expireAt: before(0.5) });
  expect((await get('spring')).body).toEqual({ ...nothing, isExpired: true });
  await LandingPage.updateOne({ slug: 'spring' }, { expireTo: '/services' });
  publishedLandings.clear();
  expect((await get('spring')).body).toEqual({ ...nothing, isExpired: true, leadsTo: '/services' });
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\telsewhere.example',
  'https://elsewhere.example',
])('an expired page never redirects to another site: %s', async (expireTo) => {
  await saved({ expireAt: before(0.5), expireTo });
  expect((await get('spring')).body).toEqual({ ...nothing, isExpired: true });
});

test.each(['/spring', '/landing/spring', '/spring/'])(
  'one that is over never leads to itself: %s',
  async (expireTo) => {
    await saved({ expireAt: before(0.5) });
    await LandingPage.updateOne({ slug: 'spring' }, { expireTo });
    publishedLandings.clear();
    expect((await get('spring')).body).toEqual({ ...nothing, isExpired: true });
    await expect(new LandingPage({ slug: 'spring', expireTo }).validate('expireTo')).rejects.toThrow(
      /itself/,
    );
  },
);

test('only published and listed pages are among the addresses of the site', async () => {
  await saved();
  await saved({ slug: 'quiet', isListed: false });
  await saved({ slug: 'over', expireAt: before(0.5) });
  await saved({ slug: 'its-legal-waco', kind: 'programmatic', label: 'Lawyers in Waco' });
  const { body } = await server.visitor().get('/api/addresses');
  const landings = body.filter(({ path }: { path: string }) => !/^.(blog|service-areas)./.test(path));
  expect(landings.map(({ path }: { path: string }) => path).sort()).toEqual([
    '/its-legal-waco',
    '/landing/spring',
  ]);
});

test.each(['nobody', '__proto__', 'constructor', '{"$gt":""}', '<script>', 'x'.repeat(5000)])(
  '%.20s is no page, and that is an answer',
  async (slug) => {
    expect(await get(slug)).toMatchObject({ status: 200, body: nothing });
  },
);

test('an invalid page does not affect the others', async () => {
  await saved({ slug: 'broken', blocks: [{ kind: 'hero' }] as never });
  await saved();
  expect((await get('broken')).body).toEqual(nothing);
  expect((await get('spring')).body.page).not.toBeNull();
});

test('the seed adds five complete pages once and keeps the edits of the team', async () => {
  await seedLandingPages();
  await LandingPage.updateOne({ slug: 'fivepointsbor' }, { searchTitle: 'Ours' });
  await seedLandingPages();
  publishedLandings.clear();
  expect(await LandingPage.countDocuments()).toBe(5);
  for (const slug of (await LandingPage.find().lean()).map((page) => page.slug))
    expect((await get(slug)).body.page?.blocks.length).toBeGreaterThan(5);
  expect((await get('fivepointsbor')).body.page).toMatchObject({
    path: '/fivepointsbor',
    searchTitle: 'Ours',
  });
});

test.each([
  ['draft', { isDraft: true, publishAt: before(1) }],
  ['draft', { isDraft: true, publishAt: before(2), expireAt: before(1) }],
  ['scheduled', { isDraft: false, publishAt: before(-1) }],
  ['scheduled', { isDraft: false, publishAt: before(-1), expireAt: before(1) }],
  ['published', { isDraft: false, publishAt: before(1) }],
  ['published', { isDraft: false, publishAt: before(1), expireAt: before(-1) }],
  ['expired', { isDraft: false, publishAt: before(2), expireAt: before(1) }],
])('a page is %s: %o', (state, record) => expect(landingState(record, new Date())).toBe(state));

test('a slug that the catch-all route does not admit is only under /landing', () => {
  expect(landingPath({ slug: 'its-legal-waco', kind: 'programmatic' })).toBe('/its-legal-waco');
  expect(landingPath({ slug: 'lawyers', kind: 'programmatic' })).toBe('/landing/lawyers');
  expect(landingPath({ slug: 'its-legal-waco', kind: 'campaign' })).toBe('/landing/its-legal-waco');
  expect(landingPath({ slug: 'fivepointsbor', kind: 'system' })).toBe('/fivepointsbor');
});

test('texts are rendered in a worker thread, not in the main thread', async () => {
  const markdown = `${'A word and **another** [one](/about). '.repeat(29)}\n\n`.repeat(20);
  const { slug } = await createLandingPage({
    blocks: [
      { kind: 'hero', title: 'Long', lead: 'It says much.', drawnAs: '/services/pcaas' },
      { kind: 'text', title: 'Why', markdown },
    ],
  });
  publishedLandings.clear();
  const parsed = jest.spyOn(Object.getPrototypeOf(unified()), 'parse');
  const getPage = () => server.visitor().get(`/api/landing-pages/${slug}`);
  const first = await getPage();
  expect(first.body.page.blocks[1].html).toContain('<strong>another</strong>');
  for (let n = 0; n < 3; n += 1) expect((await getPage()).body).toEqual(first.body);
  await LandingPage.updateOne({ slug }, { 'blocks.1.markdown': 'A **new** text.' });
  publishedLandings.clear();
  expect((await getPage()).body.page.blocks[1].html).toContain('<strong>new</strong>');
  expect(parsed).not.toHaveBeenCalled();
  parsed.mockRestore();
});
