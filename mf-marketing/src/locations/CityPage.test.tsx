import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './CityPage';

const at = (slug: string) => ({
  path: `/service-areas/${slug}`,
  pattern: '/service-areas/:slug',
  params: { slug },
});

test('says how far the city is from the desk, and which way', async () => {
  await renderPage(page, at('georgetown'));
  expect(screen.getByRole('heading', { level: 1, name: 'IT support in Georgetown' })).toBeVisible();
  expect(screen.getByText('8.6 miles, north')).toBeVisible();
});

test('lists all other areas, nearest first', async () => {
  await renderPage(page, at('georgetown'));
  const links = within(screen.getByRole('region', { name: 'Nearby areas' })).getAllByRole('link');
  expect(links).toHaveLength(9);
  expect(links[0]).toHaveAttribute('href', '/service-areas/round-rock');
  expect(links.at(-1)).toHaveAttribute('href', '/service-areas/dallas');
});

test('the home town has no distance', async () => {
  await renderPage(page, at('round-rock'));
  expect(screen.getByText('It stands here')).toBeVisible();
});

test('an unknown city is not found', async () => {
  await expect(renderPage(page, at('paris'))).rejects.toMatchObject({ leave: 'not-found' });
});
