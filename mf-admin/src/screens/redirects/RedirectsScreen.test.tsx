import {
  createRedirect,
  exportRedirects,
  getRedirect,
  listRedirects,
  redirectImport,
} from '@site/api/content/redirects/contract';
import { exampleRedirect, exampleRedirectPage } from '@site/api/content/redirects/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { RedirectsScreen } from './RedirectsScreen';

const old = exampleRedirect();
const gone = exampleRedirect({
  id: 'b'.repeat(24),
  from: '/gone',
  to: '',
  code: '410',
  hits: 0,
  lastHitAt: null,
});

const redirectsApi = (items = [old, gone]) =>
  fakeApi()
    .on(listRedirects, exampleRedirectPage(items))
    .on(getRedirect, old)
    .on(redirectImport.list, [])
    .on(redirectImport.undo, { removed: 1, kept: 1 });

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <>
      <RedirectsScreen />
      <output aria-label="Address">{pathname + search}</output>
    </>
  );
}

async function open({ api = redirectsApi(), path = '/admin/redirects', role = 'admin' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(CurrentPath, { path, pattern: '/admin/redirects/:id?', api, state });
  return { ...view, api };
}

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
/** The API's response to a valid table. */
const tried = { columns: ['from', 'to'], rows: 2, errors: [], skipped: [], isDone: false, batch: null };
const csv = (text: string | Uint8Array<ArrayBuffer>) =>
  new File([text], 'old-site.csv', { type: 'text/csv' });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('lists the redirects with target, status code and hits', async () => {
  await open();
  const row = (await screen.findByRole('link', { name: /\/old-page/ })).closest('tr');
  for (const words of ['/services', '301', '12', 'Nov 20 8:48 AM'])
    expect(within(row!).getByText(words)).toBeVisible();
  const other = screen.getByRole('link', { name: /\/gone/ }).closest('tr');
  for (const words of ['Gone', '410', 'Never']) expect(within(other!).getByText(words)).toBeVisible();
});

test('filter and search are in the URL', async () => {
  const { user, api } = await open();
  await user.click(await screen.findByRole('button', { name: 'Status code: any status code' }));
  await user.click(await screen.findByRole('menuitem', { name: '410 · gone' }));
  await user.pasteInto(screen.getByRole('searchbox'), 'offer');
  await waitFor(() => expect(address()).toBe('/admin/redirects?code=410&q=offer'));
  expect(api.requests.at(-1)?.query).toEqual({ code: '410', q: 'offer' });
});

test('the n key opens a new redirect, and API errors are shown at their fields', async () => {
  const rejection = failure(400, 'No.', { fieldErrors: { from: 'This would hide the page /services.' } });
  const { user } = await open({ api: redirectsApi().on(createRedirect, rejection) });
  await screen.findByRole('link', { name: /\/old-page/ });
  await user.keyboard('n');
  expect(address()).toBe('/admin/redirects/new');
  const from = await screen.findByRole('textbox', { name: 'From' });
  await user.pasteInto(from, '/services');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Match' }), 'prefix');
  await user.pasteInto(screen.getByRole('textbox', { name: 'Redirect to' }), '/faq');
  await user.click(screen.getByRole('button', { name: 'Add redirect' }));
  await waitFor(() => expect(from).toHaveFocus());
  expect(from).toHaveAccessibleDescription(/This would hide the page \/services/);
  expect(await findViolations()).toEqual([]);
});

test('an empty list offers the first redirect only to members who may create one', async () => {
  const { user, unmount } = await open({ api: redirectsApi([]) });
  expect(await screen.findByRole('heading', { name: 'No redirects yet' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'New redirect' }).at(-1)!);
  expect(address()).toBe('/admin/redirects/new');
  unmount();
  await open({ api: redirectsApi([]), role: 'viewer' });
  expect(await screen.findByRole('heading', { name: 'No redirects yet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New redirect' })).not.toBeInTheDocument();
});

test('a search without matches shows the search text', async () => {
  await open({ api: redirectsApi([]), path: '/admin/redirects?code=302&q=zzz' });
  expect(await screen.findByText(/No redirects with status code 302 match “zzz”/)).toBeVisible();
});

test('a viewer can read and export but finds no actions', async () => {
  await open({ role: 'viewer', path: `/admin/redirects/${old.id}` });
  expect(await screen.findByText(/Editing it requires the editor role/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  for (const name of ['Import', 'New redirect', 'Save', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a role without permission sees a message', async () => {
  await open({ api: redirectsApi().on(listRedirects, () => failure(403, 'Not permitted.')) });
  expect(await screen.findByRole('heading', { name: 'You don’t have access' })).toBeVisible();
});

test('a failed export shows the reason', async () => {
  const { user } = await open({
    api: redirectsApi().on(exportRedirects, failure(429, 'Too many requests.')),
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  expect(screen.getByText('Request test')).toBeInTheDocument();
});

test('a table is validated first, shown line by line, and imported without errors', async () => {
  const errors = [{ line: 3, field: 'from', message: 'There is already a page at this URL.' }];
  const api = redirectsApi().on(redirectImport.run, { ...tried, rows: 0, errors });
  const { user } = await open({ api });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
  expect(dialog.getByRole('button', { name: 'Check file' })).toBeDisabled();
  await user.upload(dialog.getByLabelText('CSV or JSON file'), csv('from,to\n/one,/faq\n/services,/faq\n'));
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  const refused = within(await dialog.findByRole('list', { name: 'Rows with errors' }));
  expect(refused.getAllByRole('listitem')).toHaveLength(1);
  expect(refused.getByText('Line 3')).toBeVisible();
  expect(refused.getByText('/services,/faq')).toBeVisible();
  expect(refused.getByText('There is already a page at this URL.', { exact: false })).toHaveTextContent(
    /^From There/,
  );
  expect(await findViolations()).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Check file' })).toBeDisabled();

  api.on(redirectImport.run, ({ body }) => ({ ...tried, isDone: !body.isDryRun }));
  await user.upload(dialog.getByLabelText('CSV or JSON file'), csv('from,to\n/one,/faq\n/two,/faq\n'));
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  const added = within(await dialog.findByRole('list', { name: 'Rows to import' }));
  expect(added.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Line 2/one,/faq',
    'Line 3/two,/faq',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Import 2 redirects' }));
  expect(await screen.findByText('2 redirects imported')).toBeVisible();
  const tries = api.requests.filter(
    ({ path, method }) => path === '/admin/redirects/imports' && method === 'POST',
  );
  expect(tries.map(({ body }) => (body as { isDryRun: boolean }).isDryRun)).toEqual([true, true, false]);
});

test('a file that is not a table shows an error at its field', async () => {
  const rejection = failure(400, 'No.', { fieldErrors: { table: 'This is not a table.' } });
  const { user } = await open({ api: redirectsApi().on(redirectImport.run, rejection) });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
  await user.upload(dialog.getByLabelText('CSV or JSON file'), csv('nonsense'));
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  await waitFor(() => expect(dialog.getByLabelText('CSV or JSON file')).toBeInvalid());
  expect(dialog.getByLabelText('CSV or JSON file')).toHaveAccessibleDescription(/This is not a table/);
});

test('a file in another encoding is rejected before any request; foreign line endings are accepted', async () => {
  const api = redirectsApi().on(redirectImport.run, tried);
  const { user } = await open({ api });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
  await user.upload(
    dialog.getByLabelText('CSV or JSON file'),
    csv(Uint8Array.from(Buffer.from('from,to\n/é,/faq\n', 'latin1'))),
  );
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  await waitFor(() => expect(dialog.getByLabelText('CSV or JSON file')).toBeInvalid());
  expect(dialog.getByLabelText('CSV or JSON file')).toHaveAccessibleDescription(/isn’t in UTF-8/);
  expect(
    api.requests.filter(({ path, method }) => path === '/admin/redirects/imports' && method === 'POST'),
  ).toEqual([]);
  await user.upload(dialog.getByLabelText('CSV or JSON file'), csv('from,to\r/one,/faq\r/two,/faq\r'));
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  const added = within(await dialog.findByRole('list', { name: 'Rows to import' }));
  expect(added.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Line 2/one,/faq',
    'Line 3/two,/faq',
  ]);
});

test('the import sends the previewed table even if the file has changed since', async () => {
  const api = redirectsApi().on(redirectImport.run, ({ body }) => ({
    ...tried,
    rows: 1,
    isDone: !body.isDryRun,
  }));
  const { user } = await open({ api });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
  const file = csv('from,to\n/one,/faq\n');
  await user.upload(dialog.getByLabelText('CSV or JSON file'), file);
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  file.text = async () => 'from,to\n/other,/faq\n';
  await user.click(await dialog.findByRole('button', { name: 'Import 1 redirect' }));
  expect(await screen.findByText('1 redirect imported')).toBeVisible();
  const tries = api.requests.filter(
    ({ path, method }) => path === '/admin/redirects/imports' && method === 'POST',
  );
  expect(new Set(tries.map(({ body }) => (body as { table: string }).table))).toEqual(
    new Set(['from,to\n/one,/faq\n']),
  );
});

test('columns with other names can be mapped, and a JSON list is shown item by item', async () => {
  const needed = [{ line: 1, field: 'from', message: 'Please choose a column.' }];
  const api = redirectsApi().on(redirectImport.run, ({ body }) =>
    body.columns.length
      ? { ...tried, columns: ['old', 'to'], rows: 1, isDone: !body.isDryRun }
      : { ...tried, columns: ['old', 'to'], rows: 0, errors: needed },
  );
  const { user } = await open({ api });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
  await user.upload(dialog.getByLabelText('CSV or JSON file'), csv('[{"old":"/one","to":"/faq"}]'));
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^From/ }), 'old');
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  expect(await dialog.findByText('{"old":"/one","to":"/faq"}')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import 1 redirect' }));
  expect(await screen.findByText('1 redirect imported')).toBeVisible();
  const sent = api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent.at(-1)).toMatchObject({ columns: [{ field: 'from', column: 'old' }], isDryRun: false });
});

test('an earlier import can be undone except for records changed since', async () => {
  const batch = { id: 'c'.repeat(24), at: '2026-11-22T18:00:00.000Z', count: 2 };
  const api = redirectsApi().on(redirectImport.list, [batch]);
  const { user } = await open({ api });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const earlier = within(await screen.findByRole('region', { name: 'Previous imports' }));
  await user.click(earlier.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('1 redirect removed')).toBeVisible();
  expect(screen.getByText('1 redirect kept because of later changes.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Previous imports' })).not.toBeInTheDocument();
});

test('an editor can edit redirects but not import them', async () => {
  await open({ role: 'editor' });
  expect(await screen.findByRole('button', { name: 'New redirect' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
});
