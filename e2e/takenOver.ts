import type { Page } from '@playwright/test';

/** Whether scripts have taken a page over. The first page view is told by the same effect that makes links and forms work. */
export const isTakenOver = () =>
  (window as { dataLayer?: { event?: string }[] }).dataLayer?.some(({ event }) => event === 'page_view');

/** Resolves when the page has been taken over by its scripts. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}
