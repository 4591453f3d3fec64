import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import {
  createSeoRun,
  getSeoRun,
  listSeoRuns,
  previewSeoRun,
  rollBackSeoRun,
  type SeoRun,
} from '@site/api/seo/bulkEdits/contract';
import { getSeoOverview } from '@site/api/seo/pageInventory/contract';
import { exampleSeoOverview } from '@site/api/seo/pageInventory/example';
import { fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { handOver } from './bulkEdits/handedOver';
import { SeoRunsScreen } from './SeoRunsScreen';

const run: SeoRun = {
  id: '65f0c0ffee00112233445566',
  by: 'Eve',
  title: '{title} in Round Rock',
  description: '',
  socialTitle: '',
  socialDescription: '',
  socialImage: '',
  canonical: '',
  robots: 'keep',
  selection: 'Services',
  count: 2,
  paths: ['/services/backup', '/services/support'],
  createdAt: '2026-11-26T09:00:00.000Z',
  rolledBackAt: null,
  rolledBackBy: '',
  skipped: 0,
  version: 1,
};

const NEW_TITLE = 'Backup that somebody has restored from in Round Rock, Texas, and nearby';

async function open(path = '', role: Role = 'editor') {
  const api = fakeApi()
    .on(getSeoOverview, exampleSeoOverview())
    // Newer ones fill the first page.
    .on(listSeoRuns, { items: [{ ...run, id: 'newer' }], nextCursor: null, total: 1, isMore: false })
    .on(getSeoRun, run)
    .on(previewSeoRun, ({ body }) => ({
      matching: 3,
      changed: body.title ? 2 : 0,
      items: [
        {
          path: '/services/backup',
          changes: [{ field: 'title' as const, before: 'Backup', after: body.title && NEW_TITLE }],
          skipped: '',
        },
        {
          path: '/services/support',
          changes: [
            { field: 'canonical' as const, before: '', after: '/services/backup' },
            { field: 'robots' as const, before: 'noindex, follow', after: '' },
          ],
          skipped: '',
        },
      ],
    }))
    .on(createSeoRun, run)
    .on(rollBackSeoRun, { ...run, rolledBackAt: run.createdAt, rolledBackBy: 'Eve', skipped: 1 });
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(SeoRunsScreen, {
    path: `/admin/seo-generator/bulk-edits${path}`,
    pattern: '/admin/seo-generator/bulk-edits/:id?',
    api,
    state,
  });
  return { ...view, api };
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('a bulk edit shows its changes before it runs, with the number that was shown', async () => {
  const { user, api, container } = await open('/new');
  await user.type(await screen.findByRole('textbox', { name: /^New title/ }), '{{title} in Round Rock');
  expect(await screen.findByText('2 of 3 matching pages change.')).toBeVisible();
  expect(screen.getByText(NEW_TITLE)).toBeVisible();
  expect(screen.getByText('Too long: 679 of 580 pixels')).toBeVisible();
  expect(screen.getByText('/services/support').closest('li')).toHaveTextContent(
    'Canonical URL: Not set /services/backupRobots: noindex, follow Page default',
  );
  expect(await findViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Run bulk edit' }));
  expect(await screen.findByText('Bulk edit complete')).toBeVisible();
  expect(
    api.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/runs'))?.body,
  ).toMatchObject({
    title: '{title} in Round Rock',
    expected: 2,
  });
});

test('selected pages need no filters, unless these are chosen instead', async () => {
  handOver({ paths: ['/services/backup'] });
  const { user } = await open('/new');
  expect(await screen.findByText('1 selected page')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Problem' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use filters instead' }));
  expect(screen.getByRole('combobox', { name: 'Problem' })).toBeVisible();
});

test('a bulk edit is rolled back after a question', async () => {
  const { user } = await open(`/${run.id}`);
  expect(await screen.findByText('/services/support')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Roll back…' }));
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('1 of 2 pages. The others had changed since.')).toBeVisible();
});

test('a viewer reads bulk edits only', async () => {
  await open(`/${run.id}`, 'viewer');
  expect(await screen.findByText('/services/support')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Roll back…' })).not.toBeInTheDocument();
});
