import { saveScan, scanEmail } from '@site/api/tools/scans/contract';
import { exampleScan, exampleScanLines } from '@site/api/tools/scans/example';
import { createShare } from '@site/api/tools/shares/contract';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, screen, within } from '@testing-library/react';
import { completedScan, scanStream } from '../../scans/stream/scanStream.fixture';
import * as page from './EmailSecurityPage';

const path = '/tools/email-security';
const report = exampleScan();
const lines = exampleScanLines(report);

beforeEach(() => localStorage.clear());

async function check(api: ReturnType<typeof fakeApi>, domain = 'yourfirm.example') {
  const view = await renderPage(page, { path, api });
  await view.user.type(screen.getByRole('textbox', { name: 'Domain' }), domain);
  await view.user.click(screen.getByRole('button', { name: 'Check' }));
  return view;
}
const finished = () => screen.findByRole('heading', { name: report.headline });

test('shows a sample and the planned checks before a scan', async () => {
  const api = fakeApi();
  await renderPage(page, { path: `${path}?domain=a.example`, api });
  expect(screen.getByText('This is a sample. Your result appears here.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What it reads' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Domain' })).toHaveValue('a.example');
  expect(api.requests).toHaveLength(0);
});

test('takes over input typed before hydration, including selectors', async () => {
  const api = fakeApi().on(scanEmail, completedScan(lines));
  const { user } = await renderPage(page, { path: `${path}?domain=a.example&selectors=crm%2C+s2024`, api });
  expect(screen.getByRole('textbox', { name: 'Selectors, separated by commas' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await finished();
  expect(api.requests.at(-1)?.body).toEqual({ domain: 'a.example', selectors: ['crm', 's2024'] });
});

test('shows each finding as soon as it arrives', async () => {
  const scan = scanStream();
  await check(fakeApi().on(scanEmail, () => scan.response));
  scan.send(...lines.slice(0, 2));
  const rows = within(await screen.findByRole('list', { name: 'Checks' }));
  expect(await rows.findByText('Published, but blocks nothing')).toBeVisible();
  expect(rows.getAllByText('Waiting')).toHaveLength(7);
  expect(screen.getByText('1 of 8 checks have answered. DMARC: Warning.')).toBeInTheDocument();
  scan.send(...lines.slice(2));
  scan.end();
  await finished();
});

test('shows grade, points, forged email, records and rollout', async () => {
  const { user } = await check(fakeApi().on(scanEmail, completedScan(lines)));
  await finished();
  expect(screen.getByText(': 10 of 35 points')).toBeInTheDocument();
  expect(screen.getByText(': unknown, not scored')).toBeInTheDocument();
  const today = within(screen.getByRole('list', { name: 'The checks, today' }));
  expect(today.getByText(/DMARC lets it pass: p=none/)).toBeInTheDocument();
  const after = within(screen.getByRole('list', { name: 'The checks, after the fix' }));
  expect(after.getByText(/DMARC blocks it: p=reject/)).toBeInTheDocument();
  screen.getByRole('tab', { name: 'Your domain' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'A subdomain' })).toHaveFocus();
  expect(screen.getByText('accounts@billing.yourfirm.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy all two to paste' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(screen.getByText('From Jan 16')).toBeVisible();
});

test('shows no forged email path without simulation results', async () => {
  const path = () => screen.queryByRole('heading', { name: 'What happens to a fake email' });
  const { unmount } = await check(fakeApi().on(scanEmail, completedScan(lines)));
  await finished();
  expect(path()).toBeVisible();
  unmount();
  await check(fakeApi().on(scanEmail, completedScan(exampleScanLines({ ...report, forgeries: [] }))));
  await finished();
  expect(path()).toBeNull();
});

test('explains parts of a record on keyboard focus', async () => {
  await check(fakeApi().on(scanEmail, completedScan(lines)));
  await finished();
  const part = screen.getByRole('button', { name: /^p=none ?: Deliver email that fails\.$/ });
  act(() => part.focus());
  expect(part).toHaveAccessibleDescription('p=none Deliver email that fails.');
});

test('sends selectors with a scan and with repeated checks', async () => {
  const api = fakeApi().on(scanEmail, completedScan(lines));
  const { user } = await renderPage(page, { path, api });
  await user.click(screen.getByText('I know our DKIM selector'));
  await user.pasteInto(
    screen.getByRole('textbox', { name: 'Selectors, separated by commas' }),
    'crm, s2024 ',
  );
  await user.type(screen.getByRole('textbox', { name: 'Domain' }), 'yourfirm.example{Enter}');
  await finished();
  const draft = { domain: 'yourfirm.example', selectors: ['crm', 's2024'] };
  expect(api.requests.at(-1)?.body).toEqual(draft);
  api.on(scanEmail, completedScan(lines));
  await user.click(screen.getByRole('button', { name: 'Run DKIM again' }));
  expect(api.requests.at(-1)?.body).toEqual({ ...draft, check: 'dkim' });
});

test('repeats one check while the report stays visible', async () => {
  const api = fakeApi().on(scanEmail, completedScan(lines));
  const { user } = await check(api);
  await finished();
  const better = exampleScan({ headline: 'No. It is refused.', at: '2026-11-21T15:20:00.000Z' });
  const rerun = scanStream();
  api.on(scanEmail, () => rerun.response);
  await user.click(screen.getByRole('button', { name: 'Run DMARC again' }));
  expect(api.requests.at(-1)?.body).toEqual({ domain: 'yourfirm.example', check: 'dmarc' });
  expect(screen.getByRole('heading', { name: report.headline })).toBeVisible();
  rerun.send({ kind: 'done', report: better });
  rerun.end();
  expect(await screen.findByRole('heading', { name: 'No. It is refused.' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Before and after' })).toBeVisible();
  expect(screen.getByText(/counts as a scan. You can run five per minute and thirty per hour/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete them' }));
  expect(screen.queryByRole('heading', { name: 'Before and after' })).not.toBeInTheDocument();
});

test.each([
  [
    422,
    { domain: 'Please enter a domain, such as example.com.' },
    'Please enter a domain, such as example.com.',
  ],
])('shows a field error for an invalid domain (%i)', async (status, fieldErrors, text) => {
  await check(fakeApi().on(scanEmail, failure(status, text, { fieldErrors })), '127.0.0.1');
  const field = screen.getByRole('textbox', { name: 'Domain' });
  expect(await screen.findByText(text)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
});

test('shows when scanning is possible again after too many scans', async () => {
  const resting = Response.json(
    { success: false, message: 'Too many.' },
    { status: 429, headers: { 'retry-after': '40' } },
  );
  await check(fakeApi().on(scanEmail, resting));
  expect(await screen.findByRole('heading', { name: 'Too many scans' })).toBeVisible();
  expect(screen.getAllByText(/You can continue in 40 seconds/)[0]).toBeVisible();
});

test('offers contact when the scanner is unavailable', async () => {
  await check(fakeApi().on(scanEmail, failure(503, 'Scans rest just now.')));
  expect(await screen.findByRole('heading', { name: 'The scanner isn’t available' })).toBeVisible();
  expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:+15125550100');
});

test('keeps the received findings when a scan is interrupted', async () => {
  const scan = scanStream();
  await check(fakeApi().on(scanEmail, () => scan.response));
  scan.send(...lines.slice(0, 2));
  scan.end();
  expect(await screen.findByRole('heading', { name: 'The scan didn’t finish' })).toBeVisible();
  expect(screen.getByText('Published, but blocks nothing')).toBeVisible();
});

test('shows the sample again after a stopped scan', async () => {
  const scan = scanStream();
  const { user } = await check(fakeApi().on(scanEmail, () => scan.response));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(screen.getByText('This is a sample. Your result appears here.')).toBeVisible();
});

test('saves the unchanged report before creating a share link', async () => {
  const api = fakeApi()
    .on(scanEmail, completedScan(lines))
    .on(saveScan, undefined)
    .on(createShare, { key: 'BBBBBBBBBBBBBBBBBBBBBB', expiresAt: '2099-01-01T00:00:00.000Z' });
  const { user } = await check(api);
  await finished();
  await user.click(screen.getByRole('button', { name: 'Create a link' }));
  expect(await screen.findByDisplayValue(/\/r\/BBBBBBBBBBBBBBBBBBBBBB$/)).toBeVisible();
  const reportRequest = api.requests.find(({ path }) => path.endsWith('/report'));
  expect(reportRequest?.body).toMatchObject({ report: JSON.stringify(report) });
});
