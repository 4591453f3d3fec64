import { paths } from '@site/shell/paths';
import { expect, test } from '../../test';

test.use({ javaScriptEnabled: false });

// Scripts are asked for early and then refused, as nothing vouches for them.
test.beforeEach(({ problems }) => problems.expect(/request: .*\.js csp$/));

const READABLE = [
  paths.home,
  paths.blog,
  paths.post('multi-factor-without-the-groans'),
  paths.contact,
  paths.tool('password-strength'),
];

for (const path of READABLE)
  test(`${path} is readable without scripts @phone`, async ({ page }) => {
    // A busy machine may answer with the page's own "could not load", which only a script would mend by itself.
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sections = page.getByRole('main').locator('h2, h3, p').filter({ visible: true });
      expect(await sections.count(), 'visible headings and paragraphs').toBeGreaterThan(4);
    }).toPass({ timeout: 20_000 });
    // Nothing may wait for a script to become visible.
    for (const heading of await page.getByRole('main').locator('h2').all()) {
      if (await heading.isVisible())
        expect(await heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    }
  });

test('links, and a way to the posts, work without scripts', async ({ page }) => {
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
