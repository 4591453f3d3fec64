import { publishedNotice } from '../../fixtures/admin/publishedNotice';
import { tabTo } from '../../fixtures/browser/tabTo';
import { buildLanding, type TextSource } from '../../fixtures/content/contentDrafts';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

test('without a mouse one signs in, writes, checks and publishes, puts people and blocks in order, and leads an address on', async ({
  contentClient,
  page,
  open,
  site,
  problems,
  violations,
}) => {
  // Polls until it is there, and blocked.
  problems.expect(/answer: 404 HEAD .*\/blog\//, /answer: 401/, /answer: 400 POST .*\/withdraw/);
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
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeVisible();
  await tabTo(page, title);
  await page.keyboard.type('By keys alone');
  const summary = page.getByRole('textbox', { name: 'Summary', exact: true });
  await tabTo(page, page.getByRole('textbox', { name: 'Text', exact: true }));
  await page.keyboard.type('## So it begins');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Somebody typed this.');
  const checks = page.getByRole('complementary', { name: 'Post settings' });
  await expect(checks.getByText('Please enter a summary.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await tabTo(page, summary, 'Shift+Tab');
  await page.keyboard.type('What can be written without a mouse, and by whom it is read.');
  await expect(checks.getByText('All required fields are filled in')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(publishedNotice(page)).toBeVisible();
  await expect(async () => {
    expect(await (await page.request.get('/blog/by-keys-alone')).text()).toContain('Somebody typed this.');
  }).toPass();

  // Other tests add members.
  const family = `Li${Math.random().toString(36).slice(2, 8)}`;
  for (const name of [`Al ${family}`, `Bo ${family}`])
    await contentClient.send('POST', 'team', {
      name,
      position: 'Service desk',
      bio: '',
      photo: '',
      photoAlt: '',
      links: [],
      certifications: '',
      personalLine: '',
      isAtBookings: false,
      isVisible: true,
    });
  await open(`/admin/team?q=${family}`);
  await tabTo(page, page.getByRole('button', { name: `Move Bo ${family} up` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Bo ${family} moved to position 1 of 2`)).toBeAttached();

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
  await page.keyboard.type('/service-areas/georgetown');
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
