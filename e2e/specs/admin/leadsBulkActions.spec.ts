import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { ifLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

const tableOf = (page: Page) => page.getByRole('table', { name: 'Leads, newest first' });

test.beforeEach(async ({ signedInAs }) => void (await signedInAs('owner')));

// Its steps are shown by `bulkStageChange.test.tsx` and the tests of the API.
ifLong(test)(
  'many leads are moved at once after a confirmation, and moved back',
  async ({ page, open, saved, violations }) => {
    const company = `Manyfold ${Date.now()}`;
    for (const name of ['Ada One', 'Bea Two', 'Cleo Three']) await saved({ company, name });
    await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}`);
    const rows = tableOf(page).getByRole('row').filter({ hasText: company });
    await expect(rows).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Select Ada One' }).check();
    await page.getByRole('checkbox', { name: 'Select Cleo Three' }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('2 selected');
    expect(await violations()).toEqual([]);
    await bar.getByRole('button', { name: 'Stage for selection' }).click();
    await page.getByRole('menuitem', { name: 'Qualified' }).click();
    await page
      .getByRole('dialog', { name: 'Move 2 leads to Qualified?' })
      .getByRole('button', { name: 'Move 2 leads' })
      .click();
    await expect(rows.filter({ hasText: 'Qualified' })).toHaveCount(2);
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone for 2 leads')).toBeVisible();
    await expect(rows.filter({ hasText: 'New' })).toHaveCount(3);
  },
);

test('an admin exports the filtered list as CSV and JSON', async ({ page, open, saved, signedInAs }) => {
  const company = `Exporter ${Date.now()}`;
  const [first, second] = [await saved({ company, name: '=1+1' }), await saved({ company })];
  const other = await saved();
  await signedInAs('admin');
  await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}`);
  const exported = async (format: RegExp) => {
    await page.getByRole('button', { name: 'Export 2' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const csv = await exported(/CSV/);
  expect(csv.name).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text).toMatch(/^\ufeffreference,receivedAt,status,name/);
  for (const { reference, email } of [first, second])
    for (const part of [reference, email]) expect(csv.text).toContain(part);
  expect(csv.text).toContain("'=1+1");
  expect(csv.text).not.toContain(other.reference);
  const json = await exported(/JSON/);
  expect(JSON.parse(json.text)).toEqual([
    expect.objectContaining({ reference: second.reference }),
    expect.objectContaining({ reference: first.reference, name: '=1+1' }),
  ]);
});
