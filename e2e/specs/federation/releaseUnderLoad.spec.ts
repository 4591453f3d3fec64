import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { type Load, startLoad } from '../../load';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { BLOG, BlogReleases, foreignKey, rewrite } from '../../releases/BlogReleases';
import { walkSite } from '../../siteMap';
import { until } from '../../until';

const PER_SECOND = 50;

test.describe.configure({ mode: 'serial' });

let releases: BlogReleases;
let load: Load;
let first: string;

test.beforeAll(async ({ ownSite }) => {
  releases = new BlogReleases(ownSite.dataDir);
  first = releases.liveVersion;
  const { pages } = await walkSite(ownSite.url);
  load = startLoad(ownSite.url, pages, PER_SECOND);
});

test.afterAll(async () => {
  releases.clean();
  await load.stop();
});

test('a new release goes live, and tabs opened before and after it both work', async ({
  ownSite,
  browser,
  open,
  page,
  consented,
}) => {
  await consented();
  await open(paths.home);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  releases.publish('9.0.1', 'The Foundry, second edition');
  await shows(ownSite.url, 'The Foundry, second edition');
  const later = await browser.newPage();
  await later.goto(ownSite.url + paths.blog);
  await expect(later.getByRole('heading', { level: 1 })).toContainText('second edition');
  await later.close();
  // The older tab was made from the older release and goes on with it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Foundry' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('second edition');
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

const BAD: Record<string, { publish: () => void; reason: RegExp }> = {
  'with a file that was changed after it was signed': {
    publish: () =>
      releases.publishSpoiled('9.0.2', (store) =>
        rewrite(join(store, BLOG, '9.0.2/node/remote.cjs'), (text) => `${text} `),
      ),
    reason: /node\/remote\.cjs is not what was signed/,
  },
  'whose manifest nobody we know has signed': {
    publish: () =>
      releases.publishSpoiled('9.0.3', (store) => {
        const path = join(store, BLOG, '9.0.3/release.json');
        writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), signature: '' }));
      }),
    reason: /signature|manifest is not the one/,
  },
  'signed with a key we do not know': {
    publish: () => releases.publishSpoiled('9.0.4', () => undefined, foreignKey()),
    reason: /signature does not match/,
  },
  'that names a page it does not have': {
    publish: () =>
      releases.publish('9.0.5', 'never seen', (_folder, release) => {
        release.pages = [...release.pages, { path: '/blog/archive/:year', expose: './ArchivePage' }];
      }),
    reason: /ArchivePage/,
  },
  'that names a layout it does not have': {
    publish: () =>
      releases.publish('9.0.8', 'never seen', (_folder, release) => {
        release.pages = release.pages.map((page) => ({ ...page, layout: './ArchiveLayout' }));
      }),
    reason: /ArchiveLayout/,
  },
  'that throws when it is loaded': {
    publish: () =>
      releases.publish('9.0.6', 'never seen', (folder) =>
        rewrite(join(folder, 'node/remote.cjs'), () => 'throw new Error("broken on purpose");'),
      ),
    reason: /broken on purpose/,
  },
};

for (const [name, { publish, reason }] of Object.entries(BAD))
  test(`a release ${name} never goes live`, async ({ ownSite }) => {
    const before = { registry: releases.readRegistry(), refusals: refusals(ownSite.log('shell')).length };
    publish();
    const refusal = await until(
      () => refusals(ownSite.log('shell'))[before.refusals],
      'the release is not refused',
    );
    expect(refusal).toMatch(reason);
    expect(await blog(ownSite.url)).toContain('The Foundry, second edition');
    releases.writeRegistry(before.registry);
  });

test('an older registry entry cannot be played back', async ({ ownSite }) => {
  const before = releases.readRegistry();
  releases.publish('9.0.7', 'The Foundry, third edition');
  await shows(ownSite.url, 'third edition');
  const newest = releases.readRegistry();
  const count = refusals(ownSite.log('shell')).length;
  releases.writeRegistry(before);
  expect(await until(() => refusals(ownSite.log('shell'))[count], 'the replay is not refused')).toMatch(
    /older/,
  );
  expect(await blog(ownSite.url)).toContain('third edition');
  releases.writeRegistry(newest);
});

test('a rollback makes an older release live again', async ({ ownSite }) => {
  releases.store.rollback(BLOG, first);
  await until(async () => !(await blog(ownSite.url)).includes('edition'), 'the first release is not back');
});

test('no visitor noticed any of it', async () => {
  const result = await load.stop();
  test.info().annotations.push({
    type: 'load',
    description: JSON.stringify({ ...result, failures: result.failures.length }),
  });
  console.log(
    `under ${PER_SECOND}/s: ${result.requests} requests, ${result.failures.length} failed, p50 ${result.p50} ms, p99 ${result.p99} ms, max ${result.max} ms`,
  );
  expect(result.failures).toEqual([]);
  expect(result.requests).toBeGreaterThan(300);
});

const blog = async (url: string) => (await fetch(url + paths.blog)).text();
const shows = (url: string, words: string) =>
  until(async () => (await blog(url)).includes(words), `"${words}" is not live`);

/** What the shell has said about releases it does not take, in order. */
const refusals = (log: string) => log.split('\n').filter((line) => line.includes('release refused'));
