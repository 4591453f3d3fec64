import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

test('a password is analyzed in the browser and sent nowhere, not even with an inquiry', async ({
  page,
  open,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(paths.tool('password-strength'));
  const bench = page.getByRole('group', { name: 'Password test' });
  const field = bench.getByLabel('Password to test');
  await field.fill('tr0ub4dor&3xyzzy');
  await expect(bench.getByText(/score \d of 4/)).toBeVisible();
  await field.fill('password');
  await expect(bench.getByText('score 0 of 4')).toBeVisible();
  await field.fill('quartz-mango-sailor-eleven-basil');
  await expect(bench.getByText(/score [34] of 4/)).toBeVisible();
  await expect(bench.getByRole('heading', { name: 'How long it lasts in four attacks' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.outerHTML.includes('tr0ub4dor'))).toBe(false);

  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByLabel('Service Interest')).toHaveValue('cybersecurity');
  await expect(page.getByRole('textbox', { name: 'Your Message' })).toHaveValue('');
  expect(sent.filter((line) => /tr0ub4dor|quartz|mango/.test(line))).toEqual([]);
});

test('sends only five characters of the hash', async ({ page, open, context }) => {
  // SHA-1 of "password" is 5BAA6 1E4C9B93F3F0682250B6CF8331B7EE68FD8.
  const requested: string[] = [];
  await context.route('**/api/tools/pwned-range/*', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/plain',
      body: '1E4C9B93F3F0682250B6CF8331B7EE68FD8:52256179\r\n0018A45C4D1DEF81644B54AB7F969B88D65:0',
    });
  });
  await open(paths.tool('password-strength'));
  await page.getByLabel('Password to test').fill('password');
  await page.getByRole('button', { name: 'Check for leaks' }).click();
  await expect(page.getByText(/in known leaks, 52,256,179 times/)).toBeVisible();
  expect(requested.map((path) => path.toUpperCase())).toEqual(['/API/TOOLS/PWNED-RANGE/5BAA6']);
});

test('the replay can be stepped through, and a new passphrase generated and copied', async ({
  page,
  open,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await open(paths.tool('password-strength'));
  const replay = page.getByRole('region', { name: 'Watch it crack' });
  await replay.scrollIntoViewIfNeeded();
  await replay.getByRole('button', { name: 'One step' }).click();
  await replay.getByRole('button', { name: 'Replay' }).click();
  await expect(replay.getByRole('listitem').last()).not.toHaveClass(/is-ahead/);

  const maker = page.getByRole('region', { name: 'Use a passphrase instead' });
  await maker.scrollIntoViewIfNeeded();
  const read = () => maker.getByRole('listitem').locator('b').allTextContents();
  const shown = await read();
  await expect(async () => {
    await maker.getByRole('button', { name: 'New words' }).click();
    expect(await read()).not.toEqual(shown);
  }).toPass();
  const words = await read();
  expect(words).toHaveLength(6);
  await maker.getByRole('button', { name: 'Copy passphrase' }).click();
  await expect(maker.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const word of words) expect(copied).toContain(word);
});
