import { mainNavigation, paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test('the header has a shadow after scrolling, navigation goes to the top and announces the title, and the current entry is marked', async ({
  page,
  open,
}) => {
  await open(paths.home);
  const main = page.getByRole('navigation', { name: 'Main' });
  await test.step('the header has a shadow above 10 px, not at 10', async () => {
    const header = page.getByRole('banner');
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect(header).toHaveCSS('box-shadow', 'none');
    await scrollTo(11);
    await expect(header).not.toHaveCSS('box-shadow', 'none');
    await scrollTo(10);
    await expect(header).toHaveCSS('box-shadow', 'none');
  });
  await test.step('navigation goes to the top, focuses the heading and announces the title', async () => {
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      scrollTo(0, 2_000);
    });
    const link = main.getByRole('link', { name: 'Foundry' });
    await link.click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('#arrival-status')).toHaveText(await page.title());
    expect(await page.evaluate(() => 'isSameDocument' in window), 'the document stayed').toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'End IT Disappointment' })).toBeVisible();
  });
  await test.step('each entry is marked on its page, whose title equals that of the server', async () => {
    for (const { label, to } of mainNavigation.toReversed().slice(isLong ? 0 : -2)) {
      await main.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === to);
      await expect(main.locator('[aria-current=page]')).toHaveText([label]);
      const [, title = ''] =
        /<title>([^<]+)</.exec(await (await page.request.get(new URL(to, page.url()).href)).text()) ?? [];
      await expect(page).toHaveTitle(title.replaceAll('&amp;', '&'));
    }
  });
  await test.step('a child page marks its parent entry', async () => {
    await open(paths.service('cybersecurity'));
    await expect(main.locator('[aria-current=page]')).toHaveText(['Services']);
  });
});

test('the mobile menu opens, traps the focus and closes when a link is followed @phone-only', async ({
  page,
  open,
}) => {
  await open(paths.home);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Home']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
