import { paths } from '@site/shell/paths';
import { phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test(`a person is invited, and gets another role after step-up${phoneIfLong}`, async ({
  page,
  open,
  signedInAs,
  site,
  mailbox,
  problems,
  violations,
}) => {
  problems.expect(/answer: 403/);
  const { user } = await signedInAs('admin');
  const email = `lee.${Date.now()}@emberline.example`;
  await open(paths.admin.users);
  await page.getByRole('button', { name: 'Invite user' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite user' });
  await expect(invite.getByRole('radio', { name: /Owner/ })).toBeDisabled();
  await invite.getByLabel('Email address').fill(email);
  await invite.getByRole('radio', { name: /Editor/ }).check();
  expect(await violations()).toEqual([]);
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  const name = email.split('@')[0] ?? '';
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await mailbox.find(email, 'invited you');
  const mark = page.getByText('Invited, link expires in 71 h').filter({ visible: true });
  await expect(mark.first()).toBeVisible();
  expect(await violations({ withoutContrast: false })).toEqual([]);

  const { expireStepUp, withSiteDatabase, nextRecoveryCode } = await import('@site/api/testing/data/records');
  await withSiteDatabase(site.dataDir, () => expireStepUp(user.email));
  await page.getByRole('radio', { name: /Viewer/ }).check();
  await page.getByRole('button', { name: 'Make a viewer' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(proof).toContainText('You’re about to change a role.');
  expect(await violations()).toEqual([]);
  await proof.getByRole('button', { name: 'Lost your passkey?' }).click();
  await proof.getByLabel('Recovery code').fill(nextRecoveryCode(user.email));
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${name} is now a viewer`)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Viewer/ })).toBeChecked();
});

test('a viewer sees no users, and the API denies access', async ({ page, open, signedInAs, problems }) => {
  problems.expect(/answer: 403/);
  await signedInAs('viewer');
  await open(paths.admin.users);
  await expect(page.getByRole('heading', { name: 'You don’t have access' })).toBeVisible();
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
});

test('an owner views the workbench as a viewer, can change nothing, and returns', async ({
  page,
  open,
  signedInAs,
  saved,
  violations,
}) => {
  const lead = await saved();
  await signedInAs('owner');
  await open(paths.admin.lead(lead.reference));
  await expect(page.getByRole('main')).toContainText(lead.email);
  await page.getByRole('button', { name: /, your account$/ }).click();
  await page.getByRole('menuitem', { name: 'View as viewer' }).click();
  // The page that is being left may show the notice as well.
  await expect(page).toHaveURL(paths.admin.dashboard);
  await expect(page.getByText('You’re viewing the workbench as a viewer.', { exact: false })).toBeVisible();
  await open(paths.admin.lead(lead.reference));
  const drawer = page.getByLabel(`Lead ${lead.reference}`);
  await expect(drawer.getByRole('button', { name: 'Change stage, now New' })).toBeDisabled();
  await expect(page.getByRole('main')).not.toContainText(lead.email);
  // The dashboard links to audit entries whose names contain the word as well.
  const users = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' });
  await expect(users).toHaveCount(0);
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Return to owner view' }).click();
  await expect(users).toBeVisible();
});
