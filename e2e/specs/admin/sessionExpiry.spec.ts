import { accountOf, openSession } from '../../fixtures/admin/openSession';
import { expect, test } from '../../fixtures/test';

test('an expired session is renewed in a dialog, and the typed text is saved', async ({
  page,
  open,
  site,
  problems,
  violations,
}) => {
  problems.expect(/answer: 401/);
  const account = await accountOf('editor', site);
  await openSession(page.context().request, site, account);
  await open('/admin/redirects/new');
  const from = `/old-${Date.now()}`;
  await page.getByLabel('From').fill(from);
  await page.getByLabel('Redirect to').fill('/services');
  // Its request would wait for the sign-in.
  await expect(page.locator('[aria-busy="true"] tbody')).toHaveCount(0);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add redirect' }).click();

  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toContainText(account.email);
  expect(await violations()).toEqual([]);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Lost your passkey?' }).click();
  const { nextRecoveryCode } = await import('@site/api/testing/data/records');
  await dialog.getByLabel('Recovery code', { exact: true }).fill(nextRecoveryCode(account.email));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Redirect saved')).toBeVisible();
  await expect(page.getByLabel('From')).toHaveValue(from);
  const stored = await page.request.get(`/api/admin/redirects?q=${from.slice(1)}`);
  expect((await stored.json()).items).toHaveLength(1);
});
