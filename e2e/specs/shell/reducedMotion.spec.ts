import { paths } from '@site/shell/paths';
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

test('who asks for less motion gets none: no canvas, no film, no carousel, no entry', async ({
  page,
  open,
}) => {
  await open(paths.home);
  const carousel = page.getByRole('group', { name: 'Industries' });
  await page.locator('video').scrollIntoViewIfNeeded();
  await expect(page.locator('.film .overlay')).toBeVisible();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(carousel.getByRole('button', { name: /rotation/ })).toHaveCount(0);
  const current = () => carousel.locator('.scale [aria-current=true]').textContent();
  const before = await current();
  const moving = await page.evaluate(async () => {
    const found = new Set<string>();
    const end = performance.now() + 5_000;
    while (performance.now() < end) {
      for (const animation of document.getAnimations()) {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
        const target = (animation.effect as KeyframeEffect | null)?.target as HTMLElement | null;
        if (animation.playState === 'running' && Number(duration) > 20)
          found.add(`${target?.tagName}.${target?.className}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return [...found];
  });
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
