import type { Page } from '@playwright/test';
import { publishedNotice } from '../../fixtures/admin/publishedNotice';
import { enterText } from '../../fixtures/browser/enterText';
import { tabTo } from '../../fixtures/browser/tabTo';
import { newPhoto, transferFile } from '../../fixtures/content/newPhoto';
import { ifLong } from '../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const text = (page: Page, words: string | RegExp) => page.getByText(words).first();
const newTitle = () => `Backups that come back ${Math.random().toString(36).slice(2, 9)}`;
const pathOf = (title: string) => `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;

// Its steps are shown by the tests of images, publishing and pages of posts (`useTextImages`, `ImageField`, `publishing`,
// `PostPage`), by the next test and by `admin/media.spec.ts`.
ifLong(test)(
  'a new member writes a post with images, schedules it, publishes it now instead, and finds it everywhere',
  async ({ page, open, site, request, violations, problems }) => {
    problems.expect(/answer: (401|404|422)/);
    const title = newTitle();
    await open('/admin/blog/new');
    await page.getByLabel('Email').fill(site.owner.email);
    await page.getByLabel('Password', { exact: true }).fill(site.owner.password);
    await page.keyboard.press('Enter');
    await box(page, 'Title').fill(title);
    await box(page, 'Summary').fill(
      'Why a restore is tested every month, and what it takes to be sure of it.',
    );
    await box(page, 'Text').click();
    // Shortcut letters are typed as text here.
    await page.keyboard.type('Go on and test one.');
    await transferFile(page, 'paste', '.ProseMirror', await newPhoto('restore.jpg'));
    const altForm = page.getByRole('form', { name: 'Alt text for restore.jpg' });
    await expect(altForm).toBeVisible();
    await enterText(page, 'The editor goes on meanwhile.');
    await altForm.getByRole('textbox').fill('A disk that comes back');
    expect(await violations({ withoutContrast: false })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(box(page, 'Text').getByRole('img', { name: 'A disk that comes back' })).toBeVisible();
    await expect(box(page, 'Text').locator('p').last()).toHaveText('The editor goes on meanwhile.');
    await transferFile(page, 'drop', '.ProseMirror > p:last-of-type', {
      ...(await newPhoto('x.txt')),
      mimeType: 'image/jpeg',
      buffer: Buffer.from('not an image'),
    });
    await expect(page.getByRole('button', { name: 'Retry x.txt' })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss x.txt' }).click();
    await page.getByRole('button', { name: 'Choose cover image' }).click();
    await page.getByLabel('Image files').setInputFiles(await newPhoto('cover.jpg', 960, 540));
    await box(page, 'Alt text').fill('A shelf of disks');
    await page.getByRole('button', { name: 'Use image' }).click();
    const point = page.getByRole('button', { name: /^Focal point: 50% from the left/ });
    await point.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await box(page, 'Author').fill('Emberline');
    await box(page, 'Meta title (default: post title)').fill('Tested restores');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Schedule…' }).click();
    const when = page.getByRole('dialog', { name: 'Schedule publishing' });
    await when.getByLabel('Date', { exact: true }).fill('2030-01-15');
    await when.getByLabel('Time (Central)', { exact: true }).fill('09:00');
    await when.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Scheduled for / })).toBeVisible();
    expect((await request.get(pathOf(title))).status()).toBe(404);
    await page.getByRole('button', { name: 'Unschedule' }).click();
    await expect(page.getByRole('heading', { name: 'Draft', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(text(page, /^Published and live in \d+ s$/)).toBeVisible();

    await open(pathOf(title));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    const cover = page.getByRole('img', { name: 'A shelf of disks' });
    await expect(cover).toHaveCSS('object-position', '60% 50%');
    const diskImage = page.getByRole('img', { name: 'A disk that comes back' });
    await diskImage.scrollIntoViewIfNeeded();
    for (const shown of [cover, diskImage])
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
    await expect(page).toHaveTitle(/^Tested restores/);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const shared = await request.get(new URL(image ?? '').pathname, { headers: { Accept: '*/*' } });
    expect(shared.headers()['content-type']).toBe('image/jpeg');
    expect(await violations()).toEqual([]);
    await expectListedEverywhere(page, title, open);
  },
);

test('by keyboard alone a post is written with the slash menu and a library image, checked, previewed and published', async ({
  page,
  open,
  signedInAs,
  request,
  problems,
}) => {
  // Polls the page until it is there.
  problems.expect(/answer: 404 HEAD .*\/blog\//);
  await signedInAs('editor');
  await open('/admin/media');
  await page.getByLabel('Media files').setInputFiles(await newPhoto('keys.jpg'));
  await expect(page.getByText('1 of 1 uploaded')).toBeAttached();
  await open('/admin/blog/new');
  const title = newTitle();
  await box(page, 'Title').focus();
  await enterText(page, title);
  await tabTo(page, box(page, 'Text'));
  await page.keyboard.type('/head');
  await expect(page.getByRole('option', { name: 'Heading', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await enterText(page, 'Why it was quiet');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/image');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose image' });
  await tabTo(page, dialog.getByRole('button', { name: /keys\.jpg/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: /^Alt text/ }));
  await page.keyboard.type('A row of keys');
  await tabTo(page, page.getByRole('button', { name: 'Use image' }));
  await page.keyboard.press('Enter');
  await expect(box(page, 'Text').getByRole('img', { name: 'A row of keys' })).toBeVisible();
  await expect(box(page, 'Text')).toBeFocused();
  await page.keyboard.type('Words **below** the image.');
  const checks = page.getByRole('complementary', { name: 'Post settings' });
  await expect(checks.getByText('Please enter a summary.')).toBeVisible();
  await tabTo(page, box(page, 'Summary'), 'Shift+Tab');
  await enterText(page, 'Written without a mouse, from the first word to the last.');
  await tabTo(page, box(page, 'Author'));
  await page.keyboard.type('Emberline');
  await expect(checks.getByText('All required fields are filled in')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(text(page, /^Saved /)).toBeVisible();
  const [shown] = await Promise.all([
    page.waitForResponse(/[?]preview=/),
    page.keyboard.press('Control+Shift+P'),
  ]);
  expect(await shown.allHeaders()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  const preview = page.frameLocator('iframe[title="Post preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(preview.getByRole('heading', { name: 'Why it was quiet' })).toBeVisible();
  expect((await request.get(pathOf(title))).status()).toBe(404);
  await page.keyboard.press('Control+Shift+P');
  await page.keyboard.press('Control+Enter');
  await expect(publishedNotice(page)).toBeVisible();
  await expect(async () => {
    const html = await (await request.get(pathOf(title))).text();
    expect(html).toMatch(/alt="A row of keys"[\s\S]*Words <strong>below<\/strong> the image\./);
    for (const list of ['/blog', '/blog/rss.xml', '/sitemap.xml'])
      expect(await (await request.get(list)).text(), list).toContain(pathOf(title));
  }).toPass();
});

/** In the post list, the feed, the home page and the site search. */
async function expectListedEverywhere(page: Page, title: string, open: (path: string) => Promise<void>) {
  for (const path of ['/blog', '/blog/rss.xml', '/sitemap.xml', '/search.json'])
    await expect(async () => {
      const text = await (await page.request.get(path)).text();
      expect(text).toContain(path === '/sitemap.xml' ? pathOf(title) : title);
    }).toPass();
  await open('/');
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(page.getByText(title).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('img', { name: 'A shelf of disks' }).first()).toBeVisible();
}
