import { renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './ServicesPage';

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

const index = () => renderPage(page, { path: '/services' });
const region = (name: string) => within(screen.getByRole('region', { name }));
const GROUPS = ['Support', 'Secure', 'Plan', 'Train'];
const listed = () =>
  [...GROUPS, 'Add-ons']
    .flatMap((name) => screen.queryAllByRole('region', { name }))
    .flatMap((each) => within(each).getAllByRole('heading', { level: 3 }))
    .map(({ textContent }) => textContent);
const compare = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });

test('the index leads to all twenty-four', async () => {
  await index();
  expect(GROUPS.map((name) => region(name).getAllByRole('link').length)).toEqual([5, 2, 6, 2]);
  expect(region('Nine add-ons').getAllByRole('link')).toHaveLength(9);
});

test('every group says where to start', async () => {
  await index();
  const starts = GROUPS.map((name) =>
    region(name).getByText('Start here').closest('a')?.getAttribute('href'),
  );
  expect(starts).toEqual([
    '/services/service-desk',
    '/services/cybersecurity',
    '/services/it-advisory',
    '/services/security-awareness-training',
  ]);
});

test('the packages say what is included in each and what in none', async () => {
  await index();
  const packages = region('Three packages');
  const row = (name: RegExp) => packages.getByRole('row', { name }).textContent;
  expect(row(/^Help desk/)).toMatch(/(Included){3}$/);
  expect(row(/^Security awareness/)).toMatch(/Not includedIncludedIncluded$/);
  expect(packages.getByText(/hardware, licenses and vendor fees/)).toBeVisible();
});

test('finds a service by a word that only its own page says', async () => {
  await index();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search services' }), 'drawer');
  await waitFor(() => expect(listed()).toContain('PC as a Service'));
  expect(listed()).toContain('Device Lifecycle');
  expect(listed()).not.toContain('IT Advisory');
});

test('shows what helps with one goal, and everything again', async () => {
  await index();
  await userEvent.click(screen.getByRole('button', { name: 'Compliance' }));
  expect(screen.getByRole('button', { name: 'Compliance' })).toHaveAttribute('aria-pressed', 'true');
  expect(listed()).toContain('Cybersecurity Risk Assessment');
  expect(listed()).not.toContain('Service Desk Support');
  expect(screen.getByText('10 services found')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'zeppelin');
  expect(screen.getByRole('heading', { name: 'No services found' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all services' }));
  expect(region('Plan').getAllByRole('link')).toHaveLength(6);
});

test('lays up to three beside each other, out of what their pages include and leave out', async () => {
  await index();
  await userEvent.click(compare('PC as a Service'));
  expect(screen.getByText('Choose one or two more')).toBeVisible();
  await userEvent.click(compare('Device Lifecycle'));
  await userEvent.click(compare('Comprehensive Asset Management'));
  expect(compare('Service Desk Support')).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Compare 3' }));
  await screen.findByRole('region', { name: 'Side by side' });
  const table = within(await region('Side by side').findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'PC as a Service',
    'Device Lifecycle',
    'Comprehensive Asset Management',
  ]);
  expect(await table.findByText('Ordering from a short list of standard models')).toBeVisible();
  expect(table.getByRole('row', { name: /^Not included/ })).toHaveTextContent('Furniture, vehicles');
  expect(screen.getByRole('heading', { name: 'Side by side' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Device Lifecycle' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove PC as a Service' }));
  expect(screen.queryByRole('region', { name: 'Side by side' })).not.toBeInTheDocument();
});
