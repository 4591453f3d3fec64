import { renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as industryService from './IndustryServicePage';
import * as page from './ServicePage';

const at = (slug: string) => ({ path: `/services/${slug}`, pattern: '/services/:slug', params: { slug } });
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

test('says what is included and what is not, how it runs and what people ask', async () => {
  await renderPage(page, at('service-desk'));
  expect(screen.getByRole('heading', { level: 1, name: 'Service Desk Support' })).toBeVisible();
  for (const name of ['The problem', 'What you get', 'What’s included, and what isn’t', 'How it works']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Do you come to our office for support?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+15125550100');
  expect(screen.getByRole('link', { name: 'Book a call' })).toHaveAttribute(
    'href',
    '/bookings?about=service-desk',
  );
});

test('what is not included leads to the service that has it', async () => {
  await renderPage(page, at('service-desk'));
  const scope = within(screen.getByRole('region', { name: 'What’s included, and what isn’t' }));
  expect(scope.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/services/project-management',
    '/services/cybersecurity',
    '/industry-services/software-training',
  ]);
});

test('shows a whole record of the example, once', async () => {
  await renderPage(page, at('service-desk'));
  const record = within(screen.getByRole('group', { name: 'Example: one ticket' }));
  const texts = (role: string) => record.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['In your words', 'Priority', 'Owner', 'Next update', 'Cause']);
  expect(texts('definition')).toContain('Sam');
});

test('an alias shows its service, whose URL stays canonical', async () => {
  await renderPage(page, at('advisory'));
  expect(screen.getByRole('heading', { level: 1, name: 'IT Advisory' })).toBeVisible();
  expect(canonical()).toMatch(/\/services\/it-advisory$/);
});

test('describes the service, its questions and its breadcrumb in structured data', async () => {
  await renderPage(page, at('cybersecurity'));
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]');
  expect(data.map((each: { '@type': string }) => each['@type'])).toEqual(
    expect.arrayContaining(['Service', 'FAQPage', 'BreadcrumbList']),
  );
});

test('the two services of one name are two pages', async () => {
  const slug = 'security-awareness-training';
  await renderPage(industryService, {
    path: `/industry-services/${slug}`,
    pattern: '/industry-services/:slug',
    params: { slug },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Endpoint Security Training');
  expect(canonical()).toMatch(/\/industry-services\/security-awareness-training$/);
});

test.each(['nothing', 'constructor', '__proto__', ''])('"%s" is no service', async (slug) => {
  const lost = { outcome: 'not-found' };
  await expect(renderPage(page, at(slug))).rejects.toMatchObject(lost);
  await expect(renderPage(industryService, at(slug))).rejects.toMatchObject(lost);
});

const tap = async (index: number, answer: 'That’s us' | 'Not us') =>
  userEvent.click(within(screen.getAllByRole('group')[index]!).getByRole('radio', { name: answer }));

test('three taps lead to the contact form with service and challenge chosen', async () => {
  await renderPage(page, at('service-desk'));
  await tap(0, 'That’s us');
  await tap(2, 'That’s us');
  expect(screen.getByText('1 to go')).toBeVisible();
  await tap(1, 'Not us');
  expect(screen.getByText(/^Two of the three/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute(
    'href',
    '/contact?service=managed_it&challenge=reliability#write',
  );
});

test('who recognizes nothing is led to the other services', async () => {
  await renderPage(page, at('service-desk'));
  for (const index of [0, 1, 2]) await tap(index, 'Not us');
  expect(screen.getByText(/^None of the three/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask us about it' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find the right service' })).toHaveAttribute('href', '/services');
});
