import { field, LIST, member, tableOf, toast } from '../../fixtures/admin/redirectsScreen';
import { expect, test } from '../../fixtures/test';

test('conflicting changes are shown side by side, and both can be kept', async ({
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
  const drawer = page.getByRole('complementary', { name: `redirect ${rule.from}` });
  await expect(drawer).toBeFocused();
  await expect(drawer).toHaveCSS('box-shadow', 'none');
  await expect(drawer).toHaveCSS('outline-style', 'none');
  await field(page, 'Redirect to').fill('/contact');
  await elsewhere.change({ ...rule, to: '/about', code: '302' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Someone else changed this redirect' })).toBeFocused();
  const choice = (name: string) => page.getByRole('group', { name });
  await expect(choice('Redirect to').getByRole('radio', { name: 'Your version /contact' })).toBeChecked();
  await expect(choice('Redirect to').getByRole('radio', { name: 'Their version /about' })).not.toBeChecked();
  await expect(choice('Status code').getByRole('radio', { name: /^Their version 302/ })).toBeChecked();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Save selection' }).click();
  const notice = toast(page, 'Redirect saved');
  await expect(notice).toBeVisible();
  // A notice that is hovered stays open.
  await notice.hover();
  await field(page, 'Redirect to').fill('/services');
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const [above, bar] = await Promise.all([
          notice.locator('..').boundingBox(),
          page.locator('[data-save-bar]').boundingBox(),
        ]);
        const isBeside = above && bar && (above.x + above.width <= bar.x || above.y + above.height <= bar.y);
        return isBeside && notice.evaluate(isOnTop);
      }, `the notice is in sight and leaves the buttons to save free at ${width} px`)
      .toBe(true);
  }
  expect(await (await elsewhere.get(rule.id)).json()).toMatchObject({
    to: '/contact',
    code: '302',
    version: 3,
  });
});

/** Whether nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test('unsaved changes survive links, keys, resizing, going back, other records and a closed tab', async ({
  page,
  open,
  site,
  request,
  signedInAs,
}) => {
  const elsewhere = await member({ request, site });
  const [rule, neighbor] = [await elsewhere.create({}), await elsewhere.create({})];
  await signedInAs('editor');
  await open(LIST);
  await open(`${LIST}/${rule.id}?q=${rule.from.slice(5)}`);
  await field(page, 'Redirect to').fill('/contact');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(field(page, 'Redirect to')).toBeFocused();
    await expect(field(page, 'Redirect to')).toHaveValue('/contact');
  }
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(rule.id));
    await expect(field(page, 'Redirect to')).toHaveValue('/contact');
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
  await expect(field(page, 'Redirect to')).toHaveValue('/contact');
  await page.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}\\?q=old$`));
  expect(await (await elsewhere.get(rule.id)).json()).toMatchObject({ to: '/faq', version: 1 });
  await open(LIST);
  await tableOf(page)
    .getByRole('link', { name: new RegExp(neighbor.from) })
    .click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await field(page, 'Redirect to').fill('/contact');
  await page.goBack();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(neighbor.id));
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).not.toHaveURL(new RegExp(neighbor.id));
});
