import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

test('a changed phone number appears in the header for every visitor', async ({
  page,
  open,
  signedInAs,
  consented,
  violations,
}) => {
  await signedInAs('admin');
  await open('/admin/settings');
  await expect(page.getByRole('row', { name: /^Brand/ })).toBeVisible();
  await page.getByRole('link', { name: /^Brand/ }).click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('call us');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number/);
  expect(await violations()).toEqual([]);
  await phone.fill('(512) 555-0177');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await consented();
  const visitor = await page.context().newPage();
  const began = Date.now();
  await expect(async () => {
    await open('/contact', visitor);
    const call = visitor.getByRole('banner').getByRole('link', { name: /555-0177/ });
    await expect(call).toHaveAttribute('href', 'tel:+15125550177', { timeout: 100 });
  }).toPass({ intervals: [250] });
  test.info().annotations.push({ type: 'seen after', description: `${Date.now() - began} ms` });
});

test('changing the allowed frame origins requires step-up', async ({
  page,
  open,
  signedInAs,
  site,
  request,
  problems,
}) => {
  problems.expect(/answer: 403/);
  const { user } = await signedInAs('admin');
  await open('/admin/settings/frames');
  const { expireStepUp, withSiteDatabase, nextRecoveryCode } = await import('@site/api/testing/data/records');
  await withSiteDatabase(site.dataDir, () => expireStepUp(user.email));
  await page.getByRole('textbox', { name: /Allowed websites/ }).fill('https://partner.example');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(proof).toContainText('You’re about to change which sites can embed pages.');
  await proof.getByRole('button', { name: 'Lost your passkey?' }).click();
  await proof.getByLabel('Recovery code').fill(nextRecoveryCode(user.email));
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(async () => {
    const policy = (await request.get('/embedded/contact')).headers()['content-security-policy'];
    expect(policy).toContain('frame-ancestors https://partner.example');
  }).toPass();
});
