import { readFileSync } from 'node:fs';
import { ifLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

const AUDIT = '/admin/audit';

test("a member's action is in the audit log field by field, and the log is intact", async ({
  page,
  open,
  saved,
  signedInAs,
  site,
  violations,
}) => {
  const { reference } = await saved();
  const { csrfToken, user } = await signedInAs('admin');
  const changed = await page.request.patch(`/api/admin/leads/${reference}`, {
    data: { status: 'contacted' },
    headers: { Origin: site.url, 'If-Match': '"1"', 'X-CSRF-Token': csrfToken },
  });
  expect(changed.status()).toBe(200);
  await open(`${AUDIT}?q=${reference}`);
  await expect(page.getByText(/^The audit log is intact/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('link', { name: /^Change a lead/ }).click();
  await expect(page).toHaveURL(new RegExp(`${AUDIT}/[0-9a-f]{24}\\?q=${reference}$`));
  await expect(page.getByText(`${user.name} (admin)`)).toBeVisible();
  const row = page.getByRole('row', { name: /^status/ });
  await expect(row.getByRole('cell').nth(0)).toHaveText('new');
  await expect(row.getByRole('cell').nth(1)).toHaveText('contacted');
  expect(await violations()).toEqual([]);
});

// Its steps are shown by `AuditScreen.test.tsx` and the tests of the API.
ifLong(test)(
  'filters are kept in the URL, and the filtered log is exported',
  async ({ page, open, signedInAs }) => {
    const { user } = await signedInAs('admin');
    await open('/admin/leads');
    await page.request.get('/api/admin/leads/export');
    await open(`${AUDIT}?member=${user.id}`);
    await expect(page.getByRole('link', { name: /^Export leads/ })).toHaveCount(1);
    await page.getByRole('button', { name: 'Action: any action' }).click();
    await page.getByRole('menuitem', { name: 'export leads' }).click();
    await expect(page).toHaveURL(new RegExp(`member=${user.id}&action=export`));
    await expect(page.getByRole('link', { name: /^Export leads/ })).toHaveCount(1);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export 1' }).click();
    await page.getByRole('menuitem', { name: /^NDJSON/ }).click();
    const saved = await file;
    expect(saved.suggestedFilename()).toMatch(/^audit-.*\.ndjson$/);
    const lines = readFileSync(await saved.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).action)).toEqual(['export leads']);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Export leads/ })).toHaveCount(1);
  },
);
