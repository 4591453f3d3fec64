import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { openHeld } from '../../heldClock';
import { untilStill } from '../../stillness';
import { expect, test } from '../../test';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('emberline-consent') ?? 'null'));
const commands = (page: Page, kind: string) =>
  page.evaluate(
    (wanted) =>
      ((window as { dataLayer?: unknown[] }).dataLayer ?? [])
        .map((entry) => Array.from(entry as ArrayLike<unknown>))
        .filter(([name, what]) => name === 'consent' && what === wanted)
        .map(([, , choice]) => choice),
    kind,
  );

test('the banner comes one second after load, takes no focus, and is accessible @phone', async ({
  page,
  violations,
}) => {
  await openHeld(page, paths.faq);
  await page.clock.runFor(900);
  await expect(bannerOf(page)).toHaveCount(0);
  await page.clock.runFor(120);
  await page.clock.resume();
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await violations()).toEqual([]);
});

test('"Accept All" stores every consent with its date and tells the data layer', async ({ page, open }) => {
  await open(paths.faq);
  expect(await commands(page, 'default')).toMatchObject([
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    },
  ]);
  await bannerOf(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({ necessary: true, analytics: true, marketing: true });
  expect(
    Date.parse((await page.evaluate(() => localStorage.getItem('emberline-consent-date'))) ?? ''),
  ).toBeGreaterThan(Date.now() - 60_000);
  expect(await commands(page, 'update')).toMatchObject([
    { analytics_storage: 'granted', ad_storage: 'granted' },
  ]);
});

test('a stored choice is applied and nothing is asked', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('emberline-consent', '{"necessary":true,"analytics":true,"marketing":false}'),
  );
  await openHeld(page, paths.faq);
  await page.clock.runFor(5_000);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await commands(page, 'update')).toMatchObject([
    { analytics_storage: 'granted', ad_storage: 'denied' },
  ]);
});

test('the choice can be changed on its own page', async ({ page, open, consented }) => {
  await consented();
  await open(paths.cookiePreferences);
  const main = page.getByRole('main');
  await main.getByRole('switch', { name: 'Marketing' }).click();
  await main.getByRole('button', { name: /^Save/ }).click();
  expect(await stored(page)).toEqual({ necessary: true, analytics: false, marketing: true });
});

const SIZES = [
  [360, 720],
  [360, 780],
  [412, 732],
  [520, 780],
  [620, 720],
  [640, 800],
  [768, 1024],
  [900, 720],
  [1010, 780],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

test('the banner leaves the first buttons of the home page free at every size', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(paths.home);
  await expect(bannerOf(page)).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await untilStill(page);
    const banner = await bannerOf(page).boundingBox();
    for (const name of ['Call Now', 'Explore Services']) {
      const button = await page.getByRole('main').getByRole('link', { name }).first().boundingBox();
      const isFree =
        button!.x + button!.width <= banner!.x ||
        banner!.x + banner!.width <= button!.x ||
        button!.y + button!.height <= banner!.y ||
        banner!.y + banner!.height <= button!.y;
      expect.soft(isFree, JSON.stringify({ width, height, name, banner, button })).toBe(true);
    }
  }
});
