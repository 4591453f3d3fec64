import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { openSession } from '../../signIn';
import { expect, test } from '../../test';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Leads, newest first' });
const searchOf = (page: Page) => page.getByRole('searchbox', { name: /Search leads/ });

test.beforeEach(async ({ signedInAs }) => void (await signedInAs('owner')));

test('a lead is found, opened, moved on, and stays so @phone', async ({ page, open, saved, violations }) => {
  const lead = await saved();
  await open(paths.admin.leads);
  await expect(tableOf(page)).toBeVisible();
  await searchOf(page).fill(lead.company);
  await expect(tableOf(page).getByRole('row').filter({ hasText: lead.company })).toHaveCount(1);
  await expect(page).toHaveURL(/q=/);
  expect(await violations()).toEqual([]);
  await tableOf(page)
    .getByRole('link', { name: new RegExp(lead.company) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.reference}`));
  const sheet = page.getByLabel(`Lead ${lead.reference}`);
  await expect(sheet).toContainText(lead.message);
  await expect(sheet).toContainText(lead.email);
  await expect(sheet.getByRole('heading', { name: 'Flight recorder' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await sheet.getByRole('button', { name: 'Stage: New. Change it' }).click();
  await page
    .getByRole('menuitem', { name: 'Contacted' })
    .or(page.getByRole('menuitemradio', { name: 'Contacted' }))
    .click();
  await expect(sheet.getByRole('button', { name: 'Stage: Contacted. Change it' })).toBeVisible();
  await page.reload();
  await expect(sheet.getByRole('button', { name: 'Stage: Contacted. Change it' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/admin\/leads(\?|$)/);
});

test('the list is filtered by stage, and the address says so', async ({ page, open, saved }) => {
  const lead = await saved();
  await open(`${paths.admin.leads}?status=won&q=${encodeURIComponent(lead.company)}`);
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all leads' }).click();
  await expect(page).not.toHaveURL(/status=/);
  await page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: /^New/ }).click();
  await expect(page).toHaveURL(/status=new/);
  await expect(tableOf(page).getByRole('row').filter({ hasText: lead.company })).toHaveCount(1);
});

test('a long list comes in pages', async ({ page, open, saved }) => {
  const company = `Pagewise ${Date.now()}`;
  for (let count = 0; count < 27; count++)
    await saved({ company, name: `Visitor ${String(count).padStart(2, '0')}` });
  await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}`);
  const rows = tableOf(page).getByRole('row').filter({ hasText: company });
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('1 to 25 of 27')).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('26 to 27 of 27')).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Previous' }).click();
  await expect(rows).toHaveCount(25);
});

test('a change on top of somebody else’s is not lost silently', async ({
  page,
  open,
  saved,
  site,
  problems,
}) => {
  problems.expect(/answer: 412/);
  const { reference } = await saved();
  await open(paths.admin.lead(reference));
  const sheet = page.getByLabel(`Lead ${reference}`);
  await expect(sheet.getByRole('button', { name: 'Stage: New. Change it' })).toBeVisible();
  const { csrfToken } = await openSession(page.request, site, site.owner);
  const elsewhere = await page.request.patch(`/api/admin/leads/${reference}`, {
    data: { status: 'qualified' },
    headers: { Origin: site.url, 'If-Match': '"1"', 'X-CSRF-Token': csrfToken },
  });
  expect(elsewhere.status()).toBe(200);
  await page.reload();
  await expect(sheet.getByRole('button', { name: 'Stage: Qualified. Change it' })).toBeVisible();
  const stale = await page.request.patch(`/api/admin/leads/${reference}`, {
    data: { status: 'lost' },
    headers: { Origin: site.url, 'If-Match': '"1"', 'X-CSRF-Token': csrfToken },
  });
  expect(stale.status()).toBe(412);
});

test('the screen says when the lead was changed meanwhile, and lets one choose', async ({
  page,
  open,
  saved,
  problems,
  context,
}) => {
  problems.expect(/answer: 412/);
  const { reference } = await saved();
  await open(paths.admin.lead(reference));
  const sheet = page.getByLabel(`Lead ${reference}`);
  await sheet.getByRole('button', { name: 'Stage: New. Change it' }).click();
  // Another member is faster: the version this screen names is made an old one on the way.
  let isFirst = true;
  await context.route(`**/api/admin/leads/${reference}`, async (route) => {
    if (isFirst && route.request().method() === 'PATCH') {
      isFirst = false;
      await route.fetch({ postData: JSON.stringify({ status: 'qualified' }) });
    }
    return route.continue();
  });
  await page
    .getByRole('menuitem', { name: 'Lost' })
    .or(page.getByRole('menuitemradio', { name: 'Lost' }))
    .click();
  await expect(sheet.getByRole('alert')).toContainText('Changed meanwhile');
  await sheet.getByRole('button', { name: 'Move to Lost' }).click();
  await expect(sheet.getByRole('button', { name: 'Stage: Lost. Change it' })).toBeVisible();
});

test('a list that does not come says so and can be asked for again', async ({
  page,
  open,
  problems,
  context,
}) => {
  problems.expect(/answer: 503/);
  await context.route('**/api/admin/leads?*', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'Not now.', code: 'unavailable', requestId: 'request-1' },
    }),
  );
  await context.route('**/api/admin/leads', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'Not now.', code: 'unavailable', requestId: 'request-1' },
    }),
  );
  await open(paths.admin.leads);
  const alert = page.getByRole('alert').filter({ hasText: 'The list did not answer' });
  await expect(alert).toContainText('request-1');
  await context.unroute('**/api/admin/leads?*');
  await context.unroute('**/api/admin/leads');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(tableOf(page).or(page.getByRole('heading', { name: 'No enquiries yet' }))).toBeVisible();
});

test('a view is saved, survives a reload, and leads back', async ({ page, open, saved }) => {
  const { company } = await saved();
  await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}&sort=oldest`);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The one');
  await page.getByRole('button', { name: 'Save view' }).click();
  await open(paths.admin.leads);
  await page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: 'The one' }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(searchOf(page)).toHaveValue(company);
  await page.getByRole('button', { name: 'Forget the view The one' }).click();
  await expect(page.getByRole('link', { name: 'The one' })).toBeHidden();
});

test('the keys move, select, open, and lead to other screens', async ({ page, open, saved }) => {
  const company = `Keysmith ${Date.now()}`;
  for (const name of ['Ada One', 'Bea Two']) await saved({ company, name });
  await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}`);
  await expect(tableOf(page).getByRole('link', { name: /Ada One/ })).toBeVisible();
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect(page.getByRole('checkbox', { name: 'Select Ada One' })).toBeChecked();
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { name: 'Flight recorder' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Flight recorder' })).toBeHidden();
  for (const key of ['g', 'd']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('on a phone the leads are cards that fit it @phone-only', async ({ page, open, saved }) => {
  const { company } = await saved();
  await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}`);
  const card = tableOf(page).getByRole('row').filter({ hasText: company });
  const [whole, name, stage] = await Promise.all(
    [card, card.getByRole('link'), card.getByText('New', { exact: true })].map((part) => part.boundingBox()),
  );
  expect(whole?.width).toBeLessThanOrEqual(360);
  // The stage stands below the name, where a table would have it beside.
  expect(stage?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .check();
  const bar = await page.getByRole('region', { name: 'Selection' }).boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
});
