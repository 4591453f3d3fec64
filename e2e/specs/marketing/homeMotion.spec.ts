import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../test';

test.beforeEach(async ({ consented }) => consented());

test.describe('the industries', () => {
  const INDUSTRIES = [
    'Commercial Real Estate',
    'Legal',
    'Architecture',
    'Accounting',
    'Construction',
    'Marketing',
    'Non-profit',
    'Healthcare',
    'Auto',
  ];

  test('start on the middle card, move every four seconds, in a loop, and can be paused', async ({
    page,
    open,
  }) => {
    await open(paths.home);
    const carousel = page.getByRole('group', { name: 'Industries' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
    const marks = carousel.locator('.scale button');
    await expect(marks).toHaveCount(INDUSTRIES.length);
    const current = async () => Number(await carousel.locator('.scale [aria-current=true]').textContent());
    expect(await current()).toBe(5);
    const changes = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const moments: number[] = [];
          const scale = document.querySelector('.scale') as Element;
          new MutationObserver(() => {
            moments.push(performance.now());
            if (moments.length === 2) resolve(moments);
          }).observe(scale, { attributes: true, attributeFilter: ['aria-current'], subtree: true });
        }),
    );
    const [first = 0, second = 0] = changes;
    expect(second - first, 'a card stays four seconds').toBeGreaterThan(3_500);
    expect(second - first).toBeLessThan(5_500);
    await carousel.getByRole('button', { name: 'Pause rotation' }).click();
    await expect(carousel.getByRole('button', { name: 'Play rotation' })).toBeVisible();
    await expect(async () => {
      await carousel.getByRole('button', { name: /Healthcare/ }).click();
      expect(await current()).toBe(9);
    }).toPass({ timeout: 7_000 });
    await carousel.getByRole('button', { name: 'Next' }).click();
    await expect.poll(current).toBe(1);
  });

  for (const [width, cards] of [
    [1280, 3],
    [800, 2],
    [360, 1],
  ] as const)
    test(`show ${cards} cards at ${width} px, the middle one among them`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(paths.home);
      const carousel = page.getByRole('group', { name: 'Industries' });
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
      const reachable = carousel.locator('a[href^="/industries/"]:not([inert] *)');
      await expect(reachable).toHaveCount(cards);
      await expect(reachable.filter({ hasText: 'Construction' })).toHaveCount(1);
    });
});

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
