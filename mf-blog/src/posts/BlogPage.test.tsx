import { listPosts } from '@site/api/contract/posts';
import { examplePostSummary, examplePosts } from '@site/api/example/posts';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as page from './BlogPage';

const rows = () =>
  within(screen.getAllByRole('list').find((list) => list.className === 'rows')!).getAllByRole('link');

test('shows the newest note large and the others as a register', async () => {
  await renderPage(page, { path: '/blog', api: fakeApi().on(listPosts, examplePosts(4)) });
  expect(screen.getByRole('heading', { level: 1, name: 'The Foundry' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post 1' })).toHaveAttribute('href', '/blog/post-1');
  expect(rows().map((row) => row.getAttribute('href'))).toEqual([
    '/blog/post-2',
    '/blog/post-3',
    '/blog/post-4',
  ]);
  expect(screen.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/blog/rss.xml');
});

test('typing filters the register at once and tells how many were found', async () => {
  const posts = [
    ...examplePosts(3),
    examplePostSummary({ id: 'x', title: 'Wire fraud', slug: 'wire-fraud' }),
  ];
  const { user } = await renderPage(page, { path: '/blog', api: fakeApi().on(listPosts, posts) });
  await user.type(screen.getByRole('searchbox', { name: 'Search the Foundry' }), 'wire');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('1 note found')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a search without a match can be cleared', async () => {
  const { user } = await renderPage(page, {
    path: '/blog?q=nonsense',
    api: fakeApi().on(listPosts, examplePosts(3)),
  });
  expect(screen.getByRole('searchbox')).toHaveValue('nonsense');
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(rows()).toHaveLength(2);
});

test('a subject is a link that filters, with how many notes it has', async () => {
  const posts = [...examplePosts(2), examplePostSummary({ id: 'x', slug: 'plan', tags: ['Planning'] })];
  const { user } = await renderPage(page, { path: '/blog', api: fakeApi().on(listPosts, posts) });
  const chip = screen.getByRole('link', { name: 'Planning 1' });
  expect(chip).toHaveAttribute('href', '/blog?tag=Planning');
  await user.click(chip);
  expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/blog/plan']);
  expect(screen.getByRole('link', { name: 'Planning 1' })).toHaveAttribute('aria-current', 'true');
});

test('pages are links; the second has no large note', async () => {
  await renderPage(page, { path: '/blog?page=2', api: fakeApi().on(listPosts, examplePosts(20)) });
  expect(rows()[0]).toHaveAttribute('href', '/blog/post-14');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: /^Page 2/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('pointing at a row shows its drawing', async () => {
  const posts = examplePosts(3).map((post) => ({ ...post, image: `/api/media/covers/${post.slug}.svg` }));
  const { user, container } = await renderPage(page, { path: '/blog', api: fakeApi().on(listPosts, posts) });
  const shown = () => container.querySelector('.preview img')?.getAttribute('src');
  expect(shown()).toContain('post-2');
  await user.hover(rows()[1]!);
  expect(shown()).toContain('post-3');
});

test('without notes says so', async () => {
  await renderPage(page, { path: '/blog', api: fakeApi().on(listPosts, []) });
  expect(screen.getByText(/first note is on the anvil/)).toBeVisible();
});

test('when the notes cannot be fetched the frame stays and a retry brings them', async () => {
  const api = fakeApi().on(listPosts, () => failure(503, 'away'));
  const { user } = await renderPage(page.Component, { path: '/blog', api });
  expect(await screen.findByRole('heading', { name: 'The notes could not be loaded' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Foundry');
  api.on(listPosts, examplePosts(2));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Post 1' })).toBeVisible());
});
