import { paths } from '@site/shell/paths';
import { openHeld } from '../../heldClock';
import { showWhole } from '../../stillness';
import { representatives } from '../../templates';
import { expect, test } from '../../test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ consented, page }) => {
  await consented();
  await page.addInitScript(() => {
    const drawn = { count: 0, played: 0 };
    Object.assign(window, { drawn });
    for (const name of ['fill', 'stroke', 'fillRect', 'arc', 'lineTo', 'drawImage'] as const) {
      const original = CanvasRenderingContext2D.prototype[name] as (...parts: unknown[]) => unknown;
      Object.defineProperty(CanvasRenderingContext2D.prototype, name, {
        value(...parts: unknown[]) {
          drawn.count++;
          return original.apply(this, parts);
        },
      });
    }
    HTMLMediaElement.prototype.play = async () => {
      drawn.played++;
    };
  });
});

const seen = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (window as unknown as { drawn: { count: number; played: number } }).drawn);

test('who asks for less motion gets none: no canvas, no film, no carousel, no entry', async ({ page }) => {
  await openHeld(page, paths.home);
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
  expect(await seen(page)).toEqual({ count: 0, played: 0 });
});

test('a change of page plays no entry', async ({ page, open }) => {
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

for (const path of [...representatives, paths.about, paths.blog])
  test(`${path}: nothing moves by itself anywhere`, async ({ page, open }) => {
    await page.addInitScript(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      for (const kind of ['animationstart', 'transitionrun'])
        document.addEventListener(
          kind,
          ({ target }) => started.push(`${kind} ${(target as Element).className}`),
          true,
        );
    });
    await open(path);
    await showWhole(page);
    expect(await page.evaluate(() => (window as unknown as { started: string[] }).started)).toEqual([]);
    await expect(page.locator('.is-waiting:not(.find)'), 'parts that wait to rise').toHaveCount(0);
    expect(await seen(page)).toEqual({ count: 0, played: 0 });
  });
