import { paths } from '@site/shell/paths';
import { phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test(`anonymous visitors sign in and return to the requested page${phoneIfLong}`, async ({
  page,
  site,
  problems,
  violations,
}) => {
  problems.expect(/answer: 401/);
  await page.goto(`${paths.admin.leads}?status=new`);
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fleads%3Fstatus%3Dnew$/);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(site.owner.email);
  await form.getByLabel('Password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await form.getByLabel('Password', { exact: true }).fill(site.owner.password);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?status=new$/);
  await expect(
    page
      .getByRole('table', { name: 'Leads, newest first' })
      .or(page.getByText(/No matching leads|No inquiries yet/)),
  ).toBeVisible();
});
