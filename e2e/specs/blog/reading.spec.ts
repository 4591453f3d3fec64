import { paths } from '@site/shell/paths';
import { phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

test(`a post is found and read, and leads to the next one${phoneIfLong}`, async ({ page, open }) => {
  await open(paths.blog);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Foundry');
  await page.getByLabel('Search the Foundry').fill('phishing');
  await expect(page).toHaveURL(/q=phishing/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /phishing/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const article = page.getByRole('article').first();
  await expect(article).toContainText(/\S{200}|(\S+\s+){200}/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const here = page.url();
  await page.getByRole('main').locator(`a[href^="/blog/"]:not([href*="#"])`).last().click();
  await expect(page).not.toHaveURL(here);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an empty search can be cleared, and a topic filters the list, also as rendered by the server', async ({
  page,
  open,
  request,
}) => {
  await open(`${paths.blog}?q=xylophone`);
  await expect(page.getByText('No articles found')).toBeVisible();
  await page
    .getByRole('link', { name: 'Clear the search' })
    .or(page.getByRole('button', { name: 'Clear the search' }))
    .click();
  await expect(page.getByRole('main').locator('a[href^="/blog/"]').first()).toBeVisible();

  const subject = page.getByRole('navigation', { name: 'Filter by subject' }).getByRole('link').nth(1);
  const name = ((await subject.textContent()) ?? '').replace(/\d+/g, '').trim();
  await subject.click();
  await expect(page).toHaveURL(/tag=/);
  const { pathname, search } = new URL(page.url());
  const html = await (await request.get(pathname + search)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(name.length).toBeGreaterThan(2);
});

test('drafts and scheduled posts appear nowhere', async ({ request }) => {
  const posts: { slug: string; published: boolean }[] = await (await request.get('/api/blog/posts')).json();
  expect(posts).toHaveLength(8);
  expect(posts.every(({ published }) => published)).toBe(true);
  for (const slug of ['choosing-an-it-provider', 'microsoft-365-sharing-tidy-up']) {
    expect(posts.map((post) => post.slug)).not.toContain(slug);
    expect((await request.get(paths.post(slug))).status()).toBe(404);
    expect((await request.get(`/api/blog/posts/${slug}`)).status()).toBe(404);
  }
});

test('the API returns posts as a plain list, newest first, as specified', async ({ request }) => {
  const posts: { createdAt: string }[] = await (await request.get('/api/blog/posts')).json();
  const days = posts.map(({ createdAt }) => Date.parse(createdAt));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  for (const key of ['id', 'title', 'summary', 'slug', 'image', 'published', 'createdAt'])
    expect(posts[0]).toHaveProperty(key);
});

test('the table of contents and links to sections scroll to the section', async ({ page, open, request }) => {
  const posts: { slug: string }[] = await (await request.get('/api/blog/posts')).json();
  const address = paths.post(posts[0]?.slug ?? '');
  await open(address);
  const entry = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last();
  const name = ((await entry.textContent()) ?? '').replace(/^[\d:]+/, '');
  const heading = page.getByRole('article').getByRole('heading', { name, exact: true });
  await expect(heading).not.toBeInViewport();
  await entry.click();
  await expect(heading).toBeInViewport();
  const { hash } = new URL(page.url());
  expect(hash).toMatch(/^#section-/);
  await page.goto('about:blank');
  await open(address + hash);
  await expect(heading).toBeInViewport();
});
