import type { Locator } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

/** Layout on phones and desktops, which unit tests cannot measure. */
test.beforeEach(async ({ consented }) => consented());

const edges = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('marks of a table fit its last row, code is not cut off, and words do not touch', async ({
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

  test('no gap follows the questions of a service', async ({ page, open }) => {
    await open(paths.service('cybersecurity'));
    const left = await edges(page.getByText('3 to go', { exact: true }));
    const next = await edges(page.getByRole('heading', { name: 'What you get' }));
    expect(next.top - left.bottom).toBeLessThan(100);
  });

  test('the home page is at most 12,000 px long, its menu tooltip covers no row, and the film has its controls below', async ({
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

  test('a booking without a time names what is missing', async ({ page, open }) => {
    await open(paths.bookings);
    await page.getByRole('button', { name: 'Confirm this time' }).click();
    await expect(page.getByText('Please choose a time.')).toBeInViewport();
  });

  test('a day of the calendar names the number of free times in words', async ({ page, open }) => {
    await open(paths.bookings);
    const counts = page.locator('.days label em');
    await expect(counts.first().locator('i')).toBeVisible();
    const widths = await counts.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(Math.max(...widths)).toBe(0);
  });

  test('the first question of an assessment is on the first screen', async ({ page, open }) => {
    await open(paths.businessTechCheck);
    const start = page.getByRole('button', { name: 'Start' });
    expect((await edges(start)).bottom).toBeLessThanOrEqual(780);
  });

  test('the labels of a cracked password are above their line', async ({ page, open }) => {
    await open(paths.tool('password-strength'));
    const replay = page.getByRole('region', { name: 'Watch it crack' });
    const words = replay.locator('.opens');
    await replay.scrollIntoViewIfNeeded();
    await expect(words).toBeAttached();
    const [text, line] = await Promise.all([edges(words), edges(replay.locator('.line'))]);
    expect(text.bottom).toBeLessThan(line.top);
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('in the footer no button covers the address, and no city name is hyphenated', async ({
    page,
    open,
  }) => {
    await open(paths.trust);
    const footer = page.locator('#footer');
    const [address, button] = await Promise.all(
      [footer.getByText(/TX 78665/), footer.getByRole('link', { name: 'Get Started' }).last()].map(edges),
    );
    expect(button.left >= address.right || button.top >= address.bottom).toBe(true);
    const city = footer.getByRole('link', { name: 'Georgetown' });
    expect(await city.evaluate((link) => link.getClientRects().length)).toBe(1);
    expect((await edges(city)).height).toBeLessThan(44);
  });
});

test('the underline of the current page stays within the header', async ({ page, open }) => {
  await open(paths.services);
  const link = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  const below = await link.evaluate((element) =>
    ['::before', '::after'].map((mark) => getComputedStyle(element, mark).bottom),
  );
  expect(below).toEqual(['0px', '2px']);
});
