import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

test('the cookie page names everything that the site stores in a browser', async ({
  page,
  context,
  open,
  signedInAs,
}) => {
  const held = new Set<string>();
  const look = async () => {
    for (const { name } of await context.cookies()) held.add(`Cookie: ${name}`);
    const names = await page.evaluate(() => [
      ...Object.keys(localStorage).map((name) => `Local storage: ${name}`),
      ...Object.keys(sessionStorage).map((name) => `Session storage: ${name}`),
    ]);
    for (const name of names) held.add(name);
  };
  await open(`${paths.home}?utm_source=news&utm_medium=email`);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await open(paths.contact);
  await page.getByLabel(/^Full Name/).fill('Dana Ortiz');
  await look();
  for (const path of [
    paths.blog,
    paths.bookings,
    paths.tools,
    paths.tool('password-strength'),
    paths.services,
  ]) {
    await open(path);
    await look();
  }
  await open(paths.businessTechCheck);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio').first().check();
  await look();
  await signedInAs('owner');
  for (const path of [paths.admin.dashboard, '/admin/leads', '/admin/account']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
  }

  await open(paths.cookiePreferences);
  const listed = await page
    .getByRole('main')
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [names, where] = [...row.children].map((cell) => cell.textContent ?? '');
        return (names ?? '').split(', ').map((name) => `${where}: ${name}`);
      }),
    );
  const isListed = (name: string) =>
    listed.some((known) => (known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : name === known));
  expect([...held].filter((name) => !isListed(name))).toEqual([]);
  expect([...held].sort()).toEqual(
    expect.arrayContaining([
      'Cookie: sid',
      'Local storage: emberline-browser-id',
      'Local storage: emberline-origin',
      'Session storage: visit-origin',
    ]),
  );
});

test('the listed scripts follow the switches, and the receipt follows the choice', async ({
  page,
  open,
  violations,
}) => {
  await open(paths.cookiePreferences);
  const runs = page.getByRole('region', { name: 'With this choice' });
  const ours = runs.getByRole('listitem').filter({ hasText: 'Our own visit count' });
  await expect(ours).toContainText('Does not run');
  await page.getByRole('main').getByRole('switch', { name: 'Analytics' }).click();
  await expect(ours).toContainText('No cookie, no network address');
  const proof = page.waitForResponse(/\/api\/consent$/);
  await page.getByRole('main').getByRole('button', { name: 'Save Preferences' }).click();
  expect((await proof).status()).toBe(204);
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(/[0-9a-f]{32}/);
  expect(await violations()).toEqual([]);
});
