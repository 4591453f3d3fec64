import mongoose from 'mongoose';
import { savePageAddresses } from '../../content/addresses/model';
import { Post } from '../../content/posts/model';
import { initialCrawlers } from '../../settings/initial';
import { Settings } from '../../settings/model';
import { createPost } from '../../testing';
import { explainAddress } from './explainAddress';
import { SitemapAddress, SitemapRun } from './model';
import { newRun, runQueued } from './sitemapJobs';
import {
  type Answer,
  advance,
  clearPublished,
  clock,
  DAY,
  env,
  listed,
  live,
  livePaths,
  log,
  release,
  runs,
  SECOND,
  START,
  settle,
  setUpSitemapSite,
  site,
} from './sitemapSite.fixture';
import { countExclusions } from './writeSitemap';

setUpSitemapSite();

test.each<[string, Answer]>([
  ['status', { status: 404 }],
  ['status', { status: 301 }],
  ['noindex', { robots: 'noindex,follow' }],
  ['noindex', { header: 'noindex' }],
  ['canonical', { canonical: 'https://elsewhere.example/about' }],
])('a page that is found by a check to be out by %s leaves, and comes back', async (rule, answer) => {
  await settle();
  expect(await livePaths()).toEqual(['/', '/about']);
  site.answers['/about'] = answer;
  await advance(70 * SECOND);
  await settle();
  expect(await livePaths()).toEqual(['/']);
  expect(await explainAddress('/about', site.origin)).toMatchObject({ isIncluded: false, rule });
  expect((await runs()).at(-1)).toMatchObject({ removed: 1, excluded: 1 });
  site.answers = {};
  await advance(3_700 * SECOND);
  await settle();
  expect(await livePaths()).toEqual(['/', '/about']);
  expect(await explainAddress(`${site.origin}/about`, site.origin)).toMatchObject({ isIncluded: true });
});

test('a page that robots.txt blocks leaves with the next run, and comes back', async () => {
  const block = (robotsRules: string) =>
    Settings.updateOne({ _id: 'site' }, { crawlers: { ...initialCrawlers, robotsRules } }, { upsert: true });
  await settle();
  await block('User-agent: *\nDisallow: /about');
  await settle();
  expect(await livePaths()).toEqual(['/']);
  await advance(70 * SECOND);
  await settle();
  expect(await livePaths()).toEqual(['/']);
  expect(await explainAddress('/about', site.origin)).toMatchObject({ isIncluded: false, rule: 'robots' });
  expect(await countExclusions()).toEqual([{ _id: 'robots', count: 1, example: '/about' }]);
  await block('');
  await settle();
  expect(await livePaths()).toEqual(['/', '/about']);
});

test('a page that cannot be read stays until the third check in a row', async () => {
  await settle();
  site.answers['/about'] = { status: 503 };
  for (const expected of [2, 2, 1]) {
    await advance(1_000 * SECOND);
    await settle();
    expect(await livePaths()).toHaveLength(expected);
  }
  expect(await explainAddress('/about', site.origin)).toMatchObject({ rule: 'unreachable', status: 503 });
});

test('every page is checked within a week, two at a time', async () => {
  const pages = Array.from({ length: 7 }, (_, at) => `/page-${at}`);
  await release(pages);
  await settle();
  expect(site.requested).toEqual([]);
  await advance(70 * SECOND);
  expect(site.requested).toHaveLength(2);
  for (let turn = 0; turn < 4; turn += 1) await advance(2 * SECOND);
  expect(site.requested.toSorted()).toEqual(pages);
  site.requested = [];
  for (let turn = 0; turn < 4; turn += 1) await advance(DAY);
  expect(site.requested).toEqual([]);
  await advance(2 * DAY + 1);
  for (let turn = 0; turn < 4; turn += 1) await advance(2 * SECOND);
  expect(site.requested.toSorted()).toEqual(pages);
});

test('the last change of a page moves only with its content', async () => {
  const entry = async (path: string) => (await live()).find((one) => one.path === path);
  const check = async () => {
    await advance(7 * DAY);
    await settle();
  };
  site.answers['/about'] = { text: 'One.', image: '/api/media/1' };
  await settle();
  expect(await entry('/about')).toEqual({ path: '/about' });
  await check();
  expect(await entry('/about')).toEqual({ path: '/about', images: ['/api/media/1'] });
  await check();
  expect(await entry('/about')).not.toHaveProperty('changedAt');
  site.answers['/about'] = { text: 'Two.', image: '/api/media/1' };
  await check();
  const changedAt = (await entry('/about'))?.changedAt;
  expect(Date.parse(changedAt ?? '')).toBeGreaterThan(START + 20 * DAY);
  await check();
  expect(await entry('/about')).toMatchObject({ changedAt });
});

test('a post changes when a publication changes its content', async () => {
  const publish = async (at: Date) => {
    await Post.updateOne({ slug: 'note' }, { updatedAt: at }, { timestamps: false });
    clearPublished();
    await settle();
    await advance(70 * SECOND);
    await settle();
  };
  const first = new Date('2026-10-01T00:00:00Z');
  await createPost({ slug: 'note', publishAt: first });
  await publish(first);
  const changedAt = async () => (await live()).find(({ path }) => path === '/blog/note')?.changedAt;
  expect(await changedAt()).toBe(first.toISOString());
  expect(await SitemapAddress.findById('/blog/note').lean()).toMatchObject({ kind: 'The Foundry' });
  // Published again as it was.
  await publish(new Date('2026-10-02T00:00:00Z'));
  expect(await changedAt()).toBe(first.toISOString());
  site.answers['/blog/note'] = { text: 'Written again.' };
  await publish(new Date('2026-10-03T00:00:00Z'));
  expect(await changedAt()).toBe('2026-10-03T00:00:00.000Z');
});

test('a page that is published during its check is checked again', async () => {
  const publish = async (at: string) => {
    await Post.updateOne({ slug: 'note' }, { updatedAt: new Date(at) }, { timestamps: false });
    clearPublished();
  };
  await createPost({ slug: 'note', publishAt: new Date('2026-10-01T00:00:00Z') });
  await publish('2026-10-01T00:00:00Z');
  await settle();
  site.onRequest = async (path) => {
    if (path !== '/blog/note') return;
    site.onRequest = undefined;
    await publish('2026-10-02T00:00:00Z');
    await SitemapRun.create([newRun({ trigger: 'manual', cause: 'a member' }, clock.now())]);
    await runQueued(env(), log, clock.now);
  };
  for (const _ of [1, 2]) {
    await advance(70 * SECOND);
    await settle();
  }
  expect(site.onRequest).toBeUndefined();
  expect((await live()).find(({ path }) => path === '/blog/note')?.changedAt).toBe(
    '2026-10-02T00:00:00.000Z',
  );
});

test('a path that names another site is neither listed nor requested', async () => {
  await release(['/', '/about', '//elsewhere.example/page', '/\\elsewhere.example/page']);
  await settle();
  expect(await livePaths()).toEqual(['/', '/about']);
});

test('a page is read however deeply it is nested', async () => {
  site.answers['/about'] = { text: `${'<span>'.repeat(20_000)}Deep.` };
  await settle();
  await advance(70 * SECOND);
  expect(await SitemapAddress.findById('/about').lean()).toMatchObject({ status: 200, rule: 'included' });
});

test('says of any URL why it is not in the sitemap', async () => {
  await release(['/', '/about', '/old']);
  await settle();
  await savePageAddresses({
    pages: ['/', '/about', '/second', '/blog/:slug'],
    files: [],
    listed: listed(['/', '/about']),
  });
  await settle();
  await mongoose.connection
    .collection('redirects')
    .insertOne({ from: '/former', match: 'exact', to: '/about', code: '301' });
  for (const [address, rule] of [
    ['/about', 'included'],
    [`${site.origin}/about`, 'included'],
    ['https://elsewhere.example/about', 'elsewhere'],
    ['//elsewhere.example/about', 'elsewhere'],
    ['http://[', 'elsewhere'],
    ['/about?a=b', 'query'],
    ['/admin/leads', 'private'],
    ['/former', 'redirected'],
    ['/old', 'gone'],
    ['/second', 'unlisted'],
    ['/blog/nothing', 'unknown'],
    ['/nothing', 'unknown'],
  ] as const)
    expect([address, (await explainAddress(address, site.origin)).rule]).toEqual([address, rule]);
});
