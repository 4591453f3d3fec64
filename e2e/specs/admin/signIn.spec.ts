import { paths } from '@site/shell/paths';
import { expect, test } from '../../test';

test('strangers are led to the sign-in and, after it, back @phone', async ({
  page,
  site,
  problems,
  violations,
}) => {
  problems.expect(/answer: 401/);
  await page.goto(`${paths.admin.leads}?status=new`);
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fleads%3Fstatus%3Dnew$/);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email Address').fill(site.owner.email);
  await form.getByLabel('Password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'That email and password do not match.' }),
  ).toBeVisible();
  expect(await violations()).toEqual([]);
  await form.getByLabel('Password', { exact: true }).fill(site.owner.password);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/admin\/leads\?status=new$/);
  await expect(
    page
      .getByRole('table', { name: 'Leads, newest first' })
      .or(page.getByText(/Nothing fits|No enquiries yet/)),
  ).toBeVisible();
});

test('signing out ends the session here and at the API', async ({ page, open, signedInAs, request }) => {
  await signedInAs('owner');
  await open(paths.admin.leads);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await request.get('/api/auth/me', { headers: { cookie: cookies } })).status()).toBe(200);
  await page.getByRole('button', { name: /your account/ }).click();
  await page
    .getByRole('menuitem', { name: 'Sign out', exact: true })
    .or(page.getByRole('menuitemradio', { name: 'Sign out', exact: true }))
    .or(page.getByRole('option', { name: 'Sign out', exact: true }))
    .click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await request.get('/api/auth/me', { headers: { cookie: cookies } })).status()).toBe(401);
});

test('/admin leads the signed-in to the dashboard, and every screen is guarded on the server', async ({
  request,
  page,
  signedInAs,
}) => {
  const guarded = Object.values(paths.admin).filter(
    (path) => typeof path === 'string' && path !== paths.admin.login,
  ) as string[];
  for (const path of [
    ...guarded,
    paths.admin.lead('EM-4F7K22QZ'),
    '/admin/nothing',
    '/admin/login/../leads',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location).toMatch(/^\/admin\/login\?next=%2Fadmin/);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
  await signedInAs('owner');
  const home = await page.request.get(paths.admin.home, { maxRedirects: 0 });
  expect(home.status()).toBe(302);
  expect(home.headers().location).toBe(paths.admin.dashboard);
});

test('the API refuses strangers, other sites, and writes without a token', async ({
  request,
  page,
  signedInAs,
  saved,
  site,
}) => {
  const { reference } = await saved();
  for (const path of ['/api/admin/leads', `/api/admin/leads/${reference}`, '/api/auth/me']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(401);
    expect(await answer.json()).toMatchObject({
      success: false,
      code: expect.any(String),
      requestId: expect.any(String),
    });
  }
  expect(
    (
      await request.post('/api/auth/login', { data: site.owner, headers: { Origin: 'https://evil.example' } })
    ).status(),
  ).toBe(403);
  await signedInAs('owner');
  const change = { data: { status: 'contacted' }, headers: { Origin: site.url, 'If-Match': '"1"' } };
  expect((await page.request.patch(`/api/admin/leads/${reference}`, change)).status()).toBe(403);
});

test('a `next` that leads elsewhere is not followed', async ({ page, site }) => {
  for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`${paths.admin.login}?next=${encodeURIComponent(next)}`);
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email Address').fill(site.owner.email);
    await form.getByLabel('Password', { exact: true }).fill(site.owner.password);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/admin\/(dashboard|leads)/);
    expect(page.url().startsWith(site.url)).toBe(true);
    await page.goto('about:blank');
    await page.context().clearCookies();
  }
});

test('after five wrong tries the sign-in rests and says until when', async ({ page, problems }) => {
  problems.expect(/answer: (401|429)/);
  await page.goto(paths.admin.login);
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email Address').fill(`nobody.${Date.now()}@example.com`);
  for (let attempt = 1; attempt <= 5; attempt++) {
    await form.getByLabel('Password', { exact: true }).fill(`wrong ${attempt}`);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expect(page.getByText('That email and password do not match.')).toBeVisible();
  }
  await form.getByLabel('Password', { exact: true }).fill('wrong 6');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in is resting' })).toBeVisible();
  await expect(page.getByText(/Sign-in opens again at \d+:\d\d [AP]M/)).toBeVisible();
});
