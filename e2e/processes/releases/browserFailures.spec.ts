import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import { rewrite } from '../../fixtures/releases/BlogReleases';
import { until } from '../../fixtures/waiting/until';

test.beforeEach(async ({ consented }) => consented());

test("when a remote's entry is blocked, its page stays readable and other remotes work", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_(FAILED|BLOCKED_BY_CLIENT)/, /console: /);
  await context.route('**/remotes/mf_blog/**/entry.*.js', (route) => route.abort());
  await page.goto(paths.blog);
  await expectReadable(page);
  await context.unroute('**/remotes/mf_blog/**/entry.*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expectOthersWork(page);
});

test('a script that was modified in transit is rejected', async ({ page, context, problems }) => {
  problems.expect(/console: /, /request: .*\.js /, /error: /);
  const ran: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('changed on the way')) ran.push(message.text());
  });
  await context.route('**/remotes/mf_blog/**/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `console.log("changed on the way");${await answer.text()}`,
    });
  });
  await page.goto(paths.blog);
  await expectReadable(page);
  expect(ran).toEqual([]);
  await expectOthersWork(page);
});

test('navigating to a remote that does not load shows its server-rendered page', async ({
  page,
  context,
  open,
  problems,
}) => {
  problems.expect(/net::ERR_(FAILED|BLOCKED_BY_CLIENT)/, /console: /);
  await context.route('**/remotes/mf_blog/**/*.js', (route) => route.abort());
  await open(paths.home);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Foundry' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expectReadable(page);
});

test('a release whose code throws in browsers, on load or during rendering, leaves its page readable', async ({
  page,
  store: { releases },
  startOnStore,
  problems,
}) => {
  problems.expect(/console: /, /error: .*broken on purpose/);
  const shell = await startOnStore();
  releases.publish('9.1.1', 'The Foundry, loading edition', (folder) => {
    const file = readdirSync(join(folder, 'web')).find((name) => /expose_BlogPage.*\.js$/.test(name)) ?? '';
    rewrite(join(folder, 'web', file), () => 'throw new Error("broken on purpose");');
  });
  await live(shell.url, 'loading edition');
  await page.goto(shell.url + paths.blog);
  await expectReadable(page);
  await expectOthersWork(page);

  releases.publish('9.1.2', 'The Foundry, rendering edition', (folder) => {
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

const NOTICE = /Some parts of this page didn’t load/;

/** The server-rendered content is visible, with a notice and a retry button. */
async function expectReadable(page: Page) {
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Foundry');
  await expect(page.getByRole('main').locator('a[href^="/blog/"]').first()).toBeVisible();
}

async function expectOthersWork(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Let's Discuss Your IT Needs" })).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
}

const live = (url: string, words: string) =>
  until(async () => (await (await fetch(url + paths.blog)).text()).includes(words), `"${words}" is not live`);
