import { exampleReport } from '@site/api/tools/reports/example';
import { getShare } from '@site/api/tools/shares/contract';
import { exampleSharedReport } from '@site/api/tools/shares/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import * as page from './SharedResultPage';

const open = (api: ReturnType<typeof fakeApi>) =>
  renderPage(page, { path: '/r/BBBBBBBBBBBBBBBBBBBBBB', pattern: '/r/:key', api });

test('shows a shared assessment with a link to the questions', async () => {
  const shared = exampleSharedReport();
  await open(fakeApi().on(getShare, shared));
  expect(await screen.findByRole('heading', { level: 1, name: shared.report.headline })).toBeVisible();
  expect(screen.getByText(/shared until Feb 19, 2027/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Take the assessment/ })).toHaveAttribute(
    'href',
    shared.report.path,
  );
});

test('shows a shared scan with checks, snippets and a link to the tool', async () => {
  const report = exampleReport({
    path: '/tools/email-security',
    plan: [],
    checks: [{ title: 'DMARC', state: 'warn', message: 'Published, but blocks nothing' }],
    paste: [{ where: 'Cloudflare TXT _dmarc', due: 'now', value: 'v=DMARC1; p=none' }],
  });
  await open(fakeApi().on(getShare, exampleSharedReport({ report })));
  const checks = within(await screen.findByRole('list', { name: 'Checks' }));
  expect(checks.getByText('Published, but blocks nothing')).toBeVisible();
  expect(screen.getByText('v=DMARC1; p=none')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy Cloudflare TXT _dmarc' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your 90-day plan' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Check your domain/ })).toHaveAttribute('href', report.path);
});

test('shows that a link has ended', async () => {
  await open(fakeApi().on(getShare, failure(404, 'This link doesn’t work, or it has expired.')));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
});

test('offers a retry when the API is unavailable', async () => {
  const api = fakeApi().on(getShare, failure(503, 'Away.'));
  const { user } = await open(api);
  await screen.findByRole('heading', { level: 1, name: 'The report couldn’t be loaded' });
  const shared = exampleSharedReport();
  api.on(getShare, shared);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: shared.report.headline })).toBeVisible();
});
