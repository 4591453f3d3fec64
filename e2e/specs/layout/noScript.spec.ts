import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { representatives } from '../../fixtures/site/templates';
import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

// Scripts are preloaded and then blocked, since no hash covers them.
test.beforeEach(({ problems }) => problems.expect(/request: .*\.js csp$/));

test('each kind of page is readable without scripts @phone-only', async ({ page, request }) => {
  const some = [paths.home, paths.faq, paths.service('cybersecurity'), paths.tool('password-strength')];
  for (const path of isLong ? [...representatives, paths.contact, paths.blog] : some) {
    // A page whose data was late is not cached: only a cached page has an ETag.
    await expect.poll(async () => (await request.get(path)).headers().etag, path).toBeTruthy();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const sections = page.getByRole('main').locator('h2, h3, p').filter({ visible: true });
    expect(await sections.count(), `${path}: visible headings and paragraphs`).toBeGreaterThan(1);
    // Nothing may stay invisible until a script runs.
    await expect.poll(() => page.evaluate(faintWords), `${path}: words nobody can see`).toEqual([]);
  }
});

const faintWords = () =>
  [...document.querySelectorAll('main :is(h2, h3, p, li)')]
    .filter((one) => !one.closest('[aria-hidden=true]') && !one.checkVisibility({ opacityProperty: true }))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent);

test('links, including those to posts, work without scripts', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('main').locator(`a[href="${paths.blog}"]`).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the mobile menu opens without scripts @phone-only', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('without scripts questions expand, and forms and cookie choices explain what they need', async ({
  page,
}) => {
  await test.step('questions', async () => {
    await page.goto(paths.faq);
    const last = page.getByRole('main').locator('details').last();
    await expect(last.locator('.answer')).toBeHidden();
    await last.locator('summary').click();
    await expect(last.locator('.answer')).toBeVisible();
  });
  await test.step('the form names an alternative', async () => {
    for (const path of isLong ? [paths.home, paths.contact, '/embedded/contact'] : [paths.contact]) {
      await page.goto(path);
      const form = page.getByRole('form', { name: 'Contact Us' });
      await expect(
        form
          .locator('noscript, .without-scripts, p')
          .filter({ hasText: /JavaScript|script/i })
          .first(),
      ).toBeVisible();
      await expect(form.getByRole('link', { name: /\(512\) 555-0100|@/ }).first()).toBeVisible();
    }
  });
  await test.step('the cookie choice explains what applies without scripts', async () => {
    await page.goto(paths.cookiePreferences);
    await expect(page.getByText('only necessary cookies are used')).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
});
