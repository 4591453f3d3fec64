import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { desktopIfLong, isLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

const openerOf = (page: Page) => page.getByRole('button', { name: 'Search or jump to…' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search screens, records and actions' });

test('by keyboard alone: finds a lead by company, opens it, cancels a search and signs out', async ({
  page,
  open,
  context,
  saved,
  signedInAs,
  violations,
}) => {
  const lead = await saved();
  await signedInAs('owner');
  await open(paths.admin.dashboard);
  await expect(openerOf(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill(lead.company);
  const hit = page.getByRole('option', { name: new RegExp(lead.reference) });
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', (await hit.getAttribute('id')) ?? '');
  expect(await violations({ withoutContrast: false })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.reference}$`));
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toHaveCount(0);
  // There is no arrival on a page that was never left.
  await expect(page.getByRole('heading', { name: 'Delivery timeline' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('dashb');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths.admin.dashboard}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // `CommandPalette.test.tsx` shows the rest.
  if (!isLong) return;
  await test.step('an outdated search request is aborted', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/api/admin/leads?q=slow**', async (route) => {
      await held;
      await route.abort().catch(() => undefined);
    });
    await openerOf(page).click();
    const request = page.waitForRequest(/\/api\/admin\/leads\?q=slow/);
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('q=slow'));
    await fieldOf(page).fill('slow');
    await request;
    await expect(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeVisible();
    await fieldOf(page).fill('nobody-is-called-this');
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page.getByText('No results for “nobody-is-called-this”')).toBeVisible();
    release();
  });
  await test.step('runs actions: color scheme and sign out', async () => {
    await fieldOf(page).fill('dark theme');
    await page.getByRole('option', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openerOf(page).click();
    await fieldOf(page).fill('sign out');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});

test(`loads when its button opens it, and Esc returns the focus ${desktopIfLong}`, async ({
  page,
  open,
  signedInAs,
  violations,
  isMobile,
}) => {
  await signedInAs('owner');
  await open(paths.admin.leads);
  await expect(openerOf(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await waitForIdle(page);
  const code = page.waitForRequest(
    (request) => request.resourceType() === 'script' && request.url().includes('/remotes/mf_admin/'),
  );
  await openerOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await code;
  const paper = page.getByRole('dialog', { name: 'Search or jump to' });
  const size = await paper.boundingBox();
  if (isMobile) expect(size).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);
  await expect(openerOf(page)).toBeFocused();
});
