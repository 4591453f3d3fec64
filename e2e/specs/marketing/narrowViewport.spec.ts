import type { Locator } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

/** Layout on phones and desktops, which unit tests cannot measure. */
test.beforeEach(async ({ consented }) => consented());

const edges = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('marks of a table have room in its last row, code is whole, and words stay apart', async ({
    page,
    open,
  }) => {
    await open(paths.industry('legal'));
    const widths = await page
      .locator('tbody tr > td:nth-of-type(2)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingLeft));
    expect(new Set(widths)).toEqual(new Set(['20px']));
    await open(paths.partners);
    const code = page.getByRole('region', { name: 'Password Strength' }).locator('pre');
    expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await open(paths.tool('password-strength'));
    const spacing = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => parseFloat(getComputedStyle(heading).wordSpacing));
    expect(spacing).toBeGreaterThan(1);
  });

  test('on the home page the tooltip of the menu covers no row, the film has its bar below, and all is at most 12,000 px long', async ({
    page,
    open,
  }) => {
    await open(paths.home);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).hover();
    const tip = await edges(page.getByRole('tooltip'));
    const row = await edges(page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }));
    expect(tip.bottom).toBeLessThanOrEqual(row.top);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const film = page.locator('.film');
    await film.scrollIntoViewIfNeeded();
    const [image, bar, button] = await Promise.all(
      ['.picture', '.bar', '.overlay'].map((part) => edges(film.locator(part))),
    );
    expect(bar?.top).toBeGreaterThanOrEqual(image?.bottom ?? 0);
    // The illustration covers the middle two thirds.
    expect(button?.right).toBeLessThan(360 / 6 + 16);

    await page.locator('#footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('form', { name: 'Contact Us' })).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000);
  });

  test('a booking without a time shows what is missing', async ({ page, open }) => {
    await open(paths.bookings);
    await page.getByRole('button', { name: 'Confirm this time' }).click();
    await expect(page.getByText('Please choose a time.')).toBeInViewport();
  });
});

test('the line under the current page stays within the header', async ({ page, open }) => {
  await open(paths.services);
  const link = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  const below = await link.evaluate((element) =>
    ['::before', '::after'].map((mark) => getComputedStyle(element, mark).bottom),
  );
  expect(below).toEqual(['0px', '2px']);
});
