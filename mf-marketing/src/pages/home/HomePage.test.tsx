import { listPosts } from '@site/api/content/posts/contract';
import { examplePosts } from '@site/api/content/posts/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { HomePage } from './HomePage';

beforeEach(async () => {
  await renderPage(HomePage, { api: fakeApi().on(listPosts, examplePosts(1)) });
  // The sections that come lazily are read from the disk first.
  await screen.findByText('Send Message');
});

test('the headline, its line and the three ways on', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('End IT Disappointment');
  expect(screen.getByText('MANAGED EXPERIENCE PROVIDER')).toBeVisible();
  expect(screen.getByText('We Have A Better Way')).toBeVisible();
  expect(hrefOf('Call Now')).toBe('tel:+15125550100');
  expect(hrefOf('Explore Services')).toBe('/services');
  expect(hrefOf('Take Business Technology Assessment')).toBe('/assessments/BusinessTechCheck');
});

test('three figures with their labels', () => {
  const stats = [...document.querySelectorAll('.stat')].map((stat) =>
    [...stat.querySelectorAll('p')].map((line) => line.textContent),
  );
  expect(stats).toEqual([
    ['77%', 'decrease in average resolution time', 'Global professional services firm'],
    ['98.5%', 'customer satisfaction rating', 'Supporting 8,000+ users'],
    ['83%', 'decrease in major incidents over 2 years', 'Global commercial real estate firm'],
  ]);
});

test('the sections in their order, with their anchors', () => {
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'What We Do Best',
    'Fully Managed IT Experience',
    'When IT and Business Truly Align',
    'What Our Clients Say',
    'The industries we serve',
    'Beyond Traditional IT Support',
    'People > Tech',
    'The Foundry',
    'Is Your Business Forged For The Future?',
    "Let's Discuss Your IT Needs",
  ]);
  for (const anchor of ['services', 'about', 'contact'])
    expect(document.getElementById(anchor)).not.toBeNull();
});

test('six service cards with three features and a link each', () => {
  const section = screen.getByRole('region', { name: 'Fully Managed IT Experience' });
  const cards = [...section.querySelectorAll('.card')].map((card) => ({
    title: card.querySelector('h3')?.textContent,
    features: card.querySelectorAll('.ticks li').length,
    href: card.querySelector('a')?.getAttribute('href'),
  }));
  expect(cards).toEqual([
    { title: 'Service Desk Support', features: 3, href: '/services/service-desk' },
    { title: '24/7 Endpoint & Identity Security', features: 3, href: '/services/cybersecurity' },
    { title: 'Comprehensive Asset Management', features: 3, href: '/industry-services/asset-management' },
    { title: 'ITSM Advisory', features: 3, href: '/services/itil-strategy-development' },
    { title: 'Modern Workplace Technology', features: 3, href: '/services/enterprise-productivity-tools' },
    { title: 'IT Leadership Training', features: 3, href: '/services/it-leadership-training' },
  ]);
  for (const link of within(section).getAllByRole('link', { name: 'View All Services' }))
    expect(link).toHaveAttribute('href', '/services');
});

test('three testimonials by initials and position', () => {
  const people = [...document.querySelectorAll('figcaption')].map((caption) => caption.textContent);
  expect(people).toEqual(
    expect.arrayContaining([
      'R. D.Contractor, owner',
      'M. K.Nurse educator, owner',
      'L. S.Nurse practice, owner',
    ]),
  );
  expect(document.querySelectorAll('blockquote')).toHaveLength(3);
});

test('the comparison has six rows under two named columns', () => {
  const table = screen.getByRole('table', { name: 'Beyond Traditional IT Support' });
  const rows = within(table)
    .getAllByRole('rowheader')
    .map((row) => row.textContent);
  expect(rows).toEqual(['Focus', 'Security', 'Support Model', 'Approach', 'Proactivity', 'Relationship']);
  const columns = within(table)
    .getAllByRole('columnheader')
    .map((column) => column.textContent);
  expect(columns).toEqual(['Aspect', 'Traditional MSP', 'EmberlineManaged experience provider']);
});

test('the readiness check and the story lead on', () => {
  expect(hrefOf('Start Now')).toBe('/contact');
  expect(hrefOf('Read Our Full Story')).toBe('/about');
});

test('the booking cards open the booking page with the meeting selected, the third jumps to the services', () => {
  expect(hrefOf('Book Assessment')).toBe('/bookings?type=security-assessment');
  expect(hrefOf('Book Consultation')).toBe('/bookings?type=consultation');
  expect(hrefOf('Learn More about our services')).toBe('/#services');
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
