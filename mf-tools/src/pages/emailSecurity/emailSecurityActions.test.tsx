import { emailScan, scanEmail } from '@site/api/tools/scans/contract';
import { exampleScan, exampleScanLines } from '@site/api/tools/scans/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { completedScan } from '../../scans/stream/scanStream.fixture';
import * as page from './EmailSecurityPage';
import * as embeddedEmail from './EmbeddedEmailSecurityPage';

const report = exampleScan();
const completeScan = () => completedScan(exampleScanLines(report));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

async function check(api: ReturnType<typeof fakeApi>, shown: typeof page | typeof embeddedEmail = page) {
  const view = await renderPage(shown, { path: '/tools/email-security', api });
  await view.user.pasteInto(screen.getByRole('textbox', { name: 'Domain' }), 'yourfirm.example');
  await view.user.click(screen.getByRole('button', { name: 'Check' }));
  return view;
}
const finished = () => screen.findByRole('heading', { name: report.headline });

test('reports being offline and succeeds on retry', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi().on(scanEmail, () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = await check(api);
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
  api.on(scanEmail, completeScan);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await finished();
});

test('emails the unchanged report to one address', async () => {
  const api = fakeApi().on(scanEmail, completeScan).on(emailScan, undefined);
  const { user } = await check(api);
  await finished();
  const field = screen.getByLabelText('Email address for the report');
  await user.type(field, 'ada@{Enter}');
  expect(field).toBeInvalid();
  await user.type(field, 'yourfirm.example{Enter}');
  expect(await screen.findByText(/^We’ve emailed it to ada@yourfirm\.example/)).toBeVisible();
  expect(api.requests.at(-1)?.body).toEqual({
    report: JSON.stringify(report),
    email: 'ada@yourfirm.example',
  });
});

test('prints a result', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await check(fakeApi().on(scanEmail, completeScan));
  await finished();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('runs the same scan when embedded', async () => {
  await check(fakeApi().on(scanEmail, completeScan), embeddedEmail);
  await finished();
  expect(screen.getByRole('button', { name: 'Run DMARC again' })).toBeVisible();
});
