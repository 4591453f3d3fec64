import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { tabTo } from '../../fixtures/browser/tabTo';
import { desktopIfLong, isLong, phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';
import { openWithPausedClock } from '../../fixtures/waiting/openWithPausedClock';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
test(`the banner appears one second after load, takes no focus, is two presses of Tab away and is answered by keyboard${phoneIfLong}`, async ({
  page,
  violations,
}) => {
  await openWithPausedClock(page, paths.faq);
  await page.clock.runFor(900);
  await expect(bannerOf(page)).toHaveCount(0);
  await page.clock.runFor(120);
  await page.clock.resume();
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('button', { name: 'Customize' })).toBeFocused();
  await tabTo(page, bannerOf(page).getByRole('button', { name: 'Necessary Only' }));
  await page.keyboard.press('Enter');
  await expect(bannerOf(page)).toHaveCount(0);
});

test(`the banner hides nothing that gets the keyboard focus ${desktopIfLong}`, async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(paths.contact);
  await expect(bannerOf(page)).toBeVisible();
  const hidden: string[] = [];
  for (let step = 0; step < 45; step++) {
    await page.keyboard.press('Tab');
    const text = await bannerOf(page).evaluate(async (banner) => {
      // The page makes room in the frame after the press.
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const focused = document.activeElement;
      if (!focused || focused === document.body || banner.contains(focused)) return '';
      const [inner, outer] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
      const isInside =
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom;
      return isInside ? focused.outerHTML.slice(0, 120) : '';
    });
    if (text) hidden.push(text);
  }
  expect(hidden).toEqual([]);
});

/** Where the page is arranged in another way, in low windows, which have the least room. */
const SIZES: [width: number, height: number][] = [
  [360, 720],
  [620, 720],
  [900, 720],
  [1280, 720],
];
const MORE_SIZES: typeof SIZES = [
  [360, 780],
  [412, 732],
  [520, 780],
  [640, 800],
  [768, 1024],
  [1010, 780],
  [1024, 768],
  [1440, 900],
];

/** With the longest heading. */
const LONGEST = paths.industry('accounting-finance');

test('the banner covers neither headings nor first buttons, at any size, and leaves the start of an assessment free', async ({
  page,
  open,
}) => {
  await open(paths.businessTechCheck);
  const place = await bannerOf(page).boundingBox();
  const start = await page.getByRole('button', { name: 'Start' }).boundingBox();
  expect.soft(place!.x + place!.width).toBeLessThan(start!.x);

  await open(paths.home);
  await expect(bannerOf(page)).toBeVisible();
  for (const [width, height] of isLong ? [...SIZES, ...MORE_SIZES] : SIZES) {
    await page.setViewportSize({ width, height });
    await waitForIdle(page);
    const banner = await bannerOf(page).boundingBox();
    const main = page.getByRole('main');
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: 'Call Now' }),
      main.getByRole('link', { name: 'Explore Services' }),
    ]) {
      const box = (await part.first().boundingBox())!;
      const isFree =
        box.x + box.width <= banner!.x ||
        banner!.x + banner!.width <= box.x ||
        box.y + box.height <= banner!.y ||
        banner!.y + banner!.height <= box.y;
      expect.soft(isFree, JSON.stringify({ width, height, part: String(part), banner, box })).toBe(true);
    }
  }

  for (const path of isLong ? [LONGEST, paths.service('cybersecurity'), paths.city('austin')] : [LONGEST]) {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(path);
    await expect(bannerOf(page)).toBeVisible();
    for (const height of isLong ? [664, 720, 844] : [664]) {
      await page.setViewportSize({ width: 390, height });
      await waitForIdle(page);
      const main = page.getByRole('main');
      const { y: top } = (await bannerOf(page).boundingBox())!;
      for (const part of [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link', { name: 'Call Now' }).first(),
      ]) {
        const box = (await part.boundingBox())!;
        expect.soft(box.y + box.height, `${path} at ${height}`).toBeLessThanOrEqual(top);
      }
    }
  }
});

test('the action bar waits until the banner is answered @phone-only', async ({ page, open }) => {
  await open(paths.industry('legal'));
  await expect(bannerOf(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, innerHeight * 1.5));
  const bar = page.getByRole('navigation', { name: 'Contact' });
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Necessary Only' }).tap();
  await expect(bar).toBeVisible();
});
