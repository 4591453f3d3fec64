import { readFileSync } from 'node:fs';
import { field, LIST, newPath, toast } from '../../fixtures/admin/redirectsScreen';
import { ifLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test('a redirect is created, takes effect, is changed and deleted', async ({
  page,
  open,
  signedInAs,
  request,
}) => {
  const from = newPath();
  await signedInAs('editor');
  await open(LIST);
  await page.getByRole('button', { name: 'New redirect' }).first().click();
  await field(page, 'From').fill(from);
  await field(page, 'Redirect to').fill('/contact');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Redirect saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/redirects\/[0-9a-f]{24}$/);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(async () => {
    const answer = await request.get(`${from}?utm_source=x`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/contact?utm_source=x');
  }).toPass();
  const other = await page.context().newPage();
  await open(from, other);
  await expect(other).toHaveURL(/\/contact$/);
  await other.close();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this redirect?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(toast(page, 'Redirect deleted')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(async () => {
    expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(404);
  }).toPass();
});

// Their steps are shown by `RedirectsScreen.test.tsx`, `NotFoundScreen.test.tsx` and the tests of the API.
const longTest = ifLong(test);

longTest(
  'a table is imported row by row and exported again',
  async ({ page, open, signedInAs, violations }) => {
    const [one, two] = [newPath(), newPath()];
    await signedInAs('admin');
    await open(LIST);
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import redirects' });
    const choose = (text: string) =>
      dialog
        .getByLabel('CSV or JSON file')
        .setInputFiles({ name: 'old-site.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose(`from,to,code,match\n${one},/faq\n/services/cybersecurity,/faq\n`);
    await dialog.getByRole('button', { name: 'Check file' }).click();
    const refused = dialog.getByRole('list', { name: 'Rows with errors' });
    await expect(refused.getByRole('listitem')).toHaveCount(1);
    await expect(refused).toContainText('Line 3');
    await expect(refused).toContainText('There is already a page at this URL.');
    expect(await violations({ withoutContrast: false })).toEqual([]);
    await choose(`from,to,code,match\n${one},/faq\n${two},,410,prefix\n`);
    await dialog.getByRole('button', { name: 'Check file' }).click();
    await dialog.getByRole('button', { name: 'Import 2 redirects' }).click();
    await expect(toast(page, '2 redirects imported')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^redirects-\d{4}-\d{2}-\d{2}\.csv$/);
    const table = readFileSync(await download.path(), 'utf8').split('\n');
    expect(table).toEqual(expect.arrayContaining([`${one},/faq,301,exact`, `${two},,410,prefix`]));
  },
);

longTest(
  'a URL that was not found opens a prefilled redirect',
  async ({ page, open, site, signedInAs, violations, request }) => {
    const path = `${newPath()}/servicedesk`;
    const { withSiteDatabase, createNotFoundPath } = await import('@site/api/testing/data/records');
    await withSiteDatabase(site.dataDir, () =>
      createNotFoundPath(path, 900_000 + Math.floor(Math.random() * 99_999)),
    );
    await signedInAs('editor');
    await open(LIST);
    await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: '404 errors' }).click();
    const create = page.getByRole('link', { name: `Create redirect from ${path}` });
    await expect(create).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await create.click();
    await expect(field(page, 'From')).toHaveValue(path);
    await expect(field(page, 'Redirect to')).toHaveValue('/services/service-desk');
    await page.getByRole('button', { name: 'Add redirect' }).click();
    await expect(toast(page, 'Redirect saved')).toBeVisible();
    await expect(create).toHaveCount(0);
    await expect(async () => {
      expect((await request.get(path, { maxRedirects: 0 })).headers().location).toBe(
        '/services/service-desk',
      );
    }).toPass();
  },
);
