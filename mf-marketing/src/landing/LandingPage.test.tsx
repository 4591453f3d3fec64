import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import * as page from './LandingPage';

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

test('an address of known words names them and is not listed', async () => {
  await renderPage(page, { path: '/its-legal-austin-texas' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Managed IT services for law firms in Austin, Texas',
  );
  expect(robots()).toBe('noindex, follow');
  expect(screen.getByRole('link', { name: /Legal/ })).toHaveAttribute('href', '/industries/legal');
});

test('unknown words are not repeated', async () => {
  await renderPage(page, { path: '/cheap-pills-texas' });
  expect(document.body).not.toHaveTextContent(/pills/);
  expect(document.title).not.toMatch(/pills/);
});

test('a written page has its own words and is listed', async () => {
  await renderPage(page, { path: '/fivepointsbor' });
  expect(screen.getByRole('heading', { level: 1, name: 'IT help for people who close deals' })).toBeVisible();
  expect(robots()).toBe('index, follow');
});

test('under /landing the written page points to its own address', async () => {
  await renderPage(page, { path: '/landing/cybersecurity-landing' });
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    /:3000\/cybersecurity-landing$/,
  );
});

test.each(['/nope', '/blank-texas', '/landing/anything-texas', '/landing', '/%E0%A4%A'])(
  '%s is not found',
  async (path) => {
    await expect(renderPage(page, { path })).rejects.toMatchObject({ leave: 'not-found' });
  },
);
