import { providePages, type SitePage } from '@site/shell/kit/query';
import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './SitemapPage';

const pages: SitePage[] = [
  { path: '/', label: 'Home', group: 'Company' },
  { path: '/service-areas/waco', label: 'Waco', group: 'Service areas' },
  { path: '/contact', label: 'Contact', group: 'Company' },
  { path: '/blog/a-post', label: 'A post', group: 'The Foundry' },
];

test('lists what it is told under the headings it is told', async () => {
  providePages(() => pages);
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
  providePages(() => pages);
  await renderPage(page, { path: '/sitemap' });
  expect(document.querySelector('#service-areas')).toHaveTextContent('Service areas');
});
