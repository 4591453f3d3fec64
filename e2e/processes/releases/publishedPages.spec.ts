import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import { rewrite } from '../../fixtures/releases/BlogReleases';
import { until } from '../../fixtures/waiting/until';
import { expectOthersWork, expectReadable } from './readablePage';

const PAGE = { path: '/blog/old-drawings', label: 'Old drawings', group: 'From the archive' };

test('a page of a new release appears immediately, and failing pages leave the others readable', async ({
  page,
  consented,
  store: { releases },
  startOnStore,
  problems,
}) => {
  await consented();
  const shell = await startOnStore();

  await test.step('a new page is served to crawlers, listed in the sitemap and suggested for mistyped URLs', async () => {
    const read = async (path: string) => (await fetch(shell.url + path)).text();
    const inSitemap = async () => (await read('/sitemap.xml')).includes(`${PAGE.path}</loc>`);
    expect(await inSitemap()).toBe(false);
    expect(await read('/sitemap')).not.toContain(PAGE.label);
    const before = releases.liveVersion;
    releases.publish('9.1.1', 'The Foundry', (_folder, release) => {
      release.pages = [...release.pages, { ...PAGE, expose: './BlogPage' }];
    });
    await until(inSitemap, 'the page is not in sitemap.xml');

    await page.goto(`${shell.url}/sitemap`);
    const branch = page.getByRole('region', { name: PAGE.group });
    await expect(branch.getByRole('link', { name: PAGE.label })).toHaveAttribute('href', PAGE.path);

    problems.expect(/answer: 404 .*old-drawinsg/);
    await page.goto(`${shell.url}/old-drawinsg`);
    const nearest = page.getByRole('list', { name: 'Similar pages' }).getByRole('listitem').first();
    await expect(nearest).toContainText(PAGE.label);
    await nearest.getByRole('link').click();
    await expect(page).toHaveURL(shell.url + PAGE.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    releases.store.rollback('mf_blog', before);
    await until(async () => !(await inSitemap()), 'the page stays in sitemap.xml');
    expect(await read('/sitemap')).not.toContain(PAGE.label);
    expect(shell.child.exitCode, 'nothing was started again').toBeNull();
    expect(problems.take()).toEqual([]);
  });

  await test.step('code that throws on the server shows a plain error page with a strict policy', async () => {
    releases.publish('9.4.1', 'The Foundry, rendering edition', (folder) =>
      rewrite(join(folder, 'node/remote.cjs'), (text) =>
        text.replace(
          /title: "[^"]*"(?=,\s+lead:)/g,
          'title: (() => { throw new Error("broken on purpose"); })()',
        ),
      ),
    );
    problems.expect(/answer: 500 /, /answer: 404 .*favicon/);
    await until(async () => (await fetch(shell.url + paths.blog)).status === 500, 'the release is not live');
    const response = await page.goto(shell.url + paths.blog);
    expect(response?.status()).toBe(500);
    const headers = (await response?.allHeaders()) ?? {};
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-[^']+'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Something went wrong on our side' }),
    ).toBeVisible();
    await expect(page.locator('code')).toHaveText(headers['x-request-id'] ?? 'none');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(244, 243, 239)');
    await expect(page.locator('body')).toHaveCSS('max-width', /px$/);
    expect(await page.content()).not.toContain('broken on purpose');
    expect((await fetch(shell.url + paths.about)).status).toBe(200);
    await page.getByRole('link', { name: 'Home page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'End IT Disappointment' })).toBeVisible();
    // Navigating away cancels pending requests of the page.
    await page.goto('about:blank');
    expect(problems.take()).toEqual([]);
  });

  await test.step('code that throws in the browser, on load or during rendering, leaves the page readable', async () => {
    problems.expect(/console: /, /error: .*broken on purpose/);
    if (isLong) {
      releases.publish('9.7.1', 'The Foundry, loading edition', (folder) => {
        const file =
          readdirSync(join(folder, 'web')).find((name) => /expose_BlogPage.*\.js$/.test(name)) ?? '';
        rewrite(join(folder, 'web', file), () => 'throw new Error("broken on purpose");');
      });
      await live(shell.url, 'loading edition');
      await page.goto(shell.url + paths.blog);
      await expectReadable(page);
      await expectOthersWork(page);
    }

    releases.publish('9.7.2', 'The Foundry, rendering edition', (folder) => {
      const scripts = readdirSync(join(folder, 'web')).filter((name) => name.endsWith('.js'));
      const before = 'title:"The Foundry, rendering edition",lead:';
      const thrown = 'title:(()=>{throw new Error("broken on purpose")})(),lead:';
      for (const script of scripts)
        rewrite(join(folder, 'web', script), (text) => text.replaceAll(before, thrown));
    });
    await live(shell.url, 'rendering edition');
    await page.goto(shell.url + paths.blog);
    await expectReadable(page);
    await expectOthersWork(page);
  });
});

const live = (url: string, words: string) =>
  until(async () => (await (await fetch(url + paths.blog)).text()).includes(words), `"${words}" is not live`);
