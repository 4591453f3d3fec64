import { getPostIndex } from '@site/api/content/posts/contract';
import { examplePostIndex, examplePosts } from '@site/api/content/posts/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as page from './BlogPage';

const rows = () =>
  within(screen.getAllByRole('list').find((list) => list.className === 'rows')!).getAllByRole('link');

test('shows the newest post large and the others as rows', async () => {
  await renderPage(page, {
    path: '/blog',
    api: fakeApi().on(getPostIndex, examplePostIndex(examplePosts(4))),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'The Foundry' })).toBeVisible();
  const newest = screen.getByRole('link', { name: 'Post 1' });
  expect(newest).toHaveAttribute('href', '/blog/post-1');
  expect(within(newest).getByRole('time')).toHaveTextContent('Oct 28, 2026');
  expect(
    within(newest)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['support', '4 min']);
  expect(within(rows()[0]!).getByRole('time')).toHaveTextContent('Oct 21');
  expect(rows().map((row) => row.getAttribute('href'))).toEqual([
    '/blog/post-2',
    '/blog/post-3',
    '/blog/post-4',
  ]);
  expect(screen.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/blog/rss.xml');
});

/** A fake API with three posts, of which the search and the tag find one each. */
const searchApi = () =>
  fakeApi().on(getPostIndex, ({ query: { q, tag } }) => {
    const posts = examplePosts(3);
    const subjects = [{ tag: 'Planning', count: 1 }];
    const part = (rows: typeof posts) => ({ lead: null, rows, found: rows.length, total: 3, subjects });
    if (tag) return examplePostIndex(posts, part(posts.slice(2)));
    if (q === 'nonsense') return examplePostIndex(posts, part([]));
    return examplePostIndex(posts, q ? part(posts.slice(1, 2)) : { subjects });
  });

test('typing requests the debounced search, keeps the current list until the result arrives, and announces the number of results', async () => {
  const api = searchApi();
  const { user } = await renderPage(page, { path: '/blog', api });
  await user.pasteInto(screen.getByRole('searchbox', { name: 'Search the Foundry' }), 'wire');
  expect(rows().length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByText('1 article found')).toBeInTheDocument());
  expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/blog/post-2']);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(api.requests.at(-1)?.query).toEqual({ q: 'wire' });
});

test('a search that fails keeps the field and can be retried', async () => {
  const api = fakeApi().on(getPostIndex, examplePostIndex(examplePosts(3)));
  const { user } = await renderPage(page, { path: '/blog', api });
  api.on(getPostIndex, () => failure(503, 'away'));
  await user.type(screen.getByRole('searchbox', { name: 'Search the Foundry' }), 'w');
  expect(await screen.findByRole('heading', { name: 'The articles couldn’t be loaded' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('w');
  api.on(getPostIndex, examplePostIndex(examplePosts(2), { lead: null, found: 1 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('1 article found')).toBeInTheDocument());
});

test('a search without results can be cleared', async () => {
  const { user } = await renderPage(page, { path: '/blog?q=nonsense', api: searchApi() });
  expect(screen.getByRole('searchbox')).toHaveValue('nonsense');
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('a subject is a link that filters, with its number of posts', async () => {
  const { user } = await renderPage(page, { path: '/blog', api: searchApi() });
  const chip = screen.getByRole('link', { name: 'Planning 1' });
  expect(chip).toHaveAttribute('href', '/blog?tag=Planning');
  await user.click(chip);
  await waitFor(() => expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/blog/post-3']));
  expect(screen.getByRole('link', { name: 'Planning 1' })).toHaveAttribute('aria-current', 'true');
});

test('the pages are links, and the second page has no large post', async () => {
  const posts = examplePosts(20);
  const days = { newest: posts[0]!.createdAt, oldest: posts[0]!.createdAt };
  const steps = [1, 2, 900].map((number) => ({ number, ...days }));
  const part = { lead: null, rows: posts.slice(13), page: 2, pages: 900, steps };
  const api = fakeApi().on(getPostIndex, examplePostIndex(posts, part));
  await renderPage(page, { path: '/blog?page=2', api });
  expect(api.requests[0]?.query).toEqual({ page: '2' });
  expect(rows()[0]).toHaveAttribute('href', '/blog/post-14');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/blog?page=3');
  expect(screen.getByRole('link', { name: /^Page 2/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^Page 900/ })).toHaveAttribute('href', '/blog?page=900');
});

test('hovering over a row shows its cover', async () => {
  const posts = examplePosts(3).map((post) => ({ ...post, image: `/api/media/covers/${post.slug}.svg` }));
  const { user, container } = await renderPage(page, {
    path: '/blog',
    api: fakeApi().on(getPostIndex, examplePostIndex(posts)),
  });
  const shown = () => container.querySelector('.preview img')?.getAttribute('src');
  expect(shown()).toContain('post-2');
  await user.hover(rows()[1]!);
  expect(shown()).toContain('post-3');
});

test('says so when there are no posts', async () => {
  await renderPage(page, { path: '/blog', api: fakeApi().on(getPostIndex, examplePostIndex([])) });
  expect(screen.getByText(/haven’t published an article yet/)).toBeVisible();
});

test('when the posts cannot be loaded the page layout stays and a retry loads them', async () => {
  const api = fakeApi().on(getPostIndex, () => failure(503, 'away'));
  const { user } = await renderPage(page.Component, { path: '/blog', api });
  expect(await screen.findByRole('heading', { name: 'The articles couldn’t be loaded' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Foundry');
  api.on(getPostIndex, examplePostIndex(examplePosts(2)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Post 1' })).toBeVisible());
});
