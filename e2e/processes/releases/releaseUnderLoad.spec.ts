import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { ifLong, isLong } from '../../fixtures/isLong';
import { BLOG, type BlogReleases, foreignKey, rewrite } from '../../fixtures/releases/BlogReleases';
import { copyStore, type OwnStore } from '../../fixtures/releases/copyStore';
import { type Load, startPageLoad } from '../../fixtures/requests/startPageLoad';
import { knownPaths } from '../../fixtures/site/crawlSite';
import { type ShellProcess, startShell } from '../../fixtures/site/startShell';
import { siteTest } from '../../fixtures/siteTest';
import { expect, test } from '../../fixtures/test';
import { until } from '../../fixtures/waiting/until';

const PER_SECOND = isLong ? 50 : 8;

test.describe.configure({ mode: 'serial' });

let store: OwnStore;
let releases: BlogReleases;
let shell: ShellProcess;
let load: Load;
let first: string;

test.beforeAll(async ({ site }) => {
  store = copyStore(site.dataDir);
  releases = store.releases;
  first = releases.liveVersion;
  shell = await startShell({ ...store.env, API_ORIGIN: site.apiUrl });
  const pages = (await knownPaths(shell.url)).filter((path) => !path.startsWith('/admin'));
  load = startPageLoad(shell.url, pages, PER_SECOND);
});

test.afterAll(async () => {
  await load?.stop();
  await shell?.kill();
  store?.clean();
});

test('a new release goes live, and tabs opened before and after it work', async ({
  browser,
  open,
  page,
  consented,
}) => {
  await consented();
  await open(shell.url + paths.home);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  releases.publish('9.0.1', 'The Foundry, second edition');
  await shows(shell.url, 'The Foundry, second edition');
  const later = await browser.newPage();
  await later.goto(shell.url + paths.blog);
  await expect(later.getByRole('heading', { level: 1 })).toContainText('second edition');
  await later.close();
  // The older tab was rendered from the older release and keeps using it.
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
    reason: /node\/remote\.cjs does not match its signed hash/,
  },
  'signed with an unknown key': {
    publish: () => releases.publishSpoiled('9.0.4', () => undefined, foreignKey()),
    reason: /signature does not match/,
  },
  'that lists a page it does not contain': {
    publish: () =>
      releases.publish('9.0.5', 'never seen', (_folder, release) => {
        release.pages = [...release.pages, { path: '/blog/archive/:year', expose: './ArchivePage' }];
      }),
    reason: /ArchivePage/,
  },
  'that throws when it is loaded': {
    publish: () =>
      releases.publish('9.0.6', 'never seen', (folder) =>
        rewrite(join(folder, 'node/remote.cjs'), () => 'throw new Error("broken on purpose");'),
      ),
    reason: /broken on purpose/,
  },
  'that imports a name that the kit lacks': {
    publish: () =>
      releases.publish('9.0.8', 'never seen', (_folder, release) => {
        const [entryPoint, names = []] = Object.entries(release.kit)[0] ?? ['', []];
        expect(names, 'the build wrote down what it uses').toContain('styled');
        release.kit = { ...release.kit, [entryPoint]: [...names, 'NobodyHasThis'] };
      }),
    reason: /needs NobodyHasThis of @site\/shell\/kit/,
  },
};

/** Without load these are shown by `LocalReleases.test.ts` and `releaseRetries.test.ts`. */
const SHOWN_ELSEWHERE = [
  'with a file that was changed after it was signed',
  'signed with an unknown key',
  'that throws when it is loaded',
];

for (const [name, { publish, reason }] of Object.entries(BAD)) {
  if (!isLong && SHOWN_ELSEWHERE.includes(name)) continue;
  siteTest(`a release ${name} never goes live`, async () => {
    const before = { registry: releases.readRegistry(), rejections: rejections(shell.output()).length };
    publish();
    const rejection = await until(
      () => rejections(shell.output())[before.rejections],
      'the release is not rejected',
    );
    expect(rejection).toMatch(reason);
    expect(await blog(shell.url)).toContain('The Foundry, second edition');
    releases.writeRegistry(before.registry);
  });
}

// Without load, `RegistryExpiry.test.ts` shows it.
ifLong(siteTest)('an older registry entry cannot be replayed', async () => {
  const before = releases.readRegistry();
  releases.publish('9.0.7', 'The Foundry, third edition');
  await shows(shell.url, 'third edition');
  const newest = releases.readRegistry();
  const count = rejections(shell.output()).length;
  releases.writeRegistry(before);
  expect(await until(() => rejections(shell.output())[count], 'the replay is not rejected')).toMatch(/older/);
  expect(await blog(shell.url)).toContain('third edition');
  releases.writeRegistry(newest);
});

siteTest('a rollback makes an older release live again', async () => {
  releases.store.rollback(BLOG, first);
  await until(async () => !(await blog(shell.url)).includes('edition'), 'the first release is not back');
});

siteTest('no visitor was affected', async () => {
  const result = await load.stop();
  siteTest.info().annotations.push({
    type: 'load',
    description: JSON.stringify({ ...result, failures: result.failures.length }),
  });
  expect(result.failures).toEqual([]);
  expect(result.requests).toBeGreaterThan(50);
});

const blog = async (url: string) => (await fetch(url + paths.blog)).text();
const shows = (url: string, words: string) =>
  until(async () => (await blog(url)).includes(words), `"${words}" is not live`);

/** The shell's log lines about rejected releases, in order. */
const rejections = (log: string) => log.split('\n').filter((line) => line.includes('release rejected'));
