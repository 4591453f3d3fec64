import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { taggedSiteTest as test } from '../../fixtures/taggedSiteTest';
import { expect } from '../../fixtures/test';

// In one worker, which starts one shell.
test.describe.configure({ mode: 'default' });

const TOKEN = 'zq7token3xk';
const NORMAL = [paths.home, paths.faq, paths.blog];
const PRIVATE = [
  paths.unsubscribe(TOKEN),
  `${paths.passwordReset}?token=${TOKEN}`,
  `${paths.passwordResetMfa}?token=${TOKEN}`,
  `${paths.admin.login}?next=${TOKEN}`,
  `/nothing/${TOKEN}`,
];

test('runs on public pages and sees only campaign parameters of a URL', async ({ page, open, manager }) => {
  await open(`${paths.faq}?utm_source=news&gclid=g1&email=dana@example.com&token=${TOKEN}`);
  await expect.poll(() => manager.seen.length).toBe(1);
  expect(manager.seen[0]?.address).toMatch(/\/faq\?utm_source=news&gclid=g1$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Industries' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  expect(JSON.stringify(await pageViews(page))).not.toMatch(/dana|zq7token/);
  expect(manager.seen, 'one manager for both pages').toHaveLength(1);
});

test('the policy allows other hosts on public pages only', async ({ request, problems }) => {
  problems.expect(/answer: 404/);
  for (const path of NORMAL)
    expect((await request.get(path)).headers()['content-security-policy'], path).toMatch(
      /googletagmanager.*googleadservices/,
    );
  for (const path of PRIVATE) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toMatch(/google|doubleclick/);
  }
});

test('never runs on a private page and learns nothing of it later', async ({ page, manager, problems }) => {
  problems.expect(/answer: (404|503)/);
  await agreeToAll(page);
  for (const path of PRIVATE)
    await test.step(path, async () => {
      manager.seen.length = 0;
      await page.goto(path);
      await expect.poll(() => pageViews(page)).toHaveLength(1);
      expect(JSON.stringify(await pageViews(page))).not.toContain(TOKEN);
      expect(manager.seen).toEqual([]);
      await page.evaluate((to) => {
        document.body.append(
          Object.assign(document.createElement('a'), { href: to, textContent: 'On we go' }),
        );
      }, paths.faq);
      await page.getByRole('link', { name: 'On we go' }).click();
      await expect.poll(() => manager.seen.length).toBe(1);
      expect(manager.seen[0]?.address).toMatch(/\/faq$/);
      expect(JSON.stringify(manager.seen)).not.toContain(TOKEN);
      expect(manager.requested.join()).not.toContain(TOKEN);
    });
});

test('a link to a private page loads a new document', async ({ page, open, manager, problems }) => {
  // The page requests the subscription of its link.
  problems.expect(/answer: 503 POST .*\/subscription\/verify/);
  await agreeToAll(page);
  await open(paths.faq);
  await expect.poll(() => manager.seen.length).toBe(1);
  await page.evaluate((to) => {
    document.body.append(Object.assign(document.createElement('a'), { href: to, textContent: 'Leave' }));
  }, paths.unsubscribe(TOKEN));
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
  await expect.poll(() => pageViews(page)).toMatchObject([{ page_path: '/unsubscribe' }]);
  expect(manager.seen).toHaveLength(1);
});

test('waits for consent where the browser sends a privacy signal', async ({ page, open, manager }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  await open(paths.faq);
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toBeVisible();
  expect(manager.requested).toEqual([]);
  await banner.getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(() => manager.seen.length).toBe(1);
  // The Content-Security-Policy of the page also allows the Google Ads tag.
  await expect
    .poll(() => manager.requested.filter((call) => /gtag\/js\?id=AW-123456789 /.test(call)))
    .toHaveLength(1);
});

const agreeToAll = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('emberline-consent', '{"necessary":true,"analytics":true,"marketing":true}');
  });

const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'page_view',
    ),
  );
