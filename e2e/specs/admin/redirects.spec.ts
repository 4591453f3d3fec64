import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Redirect } from '@site/api/contract/redirects';
import type { SharedSite } from '../../sharedSite';
import { openSession } from '../../signIn';
import { expect, test } from '../../test';

const LIST = '/admin/redirects';
const tableOf = (page: Page) => page.getByRole('table', { name: 'Redirects, by address' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** An address nobody else of these tests uses. */
const newPath = () => `/old-${Math.random().toString(36).slice(2, 10)}`;

/** A member's calls beside the browser, as from another device. */
async function member({ request, site }: { request: APIRequestContext; site: SharedSite }) {
  const { csrfToken } = await openSession(request, site, site.owner);
  const headers = { Origin: site.url, 'X-CSRF-Token': csrfToken };
  return {
    create: async (part: Partial<Redirect>): Promise<Redirect> => {
      const data = { from: newPath(), to: '/faq', match: 'exact', code: '301', ...part };
      const answer = await request.post(`/api${LIST}`, { data, headers });
      expect(answer.status(), await answer.text()).toBe(201);
      return answer.json();
    },
    change: async ({ id, version, from, to, match, code }: Redirect) => {
      const own = { ...headers, 'If-Match': `"${version}"` };
      const answer = await request.patch(`/api${LIST}/${id}`, {
        data: { from, to, match, code },
        headers: own,
      });
      expect(answer.status()).toBe(200);
    },
    get: async (id: string) => request.get(`/api${LIST}/${id}`),
  };
}

test('a rule is written, in force, changed and taken away @phone', async ({
  page,
  open,
  signedInAs,
  violations,
  request,
}) => {
  const from = newPath();
  await signedInAs('editor');
  await open(LIST);
  await page.getByRole('button', { name: 'New redirect' }).first().click();
  await field(page, 'From').fill(from);
  await field(page, 'Leads to').fill('/contact');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Redirect saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/redirects\/[0-9a-f]{24}$/);
  await expect(page.getByText('All saved')).toBeVisible();
  expect(await violations()).toEqual([]);
  await expect(async () => {
    const answer = await request.get(`${from}?utm_source=x`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/contact?utm_source=x');
  }).toPass({ timeout: 10_000 });
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
  }).toPass({ timeout: 10_000 });
});

test('two changes that meet are shown side by side, and both survive', async ({
  page,
  open,
  site,
  request,
  signedInAs,
  problems,
  violations,
}) => {
  problems.expect(/answer: 412/);
  const elsewhere = await member({ request, site });
  const rule = await elsewhere.create({});
  await signedInAs('editor');
  await open(`${LIST}/${rule.id}`);
  await field(page, 'Leads to').fill('/contact');
  await elsewhere.change({ ...rule, to: '/about', code: '302' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Changed meanwhile' })).toBeFocused();
  const choice = (name: string) => page.getByRole('group', { name });
  await expect(choice('Leads to').getByRole('radio', { name: 'Yours /contact' })).toBeChecked();
  await expect(choice('Leads to').getByRole('radio', { name: 'Theirs /about' })).not.toBeChecked();
  await expect(choice('Answers').getByRole('radio', { name: /^Theirs 302/ })).toBeChecked();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Save these' }).click();
  await expect(toast(page, 'Redirect saved')).toBeVisible();
  expect(await (await elsewhere.get(rule.id)).json()).toMatchObject({
    to: '/contact',
    code: '302',
    version: 3,
  });
});

test('unsaved work is not lost by a link, a key, a step back, another record or a closed tab', async ({
  page,
  open,
  site,
  request,
  signedInAs,
}) => {
  const elsewhere = await member({ request, site });
  const [rule, neighbour] = [await elsewhere.create({}), await elsewhere.create({})];
  await signedInAs('editor');
  await open(LIST);
  await open(`${LIST}/${rule.id}?q=${rule.from.slice(5)}`);
  await field(page, 'Leads to').fill('/contact');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(rule.id));
    await expect(field(page, 'Leads to')).toHaveValue('/contact');
  };
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Leads/ })
    .click();
  await stay();
  await page.getByRole('button', { name: 'Close' }).click();
  await stay();
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['g', 'd']) await page.keyboard.press(key);
  await stay();
  await page.getByRole('searchbox').fill('old');
  await expect(page).toHaveURL(new RegExp(`${rule.id}\\?q=old$`));
  await expect(dialog).toHaveCount(0);
  const warned = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await expect(field(page, 'Leads to')).toHaveValue('/contact');
  await page.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?q=old$`));
  expect(await (await elsewhere.get(rule.id)).json()).toMatchObject({ to: '/faq', version: 1 });
  await open(`${LIST}/${neighbour.id}`);
  await expect(page.getByText('All saved')).toBeVisible();
});

test('a step back with unsaved work stays, and leaves once it is given up', async ({
  page,
  open,
  site,
  request,
  signedInAs,
}) => {
  const { id, from } = await (await member({ request, site })).create({});
  await signedInAs('editor');
  await open(`${LIST}?q=${from.slice(5)}`);
  await tableOf(page)
    .getByRole('link', { name: new RegExp(from) })
    .click();
  await field(page, 'Leads to').fill('/contact');
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(id));
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveCount(0);
});

test('a rule that loops or hides a page is refused at its field', async ({
  page,
  open,
  signedInAs,
  problems,
  violations,
}) => {
  problems.expect(/answer: 400/);
  await signedInAs('editor');
  await open(`${LIST}/new`);
  await field(page, 'From').fill('/services/cybersecurity');
  await field(page, 'Leads to').fill('/faq');
  const add = page.getByRole('button', { name: 'Add redirect' });
  await add.click();
  await expect(field(page, 'From')).toBeFocused();
  await expect(field(page, 'From')).toHaveAccessibleDescription(/There is a page at this address/);
  expect(await violations()).toEqual([]);
  const path = newPath();
  await field(page, 'From').fill(path);
  await field(page, 'Leads to').fill(path);
  await add.click();
  await expect(field(page, 'Leads to')).toBeFocused();
  await expect(page.getByRole('alert', { name: 'Not saved' })).toContainText('leads back to itself');
});

test('a table is imported line by line and comes out again', async ({
  page,
  open,
  signedInAs,
  violations,
}) => {
  const [one, two] = [newPath(), newPath()];
  await signedInAs('editor');
  await open(LIST);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import redirects' });
  const choose = (text: string) =>
    dialog
      .getByLabel('Table')
      .setInputFiles({ name: 'old-site.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(`from,to,code,match\n${one},/faq\n/services/cybersecurity,/faq\n`);
  await dialog.getByRole('button', { name: 'Check the table' }).click();
  const refused = dialog.getByRole('list', { name: 'Lines refused' });
  await expect(refused.getByRole('listitem')).toHaveCount(1);
  await expect(refused).toContainText('line 3');
  await expect(refused).toContainText('There is a page at this address.');
  expect(await violations()).toEqual([]);
  await choose(`from,to,code,match\n${one},/faq\n${two},,410,prefix\n`);
  await dialog.getByRole('button', { name: 'Check the table' }).click();
  await dialog.getByRole('button', { name: 'Add 2 redirects' }).click();
  await expect(toast(page, '2 redirects added')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^redirects-\d{4}-\d{2}-\d{2}\.csv$/);
  const table = readFileSync(await download.path(), 'utf8').split('\n');
  expect(table).toEqual(expect.arrayContaining([`${one},/faq,301,exact`, `${two},,410,prefix`]));
});

test('an address not found leads to a redirect that is filled in already @phone', async ({
  page,
  open,
  site,
  signedInAs,
  violations,
  request,
}) => {
  const path = `${newPath()}/servicedesk`;
  // Only here: behind this door is the whole API.
  const { inDatabaseOf, savedNotFoundHit } = await import('@site/api/testing');
  await inDatabaseOf(site.dataDir, () => savedNotFoundHit({ path, count: 900_000 }));
  await signedInAs('editor');
  await open(LIST);
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Not found' }).click();
  const create = page.getByRole('link', { name: `Create redirect from ${path}` });
  await expect(create).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await create.click();
  await expect(field(page, 'From')).toHaveValue(path);
  await expect(field(page, 'Leads to')).toHaveValue('/services/service-desk');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(toast(page, 'Redirect saved')).toBeVisible();
  await expect(create).toHaveCount(0);
  await expect(async () => {
    expect((await request.get(path, { maxRedirects: 0 })).headers().location).toBe('/services/service-desk');
  }).toPass({ timeout: 10_000 });
});

test('a viewer reads the rules and finds no deed', async ({
  page,
  open,
  site,
  request,
  signedInAs,
  violations,
}) => {
  const { id, from } = await (await member({ request, site })).create({});
  await signedInAs('viewer');
  await open(`${LIST}/${id}`);
  const sheet = page.getByLabel(`redirect ${id}`);
  await expect(sheet).toContainText(from);
  await expect(sheet).toContainText('Whoever is editor or above can change it.');
  for (const name of ['Save', 'Delete', 'Import', 'New redirect'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  expect(await violations()).toEqual([]);
});
