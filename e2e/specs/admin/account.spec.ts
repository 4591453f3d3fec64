import { paths } from '@site/shell/paths';
import { accountOf, openSession } from '../../fixtures/admin/openSession';
import { addVirtualAuthenticator } from '../../fixtures/browser/addVirtualAuthenticator';
import { expect, test } from '../../fixtures/test';

test('a passkey is created, renamed, used for step-up and removed', async ({
  page,
  open,
  signedInAs,
  site,
  problems,
  violations,
}) => {
  problems.expect(/answer: 403/);
  const devices = await addVirtualAuthenticator(page);
  const { user } = await signedInAs('editor');
  await open(paths.admin.account);
  const factors = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(factors.getByText('Lost', { exact: true })).toBeVisible();
  await factors.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Passkey name').fill('Work phone');
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(factors.getByText('Work phone')).toBeVisible();
  expect(await devices.count()).toBe(1);

  const { expireStepUp, withSiteDatabase } = await import('@site/api/testing/data/records');
  await withSiteDatabase(site.dataDir, () => expireStepUp(user.email));
  await factors.getByRole('button', { name: 'Remove Lost' }).click();
  await page
    .getByRole('dialog', { name: 'Remove the passkey Lost?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(proof).toContainText('You’re about to remove a sign-in method.');
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(factors.getByText('Lost', { exact: true })).toHaveCount(0);
  await expect(factors.getByText('Work phone')).toBeVisible();
});

test('sessions are listed and can be ended', async ({ page, open, site, playwright }) => {
  const account = await accountOf('editor', site);
  await openSession(page.context().request, site, account);
  const elsewhere = await playwright.request.newContext({
    baseURL: site.url,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.7' },
  });
  await openSession(elsewhere, site, account);
  await open(paths.admin.account);
  const sessions = page.getByRole('region', { name: 'Active sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^Sign out Firefox on Linux/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText('This device')).toBeVisible();
  expect((await elsewhere.get('/api/auth/me')).status()).toBe(401);
  expect((await page.request.get('/api/auth/me')).status()).toBe(200);
  await elsewhere.dispose();
});
