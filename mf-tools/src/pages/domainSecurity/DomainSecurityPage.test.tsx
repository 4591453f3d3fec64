import { scanDomain } from '@site/api/tools/scans/contract';
import { exampleScanLines, exampleSiteScan } from '@site/api/tools/scans/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { completedScan } from '../../scans/stream/scanStream.fixture';
import * as page from './DomainSecurityPage';
import { domainSecurityDefinition } from './domainSecurityDefinition';
import * as embedded from './EmbeddedDomainSecurityPage';

beforeEach(() => localStorage.clear());

async function check(report = exampleSiteScan()) {
  const api = fakeApi().on(scanDomain, completedScan(exampleScanLines(report)));
  const view = await renderPage(page, { path: '/tools/domain-security', api });
  await view.user.pasteInto(screen.getByRole('textbox', { name: 'Domain' }), 'yourfirm.example');
  await view.user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('heading', { name: report.headline });
  return view;
}

test('lists deductions and does not deduct unknown findings', async () => {
  await check();
  const sum = within(screen.getByRole('list', { name: 'How the score is calculated' }));
  expect(sum.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A site begins with100',
    'Content Security PolicyNone−25',
  ]);
  expect(screen.getByText('We couldn’t check 1, which costs you nothing.')).toBeVisible();
});

test('offers demonstration domains on a local stack', async () => {
  const report = exampleSiteScan();
  const api = fakeApi().on(scanDomain, completedScan(exampleScanLines(report)));
  const settings = { demonstrationDomains: ['firm.test', 'careless-firm.test'] };
  const { user } = await renderPage(page, { path: '/tools/domain-security', api, settings });
  await user.click(screen.getByRole('button', { name: 'careless-firm.test' }));
  await screen.findByRole('heading', { name: report.headline });
  expect(screen.getByRole('textbox', { name: 'Domain' })).toHaveValue('careless-firm.test');
});

test('offers no demonstration domains elsewhere', async () => {
  await renderPage(page, { path: '/tools/domain-security', api: fakeApi() });
  expect(screen.queryByText(/Demonstration domains/)).toBeNull();
});

test('groups all findings by topic', async () => {
  await check();
  for (const name of ['What your page allows', 'The connection', 'Your domain name'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Your domain name' })).getByText('Unknown')).toBeVisible();
});

test('switches fixes by web server, also by keyboard', async () => {
  const { user } = await check();
  expect(screen.getByText(/^add_header Content-Security-Policy/)).toBeVisible();
  screen.getByRole('tab', { name: 'nginx' }).focus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Apache' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText(/^Header always set Content-Security-Policy/)).toBeVisible();
});

test('shows one tab per server', async () => {
  const scan = exampleSiteScan();
  const findings = scan.findings.map((one) => ({
    ...one,
    fixes: one.fixes.flatMap((fix) => [fix, { ...fix, value: `${fix.value} again` }]),
  }));
  await check({ ...scan, findings });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['nginx', 'Apache']);
  expect(screen.getAllByText(/^add_header Content-Security-Policy/)).toHaveLength(2);
});

test('shows no grade and no sharing without known findings', async () => {
  await check(
    exampleSiteScan({ score: null, grade: '', headline: 'Your name servers don’t answer.', findings: [] }),
  );
  expect(screen.getByText(/^No grade/, { selector: 'span' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing to share yet' })).toBeVisible();
});

test('has a sample with correct weights and points', () => {
  const { sample, checks } = domainSecurityDefinition;
  const weights = new Map(checks.map(({ check, weight }) => [check, weight]));
  for (const { check, weight } of sample.checks) expect([check, weight]).toEqual([check, weights.get(check)]);
  const lost = sample.checks.reduce((sum, { weight, earned }) => sum + weight - earned, 0);
  expect(sample.score).toBe(100 - lost);
});

test('shows only the tool when embedded', async () => {
  await renderPage(embedded, { path: '/embedded/tools/domain-security' });
  expect(screen.getByRole('textbox', { name: 'Domain' })).toBeVisible();
});
