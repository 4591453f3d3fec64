import { paths } from '@site/shell/paths';
import { watchMotion } from '../../fixtures/browser/watchMotion';
import { expect, test } from '../../fixtures/test';
import { openWithPausedClock } from '../../fixtures/waiting/openWithPausedClock';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ consented }) => consented());

// `everyTemplate.spec.ts` covers that nothing moves on an idle page.
test('with reduced motion there is no canvas, film, carousel or entrance animation', async ({ page }) => {
  const readMotion = await watchMotion(page);
  await openWithPausedClock(page, paths.home);
  const carousel = page.getByRole('group', { name: 'Industries' });
  await page.locator('video').scrollIntoViewIfNeeded();
  await expect(page.locator('.film .overlay')).toBeVisible();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(carousel.getByRole('button', { name: /rotation/ })).toHaveCount(0);
  const current = () => carousel.locator('.scale [aria-current=true]').textContent();
  const before = await current();
  await page.clock.runFor(20_000);
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const target = (effect as KeyframeEffect | null)?.target as HTMLElement | null;
      const isLong = Number(effect?.getComputedTiming().duration) > 20;
      return playState === 'running' && isLong ? [`${target?.tagName}.${target?.className}`] : [];
    }),
  );
  expect(moving).toEqual([]);
  expect(await current()).toBe(before);
  expect(await readMotion()).toMatchObject({ drawn: 0, played: 0 });
});

test('navigation plays no entrance animation', async ({ page, open }) => {
  await open(paths.home);
  await page.evaluate(() => {
    const main = document.getElementById('main') as HTMLElement;
    const animate = main.animate.bind(main);
    main.animate = (...parts) => {
      Object.assign(window, { hasPlayed: true });
      return animate(...parts);
    };
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Foundry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'hasPlayed' in window)).toBe(false);
});
