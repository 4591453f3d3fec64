import { expect, type Page } from '@playwright/test';

export const NOTICE = /Some parts of this page didn’t load/;

/** The server-rendered content is visible, with a notice and a retry button. */
export async function expectReadable(page: Page) {
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Foundry');
  await expect(page.getByRole('main').locator('a[href^="/blog/"]').first()).toBeVisible();
}

export async function expectOthersWork(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Let's Discuss Your IT Needs" })).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
}
