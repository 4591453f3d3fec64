import type { Page } from '@playwright/test';
import { publishedNotice } from '../../fixtures/admin/publishedNotice';
import { enterText } from '../../fixtures/browser/enterText';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

test('a policy version that requires new consent asks again and shows the changes', async ({
  page,
  open,
  signedInAs,
  violations,
}) => {
  await signedInAs('owner');
  const visitor = await page.context().newPage();
  await open('/privacy-policy', visitor);
  await visitor.getByRole('button', { name: 'Accept All' }).click();
  await open('/admin/policies');
  await page.getByRole('link', { name: /^Privacy Policy/ }).click();
  await page.getByRole('textbox', { name: 'Intro' }).fill('What we collect, why, and for how many days.');
  await expect(page.getByText('Summarize what changed')).toBeVisible();
  await page.getByRole('textbox', { name: /^Summary of changes/ }).fill('We say for how many days.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await enterText(page, ' Nothing is older than ninety days.');
  await page.getByRole('checkbox', { name: 'Ask for consent again' }).check();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(publishedNotice(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3);

  await expect(async () => {
    await open('/contact', visitor);
    await expect(banner(visitor)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await visitor.getByRole('button', { name: 'Necessary Only' }).click();
  expect(await visitor.evaluate(() => localStorage.getItem('emberline-consent-policy'))).toBe('2');

  await open('/privacy-policy', visitor);
  const changed = visitor.getByRole('region', { name: /^What changed on/ });
  await expect(changed).toContainText('We say for how many days.');
  await changed.getByText(/word by word$/).click();
  await expect(changed.getByRole('insertion')).toContainText('Nothing is older than ninety days.');
  const earlier = visitor.getByRole('region', { name: 'Earlier versions' });
  await expect(earlier).toContainText('In effect from November 20, 2026');
});

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
