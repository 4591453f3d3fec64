import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { ifLong, phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Leads, newest first' });
const searchOf = (page: Page) => page.getByRole('searchbox', { name: /Search leads/ });

test.beforeEach(async ({ signedInAs }) => void (await signedInAs('owner')));

// `publishing/workday.spec.ts` does so by keyboard.
ifLong(test)(
  `a lead is found, opened and moved to the next stage, which persists${phoneIfLong}`,
  async ({ page, open, saved, violations }) => {
    const lead = await saved();
    await open(paths.admin.leads);
    await expect(tableOf(page)).toBeVisible();
    await searchOf(page).fill(lead.company);
    const rows = tableOf(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(rows.filter({ hasText: lead.company })).toHaveCount(1);
    // Until the response arrives, the previous rows are dimmed.
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/q=/);
    expect(await violations()).toEqual([]);
    await tableOf(page)
      .getByRole('link', { name: new RegExp(lead.company) })
      .click();
    await expect(page).toHaveURL(new RegExp(`/admin/leads/${lead.reference}`));
    const drawer = page.getByLabel(`Lead ${lead.reference}`);
    await expect(drawer).toContainText(lead.message);
    await expect(drawer).toContainText(lead.email);
    await expect(drawer.getByRole('heading', { name: 'Delivery timeline' })).toBeVisible();
    expect(await violations()).toEqual([]);
    await drawer.getByRole('button', { name: 'Change stage, now New' }).click();
    await page
      .getByRole('menuitem', { name: 'Contacted' })
      .or(page.getByRole('menuitemradio', { name: 'Contacted' }))
      .click();
    await expect(drawer.getByRole('button', { name: 'Change stage, now Contacted' })).toBeVisible();
    await page.reload();
    await expect(drawer.getByRole('button', { name: 'Change stage, now Contacted' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/admin\/leads(\?|$)/);
  },
);

test('leads are cards that fit the width of a phone @phone-only', async ({ page, open, saved }) => {
  const { company } = await saved();
  await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}`);
  const card = tableOf(page).getByRole('row').filter({ hasText: company });
  const [list, name, stage] = await Promise.all(
    [card, card.getByRole('link'), card.getByText('New', { exact: true })].map((part) => part.boundingBox()),
  );
  expect(list?.width).toBeLessThanOrEqual(360);
  // On a phone the stage is below the name; in a table it would be beside it.
  expect(stage?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The sentence of all filters would fill the screen.
  await expect(page.getByRole('button', { name: 'Stage: any stage' })).toBeHidden();
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('button', { name: 'Stage: any stage' })).toBeVisible();
  await page.getByRole('button', { name: 'Fewer filters' }).click();
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .check();
  const bar = await page.getByRole('region', { name: 'Selection' }).boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
});

test('the tabs of all stages are visible, filters beside a lead take two lines, and cards of the board are not cut off', async ({
  page,
  open,
  saved,
}) => {
  const { reference } = await saved();
  await open(paths.admin.leads);
  const stages = page.getByRole('navigation', { name: 'Stages' });
  await expect(stages.getByRole('link', { name: /^Quarantine/ })).toBeInViewport({ ratio: 1 });
  await open(paths.admin.lead(reference));
  const filters = page
    .getByRole('search')
    .filter({ has: page.getByRole('searchbox', { name: /Search leads/ }) });
  expect((await filters.boundingBox())?.height).toBeLessThan(3 * 29);
  const stage = filters.getByRole('button', { name: 'Stage: any stage' });
  await expect(stage).toBeHidden();
  await filters.getByRole('button', { name: 'More filters' }).click();
  await expect(stage).toBeVisible();
  await open(`${paths.admin.leads}/board`);
  const move = page.getByRole('button', { name: /^Move / }).first();
  await expect(move).toBeVisible();
  expect(await move.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
