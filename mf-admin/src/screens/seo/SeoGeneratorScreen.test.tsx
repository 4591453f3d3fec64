import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { listSeoRuns, previewSeoRun } from '@site/api/seo/bulkEdits/contract';
import {
  checkSeoPage,
  editSeoPage,
  emptyOverride,
  getSeoOverview,
  getSeoPage,
  listSeoPages,
  listSeoRevisions,
  restoreSeoRevision,
  type SeoPage,
} from '@site/api/seo/pageInventory/contract';
import {
  exampleSeoOverview,
  exampleSeoPage,
  exampleSeoPagePage,
  exampleSeoPageRow,
} from '@site/api/seo/pageInventory/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { SeoGeneratorScreen } from './SeoGeneratorScreen';
import { SeoRunsScreen } from './SeoRunsScreen';

async function open({
  role = 'editor' as Role,
  path = '',
  page = {} as Partial<SeoPage>,
  overview = {},
} = {}) {
  const current = exampleSeoPage(page);
  const api = fakeApi()
    .on(getSeoOverview, exampleSeoOverview(overview))
    .on(
      listSeoPages,
      exampleSeoPagePage([current.page, exampleSeoPageRow({ id: 'Lw', path: '/', problems: [] })]),
    )
    .on(getSeoPage, () => current)
    .on(listSeoRevisions, [
      {
        version: 1,
        at: '2026-11-20T09:00:00.000Z',
        by: 'Eve',
        kind: 'edit' as const,
        values: { ...emptyOverride, title: 'An earlier title' },
      },
    ])
    .on(checkSeoPage, undefined)
    .on(restoreSeoRevision, () => current)
    .on(editSeoPage, ({ body }) =>
      body.canonical === '/nowhere'
        ? failure(400, 'No page was found at this URL.', {
            fieldErrors: { canonical: 'No page was found at this URL.' },
          })
        : { ...current, ...body, version: current.version + 1 },
    );
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(SeoGeneratorScreen, {
    path: `/admin/seo-generator${path}`,
    pattern: '/admin/seo-generator/:id?',
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

const PAGE = '/L3NlcnZpY2VzL2JhY2t1cA';

test('lists pages with their worst problem, and counts problems', async () => {
  const { container } = await open();
  const row = (await screen.findByRole('link', { name: /^\/services\/backup/ })).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('Broken links and 1 more');
  const panel = screen.getByRole('region', { name: 'Problems' });
  expect(await within(panel).findByRole('link', { name: '4 No internal links' })).toHaveAttribute(
    'href',
    '/admin/seo-generator?problem=orphan',
  );
  expect(panel).toHaveTextContent('212 of 212 pages checked.');
  expect(await findViolations(container)).toEqual([]);
});

test('before the first check nothing is said to be fine, and the next check is named', async () => {
  const unchecked = { title: '', status: 0, wordCount: 0, problems: [], checkedAt: null };
  const page = exampleSeoPage({ page: exampleSeoPageRow(unchecked), notes: [] });
  const facts = { ...page.facts, nextCheckAt: null };
  await open({
    path: PAGE,
    page: { ...page, facts },
    overview: { checked: 0, counts: [], nextCheckAt: '2026-11-20T09:00:00.000Z', checkError: 'ECONNREFUSED' },
  });
  const panel = screen.getByRole('region', { name: 'Problems' });
  expect(await within(panel).findAllByText('Not checked yet')).toHaveLength(3);
  expect(panel).toHaveTextContent('The next check starts within a minute.');
  expect(panel).toHaveTextContent('couldn’t reach the site: ECONNREFUSED');
  expect(await screen.findByRole('region', { name: 'Problems of this page' })).toHaveTextContent(
    'Not checked yet. Page checks are turned off on this server.',
  );
  expect(screen.queryByText('Main heading')).not.toBeInTheDocument();
});

test('an editor sees how to fix a page, and replaces its title with a live preview', async () => {
  const { user, api, container } = await open({ path: PAGE });
  const problems = await screen.findByRole('region', { name: 'Problems of this page' });
  expect(problems).toHaveTextContent('Correct these links');
  expect(within(problems).getByText('/old-page')).toBeVisible();
  expect(screen.getByText('/sitemap.xml')).toBeVisible();
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await user.type(title, 'Backup that restores');
  const preview = screen.getByRole('region', { name: 'Search preview' });
  expect(within(preview).getByText('Backup that restores')).toBeVisible();
  await user.click(within(preview).getByRole('button', { name: 'Phone' }));
  expect(screen.getByText(/20 characters, \d+ of 580 pixels/)).toBeInTheDocument();
  expect(await findViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Page saved')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'PATCH')).toMatchObject({
    body: { ...emptyOverride, title: 'Backup that restores' },
  });
});

test('a refused canonical URL is reported at its field', async () => {
  const { user } = await open({ path: PAGE });
  const field = await screen.findByRole('textbox', { name: /^Canonical URL/ });
  await user.type(field, '/nowhere');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('No page was found at this URL.')).not.toHaveLength(0);
  expect(field).toBeInvalid();
});

test('an earlier version can be restored', async () => {
  const { user, api } = await open({ path: PAGE, page: { version: 2, title: 'Now' } });
  const history = await screen.findByRole('region', { name: 'Version history' });
  expect(await within(history).findByText('An earlier title')).toBeVisible();
  await user.click(within(history).getByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByText('Version restored')).toBeVisible();
  expect(api.requests.some(({ path }) => path.endsWith('/revisions/1/restore'))).toBe(true);
});

test('a fixed head shows why, and no form', async () => {
  const fixedReason = 'This URL is a copy of another page. Change / instead.';
  await open({ path: PAGE, page: { fixedReason } });
  expect(await screen.findByText(fixedReason)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Title/ })).not.toBeInTheDocument();
});

test('a viewer sees everything and changes nothing', async () => {
  await open({ role: 'viewer', path: PAGE });
  expect(await screen.findByRole('region', { name: 'Problems of this page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('selected pages are opened in a bulk edit', async () => {
  const api = fakeApi()
    .on(getSeoOverview, exampleSeoOverview())
    .on(listSeoPages, exampleSeoPagePage([exampleSeoPageRow(), exampleSeoPageRow({ id: 'Lw', path: '/' })]))
    .on(listSeoRuns, { items: [], nextCursor: null, total: 0, isMore: false })
    .on(previewSeoRun, ({ body }) => ({ matching: body.paths?.length ?? 0, changed: 1, items: [] }));
  const state = { session: exampleSession({ user: exampleMember({ role: 'editor' }) }) };
  const Screens = () =>
    useLocation().pathname.includes('bulk-edits') ? <SeoRunsScreen /> : <SeoGeneratorScreen />;
  const { user } = await renderPage(Screens, {
    path: '/admin/seo-generator',
    pattern: '/admin/seo-generator/bulk-edits?/:id?',
    api,
    state,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select /services/backup' }));
  await user.click(screen.getByRole('button', { name: 'Edit for selection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Title, description and more…' }));
  expect(await screen.findByText('1 selected page')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^New title/ }), 'Backup');
  expect(await screen.findByText('1 of 1 matching page changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use filters instead' }));
  expect(await screen.findByText('1 of 0 matching pages changes.')).toBeVisible();
});
