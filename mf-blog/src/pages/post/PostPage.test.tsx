import { getPost } from '@site/api/content/posts/contract';
import { examplePost } from '@site/api/content/posts/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import * as page from './PostPage';

const at = (slug: string) => ({ path: `/blog/${slug}`, pattern: '/blog/:slug', params: { slug } });
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    JSON.parse(script.textContent ?? '[]'),
  );

test('shows the post with its header, text and adjacent posts', async () => {
  const post = examplePost();
  await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(screen.getByText(post.author)).toBeVisible();
  expect(screen.getByText('Oct 29, 2026')).toBeVisible();
  expect(screen.getByText('4 min')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Why they wait' })).toBeVisible();
  const adjacent = within(screen.getByRole('navigation', { name: 'Previous and next article' }));
  expect(adjacent.getByRole('link', { name: /Post 1/ })).toHaveAttribute('href', '/blog/post-1');
  expect(adjacent.getByText('This is the newest article.')).toBeVisible();
});

test('has structured data for the article and its breadcrumbs', async () => {
  const post = examplePost();
  await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  const [breadcrumbs, article] = jsonLd();
  expect(article).toMatchObject({ '@type': 'Article', headline: post.title, datePublished: post.createdAt });
  expect(breadcrumbs.itemListElement).toHaveLength(3);
  expect(document.title).toContain(post.title);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `http://localhost:3000/blog/${post.slug}`,
  );
});

test.each([
  ['Dana Reyes', 'Person'],
  ['The service desk team', 'Organization'],
  ['Emberline', 'Organization'],
])('the author %s is marked up as %s', async (author, type) => {
  const post = examplePost({ author });
  await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  expect(jsonLd()[1].author).toMatchObject({ '@type': type, name: author });
});

test('has a table of contents when the post has several sections', async () => {
  const ids = ['one', 'two', 'three'];
  const post = examplePost({
    html: ids.map((id) => `<h2 id="${id}">${id}</h2><p>text</p>`).join(''),
    headings: ids.map((id) => ({ id, text: id, level: 2 })),
  });
  await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#one',
    '#two',
    '#three',
  ]);
});

test('copies its link', async () => {
  const post = examplePost();
  const { user } = await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(window.location.href);
});

test('a cover that does not load is replaced by the fallback illustration', async () => {
  const post = examplePost({ image: '/api/media/covers/gone.svg' });
  const { container } = await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  const cover = container.querySelector('.cover img')!;
  expect(cover).toHaveAttribute('src', post.image);
  fireEvent.error(cover);
  expect(container.querySelector('.cover img')).not.toHaveAttribute('src', post.image);
});

test('a cover from the media library has alt text, a focal point and several widths', async () => {
  const image = `/api/media/${'a'.repeat(24)}`;
  const post = examplePost({ image, imageAlt: 'Two people at a rack', focal: { x: 0.25, y: 0.8 } });
  await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  const cover = screen.getByRole('img', { name: 'Two people at a rack' });
  expect(cover).toHaveStyle({ objectPosition: '25% 80%' });
  expect(cover.getAttribute('srcset')).toContain(`${image}?w=640 640w`);
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `http://localhost:3000${image}`,
  );
});

test('the SEO title and description are used in meta tags and not on the page', async () => {
  const post = examplePost({
    summary: 'For who reads.',
    seo: { title: 'Patch windows', description: 'For who searches.' },
  });
  await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  expect(document.title).toContain('Patch windows');
  const meta = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
  expect(meta('property="og:title"')).toContain('Patch windows');
  expect([meta('name="description"'), meta('property="og:description"')]).toEqual([
    'For who searches.',
    'For who searches.',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(screen.getByText(post.summary)).toBeVisible();
});

test('an unknown address responds with 404', async () => {
  const api = fakeApi().on(getPost, () => failure(404, 'gone'));
  await expect(renderPage(page, { ...at('nothing'), api })).rejects.toMatchObject({ outcome: 'not-found' });
});

test('when the post cannot be loaded the page layout stays and a retry loads it', async () => {
  const post = examplePost();
  const api = fakeApi().on(getPost, () => failure(503, 'away'));
  const { user } = await renderPage(page.Component, { ...at(post.slug), api });
  expect(await screen.findByRole('heading', { name: 'The articles couldn’t be loaded' })).toBeVisible();
  api.on(getPost, post);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
});

test.each([
  ['password-strength', 'Try the password tool', '/tools/password-strength'],
  ['domain-security', 'Check your website', '/tools/domain-security'],
  ['phishing-detection', 'Check a message', '/tools/phishing-detection'],
  ['BusinessTechCheck', 'Take the assessment', '/assessments/BusinessTechCheck'],
  ['healthcare-security', 'Take the assessment', '/assessments/healthcare-security'],
] as const)('ends with the call to action that was chosen: %s', async (closing, name, to) => {
  const post = examplePost({ closing });
  await renderPage(page, { ...at(post.slug), api: fakeApi().on(getPost, post) });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});
