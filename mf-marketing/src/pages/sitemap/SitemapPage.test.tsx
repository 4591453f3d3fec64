import { type SitePage, setPagesSource } from '@site/shell/kit/query';
import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './SitemapPage';

const pages: SitePage[] = [
  { path: '/', label: 'Home', group: 'Company' },
  { path: '/service-areas/waco', label: 'Waco', group: 'Service areas' },
  { path: '/contact', label: 'Contact', group: 'Company' },
  { path: '/blog/a-post', label: 'A post', group: 'The Foundry' },
];

test('lists the given items under the given headings', async () => {
  setPagesSource(() => pages);
  await renderPage(page, { path: '/sitemap' });
  const linksIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(linksIn('Company')).toEqual(['Home /', 'Contact /contact']);
  expect(linksIn('Service areas')).toEqual(['Waco /service-areas/waco']);
  expect(linksIn('The Foundry')).toEqual(['A post /blog/a-post']);
});

test('other pages lead to the service areas by their heading', async () => {
  setPagesSource(() => pages);
  await renderPage(page, { path: '/sitemap' });
  expect(document.querySelector('#service-areas')).toHaveTextContent('Service areas');
});

test('more pages than fit are on pages of their own, which are links', async () => {
  const many = Array.from({ length: 1001 }, (_, at) => ({
    path: `/blog/note-${at}`,
    label: `Note ${at}`,
    group: 'The Foundry',
  }));
  setPagesSource(() => many);
  await renderPage(page, { path: '/sitemap?page=2' });
  const links = within(screen.getByRole('region', { name: 'The Foundry' })).getAllByRole('link');
  expect(links).toHaveLength(500);
  expect(links[0]).toHaveAttribute('href', '/blog/note-500');
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/sitemap');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/sitemap?page=3');
});
