import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import {
  getSearchConsoleState,
  getSearchQuery,
  listSearchQueries,
  searchConsoleImport,
} from '@site/api/seo/searchConsole/contract';
import {
  exampleSearchConsoleState,
  exampleSearchQuery,
  exampleSearchQueryPage,
} from '@site/api/seo/searchConsole/example';
import {
  getSearchConsoleConnection,
  importFromSearchConsole,
} from '@site/api/seo/searchConsoleConnection/contract';
import { exampleConnection } from '@site/api/seo/searchConsoleConnection/example';
import { fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { SearchQueriesScreen } from './SearchQueriesScreen';

async function open(
  path = '',
  role: Role = 'admin',
  connection = exampleConnection({ state: 'not_connected' }),
) {
  const api = fakeApi()
    .on(listSearchQueries, exampleSearchQueryPage())
    .on(getSearchConsoleState, exampleSearchConsoleState())
    .on(getSearchQuery, exampleSearchQuery())
    .on(getSearchConsoleConnection, connection)
    .on(searchConsoleImport.list, [])
    .on(searchConsoleImport.run, ({ body }) => ({
      columns: ['Top queries', 'Clicks', 'Impressions', 'CTR', 'Position'],
      rows: 1,
      errors: [],
      skipped: [],
      isDone: !body.isDryRun,
      batch: body.isDryRun ? null : 'b',
    }));
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(SearchQueriesScreen, {
    path: `/admin/seo-generator/search-queries${path}`,
    pattern: '/admin/seo-generator/search-queries/:id?',
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

test('shows queries without a page, and that figures come from files', async () => {
  const { container } = await open();
  const line = within(
    (await screen.findByRole('link', { name: /^managed it services austin/ })).closest('tr')!,
  );
  for (const text of ['No page', '12', '480', '2.5%', '8.4']) expect(line.getByText(text)).toBeVisible();
  expect(await screen.findByRole('link', { name: '1 query without a page' })).toHaveAttribute(
    'href',
    '/admin/seo-generator/search-queries?state=missing',
  );
  expect(screen.getByText('Imported files')).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('an import by the API shows its figures as soon as it has ended', async () => {
  const { user, api } = await open('', 'admin', exampleConnection({ imported: null }));
  expect(await screen.findByRole('link', { name: /^managed it services austin/ })).toBeVisible();
  api
    .on(importFromSearchConsole, exampleConnection({ isImporting: true }))
    .on(getSearchConsoleConnection, exampleConnection())
    .on(listSearchQueries, exampleSearchQueryPage([exampleSearchQuery({ query: 'backup austin' })]));
  await user.click(await screen.findByRole('button', { name: 'Import now' }));
  expect(await screen.findByRole('link', { name: /^backup austin/ })).toBeVisible();
});

test('the drawer says what to do for a query', async () => {
  await open('/a1', 'viewer');
  expect(await screen.findByText(/^No page has all words of this query/)).toBeVisible();
  const drawer = within(screen.getByRole('complementary', { name: /^Search query/ }));
  expect(drawer.getByText('Oct 1 to Oct 31, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
});

test('an import sends the period, and knows Google’s names of the columns', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText(/CSV or JSON file/), new File(['Top queries\n'], 'Queries.csv'));
  await user.type(dialog.getByRole('textbox', { name: /^First day/ }), '10/01/2026');
  await user.type(dialog.getByRole('textbox', { name: /^Last day/ }), '10/31/2026');
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  expect(await dialog.findByRole('combobox', { name: /^Query/, hidden: true })).toHaveValue('Top queries');
  await user.click(await dialog.findByRole('button', { name: 'Import 1 search result' }));
  expect(await screen.findByText('1 search result imported')).toBeVisible();
  const [check, done] = api.requests.filter(({ method }) => method === 'POST');
  expect(check?.body).toMatchObject({ isDryRun: true, from: '2026-10-01', to: '2026-10-31' });
  expect(done?.body).toMatchObject({ isDryRun: false, from: '2026-10-01', to: '2026-10-31' });
});
