import type { ContentDocument } from '@site/api/content/documents/contract';
import {
  compareGeneratedPages,
  createPageDrafts,
  createPageRun,
  type GeneratedPage,
  getGeneratedPage,
  getPageOfDocument,
  getPageRun,
  getPageRunChoices,
  listGeneratedPages,
  listPageRuns,
  type PageRun,
} from '@site/api/content/generatedPages/contract';
import type { LandingDraft } from '@site/api/content/landingPages/contract';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GeneratedFrom } from '../../generatedPages/GeneratedFrom';
import { GeneratedPagesScreen } from './GeneratedPagesScreen';
import { PageRunsScreen } from './PageRunsScreen';

const run: PageRun = {
  id: '65f0c0ffee00112233445566',
  template: 'd'.repeat(24),
  templateLabel: 'Service in a town',
  templateVersion: 3,
  state: 'checked',
  by: 'Eve',
  selection: '1 service × 1 industry × 10 service areas',
  total: 10,
  done: 10,
  passed: 7,
  failed: 3,
  created: 0,
  published: 0,
  edited: 0,
  publishing: { perDay: 0, order: 'demand', isPaused: false },
  pauseReason: '',
  failures: [{ check: 'facts', count: 3 }],
  error: '',
  createdAt: '2026-11-26T09:00:00.000Z',
  endedAt: '2026-11-26T09:01:00.000Z',
  version: 2,
};

const row: GeneratedPage = {
  id: `${run.id}-0000`,
  run: run.id,
  template: run.template,
  templateLabel: run.templateLabel,
  templateVersion: 3,
  label: 'Managed IT services, law firms, Taylor',
  path: '/its-legal-taylor-texas',
  title: 'Managed IT services for law firms in Taylor',
  words: 812,
  isPassed: false,
  checks: [
    {
      check: 'similarity',
      isPassed: true,
      figure: 41,
      threshold: 80,
      message: '41% of the text is the same.',
    },
    {
      check: 'facts',
      isPassed: false,
      figure: 2,
      threshold: 3,
      message: '2 local facts with source and date.',
    },
  ],
  state: 'checked',
  note: '',
  document: null,
  createdAt: run.createdAt,
};
const page = { ...row, description: 'What it is.', texts: ['Some text.'], nearest: null };

const choices = {
  templates: [
    { id: run.template, label: run.templateLabel, uses: ['service', 'place'] as ('service' | 'place')[] },
    { id: 's'.repeat(24), label: 'Starting point', uses: [] },
  ],
  services: [
    { value: 'its', label: 'Managed IT services' },
    { value: 'dm', label: 'Data migrations' },
  ],
  industries: [{ value: 'legal', label: 'law firms' }],
  places: [{ value: 'taylor', label: 'Taylor' }],
};

const runApi = (shown = run) =>
  fakeApi()
    .on(getPageRunChoices, choices)
    .on(listPageRuns, { items: [shown], nextCursor: null, total: 1, isMore: false })
    .on(getPageRun, shown)
    .on(listGeneratedPages, { items: [row], nextCursor: null, total: 1, isMore: false })
    .on(getGeneratedPage, page)
    .on(createPageRun, shown)
    .on(createPageDrafts, { ...shown, state: 'creating' });

async function open(address: string, { role = 'admin' as Role, api = runApi() } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const isRuns = address.startsWith('runs');
  const view = await renderPage(isRuns ? PageRunsScreen : GeneratedPagesScreen, {
    path: `/admin/template-generator/${address}`,
    pattern: `/admin/template-generator/${isRuns ? 'runs' : 'pages'}/:id?`,
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

test('a run is made of what the chosen template varies by, and says how many pages that is', async () => {
  const { user, api, container } = await open(`runs/new?template=${run.template}`);
  await user.click(await screen.findByRole('button', { name: 'Select all of services' }));
  expect(screen.queryByRole('option', { name: 'Starting point' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Industries' })).toBeNull();
  expect(screen.getByText('0 pages')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Taylor' }));
  expect(screen.getByText('2 pages')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Generate pages' }));
  expect(await screen.findByText('Page template run started')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    template: run.template,
    services: ['its', 'dm'],
    industries: [],
    places: ['taylor'],
  });
});

test('a run that is refused says so', async () => {
  const api = runApi().on(
    createPageRun,
    failure(409, 'Another run is active. Please wait until it has ended.'),
  );
  const { user } = await open(`runs/new?template=${run.template}`, { api });
  await user.click(await screen.findByRole('checkbox', { name: 'Taylor' }));
  await user.click(screen.getByRole('button', { name: 'Generate pages' }));
  expect(await screen.findByText(/Another run is active/)).toBeVisible();
});

test('an ended run says which checks pages failed, and leads to them', async () => {
  await open(`runs/${run.id}`);
  expect(await screen.findByText('7 of 10 pages passed all checks. Pages failed these:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Local facts' })).toHaveAttribute(
    'href',
    `/admin/template-generator/pages?run=${run.id}&check=facts`,
  );
});

test('an active run shows its progress', async () => {
  await open(`runs/${run.id}`, {
    api: runApi({ ...run, state: 'checking', done: 4, passed: 0, failed: 0, failures: [] }),
  });
  expect(await screen.findByText('4 of 10 pages are rendered. Results appear here.')).toBeVisible();
});

test('a page shows each check with its result and reason', async () => {
  const { container } = await open(`pages/${page.id}`);
  const checks = within(await screen.findByRole('region', { name: 'Checks' }));
  expect(checks.getByText('2 local facts with source and date.')).toBeVisible();
  expect(checks.getByText('Failed')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('drafts are created after a question, at the version that was shown', async () => {
  const { user, api } = await open(`runs/${run.id}`);
  await user.click(await screen.findByRole('button', { name: 'Create drafts…' }));
  expect(await screen.findByText(/Those that failed are hidden from search engines/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create drafts' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"2"'),
  );
});

test('a page is compared with another one of its run', async () => {
  const other = { ...row, id: `${run.id}-0001`, path: '/its-legal-waco-texas' };
  const api = runApi()
    .on(listGeneratedPages, { items: [row, other], nextCursor: null, total: 2, isMore: false })
    .on(compareGeneratedPages, {
      path: row.path,
      otherPath: other.path,
      sharedWords: 4,
      words: 16,
      texts: [
        [
          { text: 'We come by car.', isShared: true },
          { text: 'Taylor was built on rail.', isShared: false },
        ],
      ],
    });
  await open(`pages/${page.id}`, { api });
  expect(await screen.findByText(/^25% of the words/)).toBeVisible();
  expect(screen.getByText('We come by car.').tagName).toBe('MARK');
  expect(screen.getByText('Taylor was built on rail.', { exact: false }).tagName).toBe('SPAN');
});

test('a landing page says which template made it, and which checks it failed', async () => {
  const document = { id: 'e'.repeat(24), draft: { kind: 'programmatic' } } as ContentDocument<LandingDraft>;
  const api = runApi().on(getPageOfDocument, { page: row });
  await renderPage(() => <GeneratedFrom document={document} />, { path: '/admin', pattern: '/admin', api });
  expect(await screen.findByText('2 local facts with source and date.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Service in a town' })).toHaveAttribute(
    'href',
    `/admin/template-generator/${run.template}`,
  );
});

test('a landing page that a member has listed is not called hidden', async () => {
  const draft = { kind: 'programmatic', isListed: true };
  const document = { id: 'e'.repeat(24), draft } as ContentDocument<LandingDraft>;
  const api = runApi().on(getPageOfDocument, { page: row });
  await renderPage(() => <GeneratedFrom document={document} />, { path: '/admin', pattern: '/admin', api });
  expect(await screen.findByText('It failed these checks when it was generated:')).toBeVisible();
  expect(screen.queryByText(/^Hidden/)).toBeNull();
});

test.each(['viewer', 'editor'] as const)('a %s reads runs and cannot start one', async (role) => {
  await open('runs/new', { role });
  expect(await screen.findByText('You don’t have access')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Generate pages' })).toBeNull();
});
