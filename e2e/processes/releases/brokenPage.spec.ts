import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import { rewrite } from '../../fixtures/releases/BlogReleases';

test('a page that cannot be rendered is a plain error page with a strict policy', async ({
  store,
  startOnStore,
  page,
  problems,
}) => {
  store.releases.publish('9.4.1', 'The Foundry, rendering edition', (folder) =>
    rewrite(join(folder, 'node/remote.cjs'), (text) =>
      text.replace(
        /title: "[^"]*"(?=,\s+lead:)/g,
        'title: (() => { throw new Error("broken on purpose"); })()',
      ),
    ),
  );
  const shell = await startOnStore();
  problems.expect(/answer: 500 /, /answer: 404 .*favicon/);
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
});
