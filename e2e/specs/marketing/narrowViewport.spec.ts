import type { Locator } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

/** Layout on phones and desktops, which unit tests cannot measure. */
test.beforeEach(async ({ consented }) => consented());

const edges = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());

test('on a phone nothing is cut off, covered, hyphenated or out of sight', async ({ page, open }) => {
  // In one window, which has the scripts of the site after the first page.
  await page.setViewportSize({ width: 360, height: 780 });
  await test.step('marks of a table fit its last row', async () => {
    await open(paths.industry('legal'));
    const widths = await page
      .locator('tbody tr > td:nth-of-type(2)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).paddingLeft));
    expect.soft(new Set(widths)).toEqual(new Set(['20px']));
  });
  await test.step('code is not cut off', async () => {
    await open(paths.partners);
    const code = page.getByRole('region', { name: 'Password Strength' }).locator('pre');
    expect.soft(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  await test.step('words do not touch, and the labels of a cracked password are above their line', async () => {
    await open(paths.tool('password-strength'));
    const spacing = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => parseFloat(getComputedStyle(heading).wordSpacing));
    expect.soft(spacing).toBeGreaterThan(1);
    const replay = page.getByRole('region', { name: 'Watch it crack' });
    const words = replay.locator('.opens');
    await replay.scrollIntoViewIfNeeded();
    await expect(words).toBeAttached();
    const [text, line] = await Promise.all([edges(words), edges(replay.locator('.line'))]);
    expect.soft(text.bottom).toBeLessThan(line.top);
  });
  await test.step('no gap follows the questions of a service', async () => {
    await open(paths.service('cybersecurity'));
    const left = await edges(page.getByText('3 to go', { exact: true }));
    const next = await edges(page.getByRole('heading', { name: 'What you get' }));
    expect.soft(next.top - left.bottom).toBeLessThan(100);
  });
  await test.step('a day of the calendar names the number of free times in words, and a booking what is missing', async () => {
    await open(paths.bookings);
    const counts = page.locator('.days label em');
    await expect(counts.first().locator('i')).toBeVisible();
    const widths = await counts.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect.soft(Math.max(...widths)).toBe(0);
    await page.getByRole('button', { name: 'Confirm this time' }).click();
    await expect(page.getByText('Please choose a time.')).toBeInViewport();
  });
  await test.step('the first question of an assessment is on the first screen', async () => {
    await open(paths.businessTechCheck);
    const start = page.getByRole('button', { name: 'Start' });
    expect.soft((await edges(start)).bottom).toBeLessThanOrEqual(780);
  });
  await test.step('the home page is at most 12,000 px long, its menu tooltip covers no row, and the film has its controls below', async () => {
    await open(paths.home);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).hover();
    const tip = await edges(page.getByRole('tooltip'));
    const row = await edges(page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }));
    expect.soft(tip.bottom).toBeLessThanOrEqual(row.top);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const film = page.locator('.film');
    await film.scrollIntoViewIfNeeded();
    const [image, bar, button] = await Promise.all(
      ['.picture', '.bar', '.overlay'].map((part) => edges(film.locator(part))),
    );
    expect.soft(bar?.top).toBeGreaterThanOrEqual(image?.bottom ?? 0);
    // The illustration covers the middle two thirds.
    expect.soft(button?.right).toBeLessThan(360 / 6 + 16);

    await page.locator('#footer').scrollIntoViewIfNeeded();
    await expect(page.getByRole('form', { name: 'Contact Us' })).toBeAttached();
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000);
  });
  await test.step('at 320 px no button covers the address in the footer, and no city name is hyphenated', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(paths.trust);
    const footer = page.locator('#footer');
    const [address, button] = await Promise.all(
      [footer.getByText(/TX 78665/), footer.getByRole('link', { name: 'Get Started' }).last()].map(edges),
    );
    expect.soft(button.left >= address.right || button.top >= address.bottom).toBe(true);
    const city = footer.getByRole('link', { name: 'Georgetown' });
    expect.soft(await city.evaluate((link) => link.getClientRects().length)).toBe(1);
    expect.soft((await edges(city)).height).toBeLessThan(44);
  });
  await test.step('on a desktop the underline of the current page stays within the header', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(paths.services);
    const link = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    const below = await link.evaluate((element) =>
      ['::before', '::after'].map((mark) => getComputedStyle(element, mark).bottom),
    );
    expect.soft(below).toEqual(['0px', '2px']);
  });
});
