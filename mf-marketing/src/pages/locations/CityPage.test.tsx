import { getLocation } from '@site/api/content/locations/contract';
import { exampleLocation } from '@site/api/content/locations/example';
import { initialLocations } from '@site/api/content/locations/initial';
import { industries } from '@site/shell/paths';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { POSITIONS } from '../../geography/positions';
import * as page from './CityPage';

const at = (slug: string, part: Parameters<typeof exampleLocation>[0] = {}) => ({
  path: `/service-areas/${slug}`,
  pattern: '/service-areas/:slug',
  params: { slug },
  api: fakeApi().on(getLocation, exampleLocation({ slug, ...part })),
});

test('shows the distance and direction from the office', async () => {
  await renderPage(page, at('georgetown'));
  expect(screen.getByRole('heading', { level: 1, name: 'IT support in Georgetown' })).toBeVisible();
  expect(screen.getByText('8.6 miles, north')).toBeVisible();
  expect(screen.getByText('By road, about 10 miles')).toBeVisible();
});

test('lists all other areas, nearest first', async () => {
  await renderPage(page, at('georgetown'));
  const links = within(screen.getByRole('region', { name: 'Nearby areas' })).getAllByRole('link');
  expect(links).toHaveLength(9);
  expect(links[0]).toHaveAttribute('href', '/service-areas/round-rock');
  expect(links.at(-1)).toHaveAttribute('href', '/service-areas/dallas');
});

test('every fact has a source and a date', async () => {
  await renderPage(page, at('georgetown'));
  const facts = within(screen.getByRole('region', { name: 'Facts and sources' }));
  const items = facts.getAllByRole('listitem');
  expect(items).toHaveLength(exampleLocation().facts.length);
  for (const item of items) {
    expect(within(item).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/));
    // The date is the fact's, not the source's.
    expect(item.firstElementChild).toHaveTextContent(/\d{4}$/);
    expect(within(item).getByRole('link').parentElement).not.toHaveTextContent(/, \d{4}$/);
  }
});

test('the home city has no distance', async () => {
  await renderPage(page, at('round-rock'));
  expect(screen.getByText('Our office is here')).toBeVisible();
});

test('shows the regular on-site days once the team has set them', async () => {
  const { unmount } = await renderPage(page, at('austin'));
  expect(screen.getByText('By appointment')).toBeVisible();
  unmount();
  await renderPage(page, at('austin', { onSiteDays: ['Tuesday', 'Thursday'] }));
  expect(screen.getByText('Tuesdays and Thursdays')).toBeVisible();
});

test('a city that the team adds is shown without a position on the map', async () => {
  await renderPage(page, at('kyle', { name: 'Kyle', lat: 29.9891, lng: -97.8772 }));
  expect(screen.getByRole('heading', { level: 1, name: 'IT support in Kyle' })).toBeVisible();
  expect(screen.getByText('38 miles, south')).toBeVisible();
});

test('shows not found for an unknown city and an error if loading fails', async () => {
  const api = (status: number) => fakeApi().on(getLocation, failure(status, 'No.'));
  await expect(renderPage(page, { ...at('paris'), api: api(404) })).rejects.toMatchObject({
    outcome: 'not-found',
  });
  await expect(renderPage(page, { ...at('paris'), api: api(503) })).rejects.toMatchObject({ status: 503 });
  await renderPage({ Component: page.Component }, at('paris'));
  expect(screen.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

describe('the initial cities', () => {
  const words = (text: string) => text.split(/\s+/).length;

  test.each(initialLocations)('$name has 250 words, three questions and three facts', (city) => {
    expect(words(city.sections.map(({ text }) => text).join(' '))).toBeGreaterThanOrEqual(250);
    expect(city.faqs.length).toBeGreaterThanOrEqual(3);
    expect(city.facts.length).toBeGreaterThanOrEqual(3);
    for (const { source, asOf } of city.facts) {
      expect(source.url).toMatch(/^https:\/\//);
      expect(asOf).toMatch(/^\d{4}(-\d{2}){0,2}$/);
    }
    expect(city.summary.length).toBeGreaterThanOrEqual(70);
    expect(city.summary.length).toBeLessThanOrEqual(155);
    expect(industries.map(({ slug }) => slug)).toEqual(expect.arrayContaining(city.industries));
    expect(POSITIONS[city.slug as keyof typeof POSITIONS]).toEqual([city.lat, city.lng]);
  });

  test('each names existing areas', () => {
    const slugs = initialLocations.map(({ slug }) => slug);
    for (const { slug, nearby } of initialLocations) {
      expect(slugs).toEqual(expect.arrayContaining(nearby));
      expect(nearby).not.toContain(slug);
    }
  });
});
