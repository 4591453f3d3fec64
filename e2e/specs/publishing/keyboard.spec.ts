import { enterText } from '../../fixtures/browser/enterText';
import { tabTo } from '../../fixtures/browser/tabTo';
import { buildLanding, type TextSource } from '../../fixtures/content/contentDrafts';
import { isLong } from '../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

test.skip(!isLong, 'each step is shown by a component test or another journey');

test('by keyboard alone: signs in, navigates, reorders blocks and creates a redirect', async ({
  contentClient,
  page,
  open,
  site,
  problems,
  violations,
}) => {
  problems.expect(/answer: 401/, /answer: 400 POST .*\/withdraw/);
  await open('/admin/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(site.owner.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(site.owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await tabTo(page, page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Blog' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();

  const { id } = await contentClient.create('landing-pages', buildLanding(say, 'a-page'));
  await open(`/admin/landing-pages/${id}`);
  const blocks = page.getByRole('group', { name: 'Blocks', exact: true });
  const grip = blocks.getByRole('button', { name: /^Move block 2,/i });
  await tabTo(page, grip);
  await page.keyboard.press('ArrowUp');
  await expect(blocks.getByRole('button', { name: /^Move block 1,/i })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved /).first()).toBeVisible();
  const { draft } = await contentClient.send<{ draft: { blocks: { kind: string }[] } }>(
    'GET',
    `landing-pages/${id}`,
  );
  expect(draft.blocks.slice(0, 2).map(({ kind }) => kind)).toEqual(['text', 'hero']);

  const { items } = await contentClient.send<{ items: { id: string }[] }>('GET', 'locations?q=taylor');
  await open(`/admin/locations/${items[0]?.id}`);
  await tabTo(page, page.getByRole('button', { name: 'More actions', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: 'Unpublish…' }), 'ArrowDown');
  await page.keyboard.press('Enter');
  const leading = page.getByRole('textbox', { name: 'Redirect its URL to' });
  await expect(leading).toHaveValue('/service-areas/hutto');
  await tabTo(page, leading);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('/nowhere');
  const off = page.getByRole('button', { name: 'Unpublish', exact: true });
  await tabTo(page, off);
  await page.keyboard.press('Enter');
  await expect(leading).toHaveAccessibleDescription(/^There is no page at this URL\./);
  expect(await violations()).toEqual([]);
  await tabTo(page, leading);
  await page.keyboard.press('Control+a');
  await enterText(page, '/service-areas/georgetown');
  await tabTo(page, off);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Unpublished', exact: true })).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get('/service-areas/taylor', { maxRedirects: 0 });
      return `${answer.status()} ${answer.headers().location}`;
    })
    .toBe('301 /service-areas/georgetown');
});

const say: TextSource = (field, most, least = 0) =>
  `Some words for the ${field}`.slice(0, most).padEnd(least, ' and so on');
