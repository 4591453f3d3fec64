import type { APIRequestContext, Page } from '@playwright/test';
import { openSession } from '../../fixtures/admin/openSession';
import { enterText } from '../../fixtures/browser/enterText';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';
import type { SharedSite } from '../../fixtures/site/readSharedSite';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const summary = (page: Page) => page.getByRole('textbox', { name: 'Summary', exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const message = (page: Page, words: string | RegExp) => page.getByText(words).first();
const newTitle = () => `A quiet week ${Math.random().toString(36).slice(2, 9)}`;

test('a post loses nothing when the network drops and the tab is closed', async ({
  page,
  context,
  open,
  signedInAs,
  problems,
}) => {
  problems.expect(/.*/);
  await signedInAs('editor');
  await open('/admin/blog/new');
  const name = newTitle();
  await title(page).fill(name);
  await expect(message(page, /^Saved /)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f]{24}$/);
  await expect(page.getByRole('textbox', { name: 'Slug', exact: true })).toHaveValue(
    name.toLowerCase().replaceAll(' ', '-'),
  );
  await context.setOffline(true);
  await text(page).click();
  await enterText(page, 'Typed without a network.');
  await expect(message(page, 'You’re offline. Your changes are kept in this browser.')).toBeVisible();
  await context.setOffline(false);
  await page.route('**/api/admin/blog/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await summary(page).fill('Typed before the tab was gone.');
  await expect(message(page, 'You’re offline. Your changes are kept in this browser.')).toBeVisible();
  await page.unroute('**/api/admin/blog/*');
  await page.reload();
  await expect(text(page)).toContainText('Typed without a network.');
  await expect(summary(page)).toHaveValue('Typed before the tab was gone.');
  await expect(message(page, /^Saved /)).toBeVisible();
  await page.reload();
  await expect(summary(page)).toHaveValue('Typed before the tab was gone.');
});

test('two members edit the same post: fields are merged, and only a conflict asks', async ({
  page,
  open,
  signedInAs,
  problems,
  playwright,
  site,
}) => {
  problems.expect(/answer: 412/);
  await signedInAs('editor');
  await open('/admin/blog/new');
  await title(page).fill(newTitle());
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f]{24}$/);
  const id = page.url().split('/').at(-1) ?? '';
  const other = await playwright.request.newContext({ baseURL: site.url });
  await asOther(other, id, site, { summary: 'Theirs' });
  await text(page).click();
  await page.keyboard.type('Mine');
  await expect(summary(page)).toHaveValue('Theirs');
  await expect(text(page)).toContainText('Mine');
  await expect(message(page, /^Saved /)).toBeVisible();
  await asOther(other, id, site, { summary: 'Theirs again' });
  await summary(page).fill('Mine as well');
  await expect(page.getByRole('heading', { name: /also changed this post$/ })).toBeVisible();
  await expect(summary(page)).toBeFocused();
  const field = page.getByRole('group', { name: 'Summary' });
  // The two versions share the width.
  const theirs = await field.locator('label').last().boundingBox();
  const all = await field.boundingBox();
  expect((theirs?.x ?? 0) + (theirs?.width ?? 0)).toBeGreaterThan((all?.x ?? 0) + (all?.width ?? 0) - 4);
  await field.getByRole('radio', { name: /^Their version/ }).check();
  await page.getByRole('button', { name: 'Save selection' }).click();
  await expect(summary(page)).toHaveValue('Theirs again');
  await expect(message(page, /^Saved /)).toBeVisible();
  // The longest allowed text: no part of the path may accept less.
  await asOther(other, id, site, { markdown: 'Long. '.repeat(33_000) });
  await other.dispose();
});

test('the tablet and desktop previews are complete in a narrower window', async ({
  page,
  open,
  signedInAs,
}) => {
  await signedInAs('editor');
  await page.setViewportSize({ width: 768, height: 900 });
  await open('/admin/blog');
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.getByTitle('Post preview');
  for (const [name, width] of Object.entries({ Tablet: 820, Desktop: 1200 })) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect
      .poll(() => frame.evaluate((shown: HTMLIFrameElement) => shown.offsetWidth), name)
      .toBe(width);
    const box = (await frame.boundingBox())!;
    expect(box.x + box.width, name).toBeLessThanOrEqual(768);
    expect(await frame.evaluate((shown) => shown.parentElement!.scrollWidth), name).toBeLessThanOrEqual(
      Math.ceil(box.width),
    );
  }
});

/** Changes the post from another device. */
async function asOther(other: APIRequestContext, id: string, site: SharedSite, part: object): Promise<void> {
  const { csrfToken } = await openSession(other, site, site.owner);
  const { draft, version } = await (await other.get(`/api/admin/blog/${id}`)).json();
  const headers = { Origin: site.url, 'X-CSRF-Token': csrfToken, 'If-Match': `"${version}"` };
  const answer = await other.patch(`/api/admin/blog/${id}`, { data: { ...draft, ...part }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}
