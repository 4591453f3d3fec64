import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { watchLayoutShifts } from '../../fixtures/browser/watchLayoutShifts';
import { representatives } from '../../fixtures/site/templates';
import { expect, test } from '../../fixtures/test';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

const MOST = 0.02;

test.beforeEach(async ({ consented }) => consented());

/** Pages whose layout differs on wide screens. */
const WIDE_AS_WELL: string[] = [paths.home, paths.industry('legal'), paths.tool('password-strength')];
const ALL: string[] = [...representatives, paths.about, '/booking-confirmation', paths.cookiePreferences];
const narrowOnly = ALL.filter((path) => !WIDE_AS_WELL.includes(path));

/** A new window costs as much as a page in it. */
for (const [some, where] of [
  [WIDE_AS_WELL, '@phone'],
  [narrowOnly.slice(0, 4), '@phone-only'],
  [narrowOnly.slice(4), '@phone-only'],
] as const)
  test(`${some.join(', ')}: nothing jumps on the way to its end and back ${where}`, async ({
    page,
    open,
  }) => {
    const readShifts = await watchLayoutShifts(page);
    for (const path of some) {
      await open(path);
      await walk(page, 'down');
      await waitForIdle(page);
      await walk(page, 'up');
      const { sum, moved } = await readShifts();
      expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
    }
  });

/** Half a window at a time, each long enough to be painted. */
const walk = (page: Page, way: 'down' | 'up') =>
  page.evaluate(async (isDown) => {
    const isDone = () =>
      isDown ? scrollY + innerHeight >= document.documentElement.scrollHeight - 1 : scrollY === 0;
    while (!isDone()) {
      scrollBy({ top: (isDown ? 1 : -1) * innerHeight * 0.5, behavior: 'instant' });
      // The second frame begins when the first was painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, way === 'down');
