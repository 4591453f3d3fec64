import { savePageAddresses } from '../../content/addresses/model';
import { exampleLandingDraft } from '../../content/landingPages/example';
import { landingKind } from '../../content/landingPages/landingKind';
import { LandingPage } from '../../content/landingPages/model';
import { Location } from '../../content/locations/model';
import { publishedLocations } from '../../content/locations/publishedLocations';
import { examplePostDraft } from '../../content/posts/example';
import { Post } from '../../content/posts/model';
import { postKind } from '../../content/posts/postKind';
import { initialCrawlers } from '../../settings/initial';
import { Settings } from '../../settings/model';
import { profileQueries } from '../../testing';
import { addDocuments } from '../../testing/data/manyDocuments';
import { type FakeClock, useFakeClock } from '../../testing/servers/fakeClock';
import { checkSoon } from '../pageInventory/changeOverride';
import {
  advance,
  clock,
  jobs,
  listed,
  livePaths,
  runs,
  SECOND,
  settle,
  setUpSitemapSite,
  site,
} from './sitemapSite.fixture';

setUpSitemapSite();

let time: FakeClock;
beforeEach(async () => {
  time = useFakeClock();
  await Settings.deleteMany({});
  await savePageAddresses({
    pages: ['/about', '/blog/:slug', '/landing/:slug', '/service-areas/:slug'],
    files: [],
    listed: listed(['/about', '/blog/:slug', '/landing/:slug', '/service-areas/:slug']),
  });
  await publishPost('known');
  await publishPost('early', new Date(Date.now() + 600_000));
  await publishLanding('offer', new Date(Date.now() + 600_000));
  await settle();
});
afterEach(() => time.release());

const publishPost = (slug: string, publishedAt = new Date(), id = slug) =>
  postKind.publish({
    id,
    draft: examplePostDraft({ slug, title: slug, markdown: 'A word.' }),
    publishedAt,
    at: publishedAt,
    version: 1,
    by: { _id: 'x', name: 'Ana' },
  });
const publishLanding = (slug: string, expireAt: Date) =>
  landingKind.publish({
    id: slug,
    draft: { ...exampleLandingDraft({ slug }), kind: 'campaign', expireAt: expireAt.toISOString() },
    publishedAt: new Date(),
    at: new Date(),
    version: 1,
    by: { _id: 'x', name: 'Ana' },
  });
const START_PATHS = ['/about', '/blog/known', '/landing/offer'];
const without = (path: string) => START_PATHS.filter((one) => one !== path);
const withPath = (path: string) => [...START_PATHS, path].sort();

test.each<[string, () => Promise<unknown>, string[]]>([
  ['a published document', () => publishPost('new'), withPath('/blog/new')],
  ['a withdrawn document', () => postKind.withdraw('known'), without('/blog/known')],
  ['a deleted document', () => Post.deleteOne({ _id: 'known' }), without('/blog/known')],
  [
    'another slug',
    () => publishPost('renamed', new Date(), 'known'),
    ['/about', '/blog/renamed', '/landing/offer'],
  ],
  [
    'a page of a new release',
    () =>
      savePageAddresses({
        pages: ['/about', '/team', '/blog/:slug', '/landing/:slug'],
        files: [],
        listed: listed(['/about', '/team', '/blog/:slug', '/landing/:slug']),
      }),
    withPath('/team'),
  ],
  [
    'a rule of robots.txt',
    () =>
      Settings.updateOne(
        { _id: 'site' },
        { crawlers: { ...initialCrawlers, robotsRules: 'User-agent: *\nDisallow: /about' } },
        { upsert: true },
      ),
    without('/about'),
  ],
  [
    'an override that says noindex',
    () => {
      site.answers['/about'] = { robots: 'noindex' };
      return checkSoon('/about', clock.time - Date.now());
    },
    without('/about'),
  ],
  [
    'another canonical URL',
    () => {
      site.answers['/about'] = { canonical: `${site.origin}/blog/known` };
      return checkSoon('/about', clock.time - Date.now());
    },
    without('/about'),
  ],
])('%s is followed by one run of several processes', async (_what, change, expected) => {
  expect(await livePaths()).toEqual(START_PATHS);
  const before = (await runs()).length;
  time.advance(SECOND);
  await change();
  const processes = [jobs(), jobs()];
  for (const wait of [1, 10, 30]) {
    await Promise.all(processes.map((job) => advance(wait * SECOND, job)));
  }
  expect(await livePaths()).toEqual(expected);
  expect(await runs()).toHaveLength(before + 1);
});

test('a page that appears or expires by time is noticed although nothing is written', async () => {
  const before = (await runs()).length;
  time.advance(700_000);
  await settle();
  expect(await livePaths()).toEqual(['/about', '/blog/early', '/blog/known']);
  await settle();
  expect(await runs()).toHaveLength(before + 1);
});

test('a publication that fails is followed by no run', async () => {
  const before = (await runs()).length;
  await expect(
    Post.db.transaction(async () => {
      await publishPost('new');
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  await settle();
  expect(await runs()).toHaveLength(before);
});

test('while nothing changes, no document is read', async () => {
  await addDocuments(50);
  await settle();
  expect(await livePaths()).toHaveLength(START_PATHS.length + 150);
  const names = [Post, LandingPage, Location].map(({ collection }) => collection.name);
  const { keys, docs } = await profileQueries([...names, 'changeNotes', 'sitemapAddresses'], async () => {
    for (let round = 0; round < 5; round += 1) await advance(2 * SECOND);
  });
  expect({ keys, docs }).toEqual({ keys: 0, docs: 0 });
  await Location.deleteMany({});
  publishedLocations.clear();
});
