import { paths } from '@site/shell/paths';
import { expect, test } from '../../test';

test('a viewer sees the menus and the leads without personal details, and cannot act', async ({
  page,
  open,
  signedInAs,
  saved,
  site,
}) => {
  const lead = await saved();
  const { user, csrfToken } = await signedInAs('viewer');
  expect(user.role).toBe('viewer');
  await open(paths.admin.lead(lead.reference));
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Leads/ })).toBeVisible();
  await expect(page.getByRole('button', { name: `${user.name}, your account` })).toBeVisible();
  const sheet = page.getByLabel(`Lead ${lead.reference}`);
  await expect(sheet.getByRole('button', { name: 'Stage: New. Change it' })).toBeDisabled();
  await expect(sheet).not.toContainText(lead.email);
  await expect(page.getByRole('main')).not.toContainText(lead.email);
  const change = await page.request.patch(`/api/admin/leads/${lead.reference}`, {
    data: { status: 'contacted' },
    headers: { Origin: site.url, 'If-Match': '"1"', 'X-CSRF-Token': csrfToken },
  });
  expect(change.status()).toBe(403);
});

for (const role of ['editor', 'admin'] as const)
  test(`an ${role} sees whom a lead is from and moves it on`, async ({ page, open, signedInAs, saved }) => {
    const lead = await saved();
    expect((await signedInAs(role)).user.role).toBe(role);
    await open(paths.admin.lead(lead.reference));
    const sheet = page.getByLabel(`Lead ${lead.reference}`);
    await expect(sheet).toContainText(lead.email);
    await sheet.getByRole('button', { name: 'Stage: New. Change it' }).click();
    await page
      .getByRole('menuitem', { name: 'Contacted' })
      .or(page.getByRole('menuitemradio', { name: 'Contacted' }))
      .click();
    await expect(sheet.getByRole('button', { name: 'Stage: Contacted. Change it' })).toBeVisible();
  });
