import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(async ({ consented }) => consented());

const filmOf = (page: Page) => page.locator('video');

test('animates crosses, cards and figures, plays the film and shows tooltips of icons', async ({
  page,
  open,
}) => {
  await open(paths.home);
  const pageCanvas = page.locator('main canvas:not(section *)');
  await test.step('crosses change color near the pointer and stop when it rests', async () => {
    await expect(pageCanvas).toHaveAttribute('data-crosses', '128');
    const warm = () => pageCanvas.evaluate(countWarm);
    await expect.poll(() => pageCanvas.evaluate(countInk)).toBeGreaterThan(500);
    expect(await warm()).toBe(0);
    await page.mouse.move(560, 470);
    await page.mouse.move(590, 500);
    await expect.poll(warm).toBeGreaterThan(0);
    const snapshot = () => pageCanvas.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await expect(async () => {
      const before = await snapshot();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await snapshot()).toBe(before);
    }).toPass();
  });

  await test.step('cards appear a tenth of a second apart, whatever transitions their section sets', async () => {
    const cards = page.locator('#services .card');
    const last = cards.last();
    // The section is hydrated while its last card is still below the window, so that the card can animate.
    await page.locator('#services h2').scrollIntoViewIfNeeded();
    await expect(last).toHaveClass(/is-waiting/);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveClass(/is-risen/);
    await expect(last).toHaveCSS('animation-duration', '0.6s');
    await expect(last).toHaveCSS('opacity', '1');
    await expect(cards).toHaveCount(6);
    await expect
      .poll(() => cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationDelay)))
      .toEqual(['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s']);
  });

  await test.step('there are 25 crosses in services and 15 in about, and the figures are animated', async () => {
    const stat = page.getByRole('listitem').filter({ hasText: 'customer satisfaction rating' });
    await expect(stat.locator('.value')).not.toHaveCSS('text-shadow', 'none');
    await stat.hover();
    await expect(stat.locator('.sparks > *')).toHaveCount(8);
    for (const [anchor, own] of [
      ['services', 25],
      ['about', 15],
    ] as const) {
      const section = page.locator(`#${anchor}`);
      await section.scrollIntoViewIfNeeded();
      await expect(section.locator('canvas')).toHaveAttribute('data-crosses', String(own));
    }
    expect(await page.locator('canvas').count()).toBe(3);
    expect(await pageCanvas.evaluate(positionOf), 'it fills the window, wherever the page is').toEqual({
      position: 'fixed',
      left: 0,
      top: 0,
      width: 1280,
      isAsHighAsWindow: true,
      isBehind: true,
    });
  });

  await test.step('the film plays once half of it is visible and stops on click', async () => {
    const film = filmOf(page);
    await film.scrollIntoViewIfNeeded();
    await expect
      .poll(() => film.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0))
      .toBe(true);
    expect(await film.evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);
    await film.click();
    await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
    await film.click();
    await expect.poll(() => film.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
  });

  await test.step('icons without text show a tooltip on hover', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toHaveText('Open menu');
    const box = (await tip.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(900);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
  });
});

const positionOf = (canvas: HTMLElement) => {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const { position, zIndex } = getComputedStyle(canvas);
  return {
    position,
    left,
    top,
    width,
    isAsHighAsWindow: height >= window.innerHeight,
    isBehind: Number(zIndex) < 0,
  };
};

const countInk = (canvas: HTMLCanvasElement) => {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, at) => at % 4 === 3 && value > 0).length;
};
const countWarm = (canvas: HTMLCanvasElement) => {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 60 && data[at]! > 200 && data[at + 2]! < 90) count++;
  return count;
};
