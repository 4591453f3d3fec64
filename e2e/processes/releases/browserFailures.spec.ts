import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';
import { expectOthersWork, expectReadable, NOTICE } from './readablePage';

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
