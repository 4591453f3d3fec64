import type { Page } from '@playwright/test';
import { isTakenOver } from './takenOver';

/** Stops the page's clock where it is; from then on time passes only by `page.clock.runFor`. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

/** Opens an address with the clock held, letting pass only what the page needs to start. */
export async function openHeld(page: Page, path: string): Promise<void> {
  await holdClock(page);
  await page.goto(path);
  await page.waitForLoadState('load');
  for (let frame = 0; frame < 400; frame++) {
    if (await page.evaluate(isTakenOver)) return;
    await page.clock.runFor(16);
  }
  throw new Error(`${path} was not taken over by its scripts`);
}
