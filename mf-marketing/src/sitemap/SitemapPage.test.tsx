import { listPosts } from '@site/api/contract/posts';
import { examplePosts } from '@site/api/example/posts';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import * as page from './SitemapPage';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('lists every area, industry and service, and the published notes', async () => {
  await renderPage(page, { path: '/sitemap', api: fakeApi().on(listPosts, examplePosts(2)) });
  expect(await screen.findByRole('link', { name: 'Post 2' })).toHaveAttribute('href', '/blog/post-2');
  for (const to of ['/services/pcaas', '/industry-services/live-monitoring-soc', '/industries/legal']) {
    expect(hrefs()).toContain(to);
  }
  expect(hrefs().filter((href) => href?.startsWith('/service-areas/'))).toHaveLength(10);
});

test('without the notes leads to the register', async () => {
  await renderPage(page, { path: '/sitemap', api: fakeApi().on(listPosts, () => failure(503, 'away')) });
  expect(await screen.findByRole('link', { name: 'Open the register' })).toHaveAttribute('href', '/blog');
});
