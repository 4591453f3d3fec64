import { expect, type Page } from '@playwright/test';

/**
 * Resolves when the page has come to rest: the document, its fonts and the pictures in view are loaded, animations are
 * at their end, and for five frames in a row nothing new was fetched and neither height nor scroll position changed.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await finishAnimations(page);
  await page.evaluate(async (frames) => {
    await document.fonts.ready;
    const isPending = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';
    const state = () =>
      [
        scrollY,
        document.documentElement.scrollHeight,
        performance.getEntriesByType('resource').length,
      ].join();
    let before = '';
    for (let left = frames; left > 0; ) {
      const now = state();
      left = now === before && ![...document.images].some(isPending) ? left - 1 : frames;
      before = now;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, 5);
  await finishAnimations(page);
}

/**
 * Makes the window as tall as the page, so that every part is in view and loaded at once, without scrolling; resolves
 * when the page has come to rest.
 */
export async function showWhole(page: Page): Promise<void> {
  await untilStill(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: Math.min(height, 16_000) });
  await untilStill(page);
}

/** Brings all animations that end by themselves to their end at once, which tells their listeners as usual. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    for (const animation of ending) animation.finish();
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Where an element stands against what a visitor sees: below the header, above the window's end. */
export async function expectInView(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate(placeOf, id), id).toBe('in view');
  await untilStill(page);
  expect(await page.evaluate(placeOf, id), `${id}, when the page has come to rest`).toBe('in view');
}

function placeOf(id: string): string {
  const target = document.getElementById(id);
  if (!target) return 'missing';
  const { top } = target.getBoundingClientRect();
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const covers = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return false;
    const box = element.getBoundingClientRect();
    return box.top <= 1 && box.bottom > 1 && box.width > innerWidth / 2 && box.height < innerHeight / 2;
  });
  const head = Math.max(0, ...covers.map((element) => element.getBoundingClientRect().bottom));
  if (top < head - 1) return `${Math.round(head - top)} px behind the head`;
  if (top > innerHeight / 2 && !isAtEnd) return `${Math.round(top)} px down`;
  return top < innerHeight ? 'in view' : 'below the window';
}
