import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { phoneIfLong } from '../../fixtures/isLong';
import { ROOT } from '../../fixtures/site/startSite';
import { expect, test } from '../../fixtures/test';

/** The scripts of the remote that is served. */
const builtRelease = (): { entry: string; chunks: Record<string, string[]> } =>
  JSON.parse(readFileSync(join(ROOT, 'mf-admin/dist/release.json'), 'utf8')).web;

test.beforeEach(async ({ signedInAs }) => void (await signedInAs('owner')));

test(`the layout stays unchanged while navigating between screens${phoneIfLong}`, async ({
  page,
  open,
  saved,
  isMobile,
  problems,
}) => {
  const lead = await saved();
  await open(paths.admin.dashboard);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // The open lead covers the frame on a phone, which hides its roles.
  const frame = page.locator('main').locator('..');
  await frame.evaluate((element) => Object.assign(element, { marker: 'the same' }));
  const isSame = () => frame.evaluate((element) => (element as unknown as { marker?: string }).marker);
  const menu = page.getByRole('navigation', { name: isMobile ? 'Sections' : 'Admin' });

  await menu.getByRole('link', { name: /^Leads/ }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.admin.leads}$`));
  await expect(heading).toHaveText('Leads');
  await expect(heading).toBeFocused();
  expect(await isSame()).toBe('the same');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.admin.dashboard}$`));
  await expect(heading).not.toHaveText('Leads');
  await page
    .getByRole('link', { name: new RegExp(lead.name) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/leads\/EM-/);
  expect(await isSame()).toBe('the same');
  await expect(page.locator('main')).toHaveCount(1);

  problems.expect(/answer: 404 .*\/admin\/anything/);
  expect((await page.goto('/admin/anything'))?.status()).toBe(404);
  await expect(heading).toHaveText('Not found');
  await expect(menu).toBeVisible();
});

test('the layout is loaded once, however many screens are opened', async ({ page, open }) => {
  await page.addInitScript(() => {
    const seen = window as { framesSeen?: number };
    seen.framesSeen = 0;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          seen.framesSeen! += [node, ...node.querySelectorAll('nav')].filter((each) =>
            each.matches('nav[aria-label="Admin"]'),
          ).length;
    }).observe(document, { childList: true, subtree: true });
  });
  await open(paths.admin.dashboard);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  for (const [name, address] of [
    [/^Leads/, paths.admin.leads],
    ['Dashboard', paths.admin.dashboard],
    [/^Leads/, paths.admin.leads],
  ] as const) {
    await menu.getByRole('link', { name }).last().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await page.evaluate(() => (window as { framesSeen?: number }).framesSeen)).toBe(1);
});

test('a layout whose code fails to load shows an error and can be retried', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_(FAILED|BLOCKED_BY_CLIENT)/, /console: /);
  const { './WorkbenchLayout': layout, './DashboardScreen': screen } = builtRelease().chunks;
  const own = layout!.filter((file) => !screen!.includes(file));
  const script = ({ pathname }: URL) => own.some((file) => pathname.endsWith(`/${file}`));
  await context.route(script, (route) => route.abort());
  await page.goto(paths.admin.dashboard);
  await expect(page.getByRole('heading', { level: 1, name: 'This page couldn’t be shown' })).toBeVisible();
  await context.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
});

test('the document requests the scripts of the layout together with those of the screen', async ({
  page,
}) => {
  const html = await (await page.request.get(paths.admin.dashboard)).text();
  const web = builtRelease();
  const wanted = [web.entry, ...web.chunks['./DashboardScreen']!, ...web.chunks['./WorkbenchLayout']!];
  expect(web.chunks['./WorkbenchLayout']!.length).toBeGreaterThan(0);
  const preloads = [...html.matchAll(/<link rel="preload" as="script"[^>]*href="([^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  for (const file of wanted)
    expect(
      preloads.filter((address) => address.endsWith(file)),
      file,
    ).toHaveLength(1);
});

test('the sign-in page is outside of the layout', async ({ page, open }) => {
  await page.context().clearCookies();
  await open(paths.admin.login);
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toHaveCount(0);
});
