import { expect, type Page } from '@playwright/test';

/** Opens an address whose two fonts come only when its heading is shown; resolves when they are in use. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const waiting: (() => void)[] = [];
  // At rest: while a page loads, ending the interception would leave its requests without an answer.
  await page.unrouteAll();
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => waiting.length, { intervals: [50] }).toBe(2);
  for (const release of waiting) release();
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2,
  );
}
