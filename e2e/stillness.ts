import { expect, type Page } from '@playwright/test';

/**
 * Resolves when the page has come to rest: nothing is fetched, and neither its height nor its place has changed for
 * twenty frames, and what has begun to move has arrived. What is looked at afterwards will still be so later.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        const state = () => `${scrollY}/${document.documentElement.scrollHeight}`;
        let [before, left] = [state(), frames];
        const look = () => {
          const now = state();
          left = now === before ? left - 1 : frames;
          before = now;
          if (left > 0) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    20,
  );
  await untilArrived(page);
}

/** Resolves when nothing moves any more that comes to an end by itself. */
export async function untilArrived(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        )
        .map(({ finished }) => finished),
    ),
  );
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
