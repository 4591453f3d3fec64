import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../test';

test.beforeEach(async ({ consented }) => consented());

test('the stats glow 800 ms after load and spark when pointed at', async ({ page, open }) => {
  await open(paths.home);
  const stat = page.getByRole('listitem').filter({ hasText: 'customer satisfaction rating' });
  await expect(stat.locator('.value')).not.toHaveCSS('text-shadow', 'none');
  await stat.hover();
  await expect(stat.locator('.sparks > *')).toHaveCount(8);
});

test.describe('the film', () => {
  const filmOf = (page: Page) => page.locator('video');

  test('plays by itself once half of it is in view, and stops at a click', async ({ page, open }) => {
    await open(paths.home);
    await filmOf(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0), {
        timeout: 12_000,
      })
      .toBe(true);
    expect(await filmOf(page).evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);
    await filmOf(page).click();
    await expect.poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
    await filmOf(page).click();
    await expect.poll(() => filmOf(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
  });

  test('keeps an overlay where the browser does not let it play', async ({ page, open }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    });
    await open(paths.home);
    await filmOf(page).scrollIntoViewIfNeeded();
    await expect(page.locator('.film .overlay')).toBeVisible({ timeout: 12_000 });
  });
});
