import type { Locator, Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';
import { openWithPausedClock } from '../../fixtures/waiting/openWithPausedClock';

test.beforeEach(async ({ consented }) => consented());

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('start on the middle card, advance in a loop after a drag or a click, and stop for keyboard focus', async ({
    page,
  }) => {
    const carousel = await openCarousel(page);
    await expect(carousel.locator('.scale button')).toHaveCount(9);
    if (isLong)
      await test.step('a card is shown for four seconds', async () => {
        const moves = await timeMoves(page, carousel);
        expect(moves).toBeGreaterThanOrEqual(3_900);
        expect(moves).toBeLessThanOrEqual(4_200);
      });
    // The cards come to rest.
    await page.clock.runFor(1_000);
    await test.step('they continue after a drag, which opens nothing', async () => {
      const [card, before] = [await middleCard(carousel), await currentOf(carousel)];
      await page.mouse.move(card.x, card.y);
      await page.mouse.down();
      await page.mouse.move(card.x - 60, card.y, { steps: 4 });
      await page.mouse.move(card.x - 220, card.y, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => currentOf(carousel)).toBe((before % 9) + 1);
      await page.clock.runFor(1_000);
      await expectToMoveOn(page, carousel);
      await expect(page).toHaveURL(paths.home);
    });
    await test.step('they continue after a card was opened and the visitor returned', async () => {
      // Only the press: what matters is the focus after it.
      await page.evaluate(() =>
        document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
      );
      const card = await middleCard(carousel);
      await page.mouse.click(card.x, card.y);
      await expect(carousel.locator('a:focus')).toHaveCount(1);
      await expectToMoveOn(page, carousel);
    });
    await test.step('they stop while the focus is inside', async () => {
      await page.mouse.click(5, 5);
      await page.clock.runFor(1_000);
      await carousel.getByRole('button', { name: 'Previous' }).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(carousel.locator('.card a:focus-visible')).toHaveCount(1);
      await expectToRest(page, carousel);
      await page.keyboard.press('Tab');
      await expectToMoveOn(page, carousel);
    });
    if (!isLong) return;
    await test.step('they stop while paused', async () => {
      await carousel.getByRole('button', { name: 'Pause rotation' }).click();
      await page.mouse.move(5, 5);
      await expectToRest(page, carousel);
      await carousel.getByRole('button', { name: /Healthcare/ }).click();
      await page.clock.runFor(1_000);
      expect(await currentOf(carousel)).toBe(9);
      await carousel.getByRole('button', { name: 'Next' }).click();
      await page.clock.runFor(1_000);
      expect(await currentOf(carousel)).toBe(1);
    });
  });
});

test('show as many cards as fit, including the middle one', async ({ page, open }) => {
  const carousel = page.getByRole('group', { name: 'Industries' });
  for (const [width, cards, isOpened] of [
    [1280, 3, true],
    [800, 2, false],
    [360, 1, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    if (isOpened) await open(paths.home);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible();
    const reachable = carousel.locator('a[href^="/industries/"]:not([inert] *)');
    await expect(reachable, `${width} px`).toHaveCount(cards);
    await expect(reachable.filter({ hasText: 'Construction' }), `${width} px`).toHaveCount(1);
    await expect
      .poll(
        () => carousel.locator('a').evaluateAll(countUnseen),
        `${width} px: links that are hidden but can be reached`,
      )
      .toBe(0);
  }
});

/** The visible carousel, moved by a clock that only the test advances. */
async function openCarousel(page: Page): Promise<Locator> {
  await openWithPausedClock(page, paths.home);
  const carousel = page.getByRole('group', { name: 'Industries' });
  await expect(async () => {
    await page.clock.runFor(50);
    await page.locator('#industries-title').scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible({ timeout: 200 });
  }).toPass();
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.clock.runFor(700);
  expect(await currentOf(carousel)).toBe(5);
  return carousel;
}

const countUnseen = (links: Element[]) =>
  links.filter((link) => !link.closest('[inert]') && link.closest('[aria-hidden=true]')).length;

const currentOf = async (carousel: Locator) =>
  Number(await carousel.locator('.scale [aria-current=true]').textContent());

async function middleCard(carousel: Locator): Promise<{ x: number; y: number }> {
  const box = await carousel.locator('li:not([inert]) > .is-current').boundingBox();
  if (!box) throw new Error('No card is current');
  return { x: box.x + box.width / 2, y: box.y + 40 };
}

/** Milliseconds of the page's clock between two moves. */
async function timeMoves(page: Page, carousel: Locator): Promise<number> {
  const untilMoved = async () => {
    const before = await currentOf(carousel);
    for (let ms = 0; ms < 10_000; ms += 100) {
      await page.clock.runFor(100);
      if ((await currentOf(carousel)) !== before) return ms + 100;
    }
    throw new Error('The carousel stands still');
  };
  await untilMoved();
  const before = await currentOf(carousel);
  await page.clock.runFor(3_800);
  expect(await currentOf(carousel), 'not earlier').toBe(before);
  return 3_800 + (await untilMoved());
}

async function expectToRest(page: Page, carousel: Locator): Promise<void> {
  const before = await currentOf(carousel);
  // More than the time between two moves.
  await page.clock.runFor(4_500);
  expect(await currentOf(carousel)).toBe(before);
}

/** Two moves, because a carousel that stopped after one would pass otherwise. */
async function expectToMoveOn(page: Page, carousel: Locator): Promise<void> {
  for (let move = 0; move < 2; move++) {
    const before = await currentOf(carousel);
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(await currentOf(carousel)).not.toBe(before);
    }).toPass();
  }
}
