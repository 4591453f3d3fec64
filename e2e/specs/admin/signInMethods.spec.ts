import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { totpCode } from '../../fixtures/admin/totpCode';
import { addVirtualAuthenticator } from '../../fixtures/browser/addVirtualAuthenticator';
import type { SharedSite } from '../../fixtures/site/readSharedSite';
import { expect, test } from '../../fixtures/test';

const PASSWORD = 'seven kettles hum at noon';

test('an invited person becomes a member with a second factor and signs in with a recovery code', async ({
  page,
  mailbox,
  signedInAs,
  site,
  problems,
  violations,
}) => {
  problems.expect(/answer: 401/);
  const email = `dee.${Date.now()}@emberline.example`;
  const { csrfToken } = await signedInAs('owner');
  const invited = await page.request.post('/api/admin/users', {
    data: { email, name: 'Dee Larkin', role: 'editor' },
    headers: { Origin: site.url, 'X-CSRF-Token': csrfToken },
  });
  expect(invited.status(), await invited.text()).toBe(201);
  await page.context().clearCookies();

  const link = linkIn(await mailbox.find(email, 'invited you'));
  const addresses = watchAddresses(page);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/invite`);
  expect(addresses.withKey(link.split('/').at(-1) ?? '')).toEqual([]);
  expect(await violations()).toEqual([]);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText(/^Strong:/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeFocused();
  expect(await violations()).toEqual([]);
  const code = totpCode((await page.locator('code').textContent()) ?? '');
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  expect(await violations()).toEqual([]);
  await page.getByRole('checkbox', { name: /I’ve saved these codes/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await comeBackLater(page);
  await page.goto(`${paths.admin.login}?next=${paths.admin.leads}`);
  await tryPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your six-digit code' })).toBeVisible();
  expect(await violations()).toEqual([]);
  // The same code does not work twice.
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Incorrect code' })).toBeVisible();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  expect(await violations({ withoutContrast: false })).toEqual([]);
  await page.getByRole('button', { name: 'Lost your phone?' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/leads$/);

  await comeBackLater(page);
  problems.expect(/answer: 422/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
});

test('a forgotten password is reset by email and second factor without signing in; then sign-in by keyboard alone', async ({
  page,
  mailbox,
  site,
  open,
  problems,
  violations,
}) => {
  const { email, nextRecoveryCode } = await member(site);
  await open(paths.passwordReset);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  await page.goto(linkIn(await mailbox.find(email, 'Reset your')));
  await expect(page).toHaveURL(`${site.url}${paths.passwordReset}`);
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${site.url}${paths.passwordResetMfa}`);
  await page.reload();
  await page.getByLabel('Recovery code', { exact: true }).fill(nextRecoveryCode());
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);

  problems.expect(/answer: 401/);
  await page.getByRole('link', { name: 'Sign in with your new password' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lost your passkey?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Recovery code', { exact: true })).toBeFocused();
  await page.keyboard.type(nextRecoveryCode());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('a passkey is set up and signs in by itself', async ({ page, site, open, violations }) => {
  const { email, password } = await member(site, { passkeys: [] });
  const devices = await addVirtualAuthenticator(page);
  await open(paths.admin.login);
  await tryPassword(page, email, password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await page.getByLabel('Passkey name').fill('Test device');
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('checkbox', { name: /I’ve saved these codes/ }).check();
  expect(await devices.count()).toBe(1);
  await devices.answer(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Set up two-step sign-in' })).toHaveCount(0);

  await comeBackLater(page);
  await page.goto(`${paths.admin.login}?next=${paths.admin.leads}`);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  // Not earlier: the virtual device would also respond to the browser's autofill request, and one of the two
  // would be late.
  await devices.answer(true);
  await expect(page).toHaveURL(/\/admin\/leads$/);

  // A passkey from autofill, which the virtual device selects at once.
  await comeBackLater(page);
  await page.goto(`${paths.admin.login}?next=${paths.admin.leads}`);
  await expect(page).toHaveURL(/\/admin\/leads$/);
});

const linkIn = ({ text = '' }: { text?: string }) =>
  /https?:\S+\/(?:invite\/|password-reset#token=)\S+/.exec(text)?.[0] ?? '';

async function tryPassword(page: Page, email: string, password = PASSWORD) {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Continue' }).click();
}

/** A member created in the site's database, with recovery codes and, by default, a lost passkey. */
async function member({ dataDir }: SharedSite, part: { passkeys?: [] } = {}) {
  const testing = await import('@site/api/testing/data/records');
  const { email, password } = await testing.withSiteDatabase(dataDir, () =>
    testing.createMember({ role: 'editor', ...part }),
  );
  return { email, password, nextRecoveryCode: () => testing.nextRecoveryCode(email) };
}

/** Requests of a page, except the document, that contain a token in the URL or the referrer. */
function watchAddresses(page: Page) {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) texts.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  return { withKey: (key: string) => texts.filter((words) => words.includes(key)) };
}

/** Leaves the workbench before its session ends, because it would otherwise open the sign-in page. */
async function comeBackLater(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
