import { listPosts } from '@site/api/content/posts/contract';
import { examplePostSummary, examplePosts } from '@site/api/content/posts/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { postsReader } from './postsReader';
import { TeaserPosts } from './TeaserPosts';

let read: ReturnType<typeof postsReader>;
const Teaser = () => <TeaserPosts read={read} />;

beforeEach(() => {
  read = postsReader();
  setWindowWidth(1280);
});

test('while the articles are read there are three placeholders and the words for it', async () => {
  const api = fakeApi().on(listPosts, () => new Promise(() => {}));
  const { container } = await renderPage(Teaser, { api });
  expect(screen.getByText('Loading latest articles...')).toBeVisible();
  expect(container.querySelectorAll('.is-placeholder')).toHaveLength(3);
});

test.each([
  ['a refusal', failure(500, 'Broken.')],
  ['something that is no list', Response.json({ message: 'hello' })],
])('%s says so and leads to the blog', async (_, answer) => {
  await renderPage(Teaser, { api: fakeApi().on(listPosts, answer) });
  expect(await screen.findByText('Unable to load articles at this time.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog');
});

test.each([
  ['a refusal', () => failure(500, 'Broken.')],
  ['words instead of a list', () => new Response('hello')],
])('%s rejects with the words for it', async (_, answer) => {
  fakeApi().on(listPosts, answer).start();
  await expect(read()).rejects.toThrow('Failed to fetch blog posts');
});

test.each([
  ['no posts', []],
  ['nothing published', [examplePostSummary({ published: false })]],
])('with %s there is nothing to show', async (_, posts) => {
  await renderPage(Teaser, { api: fakeApi().on(listPosts, posts) });
  expect(await screen.findByText('No articles available at this time.')).toBeVisible();
});

test('what was read is not read again; a failure is', async () => {
  const api = fakeApi().on(listPosts, failure(503, 'Away.'));
  const first = await renderPage(Teaser, { api });
  await screen.findByText('Unable to load articles at this time.');
  first.unmount();
  api.on(listPosts, examplePosts(1));
  for (const visit of [2, 3]) {
    const again = await act(() => renderPage(Teaser));
    await screen.findByText('Post 1');
    again.unmount();
    expect(api.requests.length).toBe(Math.min(visit, 2));
  }
});

test('three of six articles are in reach, and the window slides by one from end to end', async () => {
  const { user } = await renderPage(Teaser, { api: fakeApi().on(listPosts, examplePosts(8)) });
  await screen.findByText('Post 1');
  expect(inReach()).toEqual(['Post 1', 'Post 2', 'Post 3']);
  expect(arrow('Previous')).toBeDisabled();
  await user.click(arrow('Next'));
  expect(inReach()).toEqual(['Post 2', 'Post 3', 'Post 4']);
  expect(screen.getByText('Articles 2 to 4 of 6')).toBeInTheDocument();
  await user.click(arrow('Next'));
  await user.click(arrow('Next'));
  expect(inReach()).toEqual(['Post 4', 'Post 5', 'Post 6']);
  expect(arrow('Next')).toBeDisabled();
  expect(arrow('Previous')).toHaveFocus();
  expect(screen.queryByText('Post 7')).toBeNull();
});

test('where it is narrow the window is one article wide and reaches the sixth', async () => {
  setWindowWidth(360);
  const { user } = await renderPage(Teaser, { api: fakeApi().on(listPosts, examplePosts(6)) });
  await screen.findByText('Post 1');
  for (const post of ['Post 1', 'Post 2', 'Post 3', 'Post 4', 'Post 5']) {
    expect(inReach()).toEqual([post]);
    await user.click(arrow('Next'));
  }
  expect(inReach()).toEqual(['Post 6']);
  expect(arrow('Next')).toBeDisabled();
});

test('with three articles or fewer there is nowhere to slide', async () => {
  await renderPage(Teaser, { api: fakeApi().on(listPosts, examplePosts(2)) });
  await screen.findByText('Post 1');
  expect(arrow('Previous')).toBeDisabled();
  expect(arrow('Next')).toBeDisabled();
});

test('a card shows title, day and summary and leads to its article', async () => {
  const post = examplePostSummary({ createdAt: '2026-10-30T02:00:00.000Z' });
  await renderPage(Teaser, { api: fakeApi().on(listPosts, [post]) });
  const card = await screen.findByRole('link', { name: /What a patch window is for/ });
  expect(card).toHaveAttribute('href', '/blog/what-a-patch-window-is-for');
  expect(card).toHaveTextContent(post.summary);
  expect(card).toHaveTextContent('Oct 29, 2026');
});

test('a cover that is missing or does not load is replaced', async () => {
  const posts = [examplePostSummary(), examplePostSummary({ id: 'bare', image: null })];
  const { container } = await renderPage(Teaser, { api: fakeApi().on(listPosts, posts) });
  await screen.findAllByText('What a patch window is for');
  const [cover, fallback] = container.querySelectorAll('img');
  expect(cover).toHaveAttribute('src', posts[0]!.image);
  fireEvent.error(cover!);
  await waitFor(() => expect(cover!.src).toBe(fallback!.src));
});

function setWindowWidth(width: number) {
  window.matchMedia = ((query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
}

const arrow = (name: string) => screen.getByRole('button', { name: `${name} article` });
const inReach = () =>
  [...document.querySelectorAll('li:not([inert]) h3')].map((heading) => heading.textContent);
