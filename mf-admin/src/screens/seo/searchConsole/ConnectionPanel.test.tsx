import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import {
  chooseSearchConsoleProperty,
  connectSearchConsole,
  disconnectSearchConsole,
  getSearchConsoleConnection,
  importFromSearchConsole,
  type SearchConsoleConnection,
  testSearchConsole,
} from '@site/api/seo/searchConsoleConnection/contract';
import { exampleConnection } from '@site/api/seo/searchConsoleConnection/example';
import { fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConnectionPanel } from './ConnectionPanel';

const notConnected: Partial<SearchConsoleConnection> = {
  state: 'not_connected',
  clientEmail: '',
  property: '',
  properties: [],
  imported: null,
  nextAt: null,
  connectedAt: null,
  checkedAt: null,
};

async function open(part: Partial<SearchConsoleConnection> = {}, role: Role = 'admin') {
  const connection = exampleConnection(part);
  const changed = exampleConnection();
  const api = fakeApi()
    .on(getSearchConsoleConnection, connection)
    .on(connectSearchConsole, changed)
    .on(chooseSearchConsoleProperty, changed)
    .on(testSearchConsole, connection)
    .on(importFromSearchConsole, { ...changed, isImporting: true })
    .on(disconnectSearchConsole, exampleConnection(notConnected));
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(ConnectionPanel, { path: '/admin', api, state });
  await screen.findByRole('heading', { name: 'Search Console API' });
  return { ...view, writes: () => api.requests.filter(({ method }) => method !== 'GET') };
}

const key = JSON.stringify({
  type: 'service_account',
  client_email: 'search@emberline.iam.gserviceaccount.com',
  private_key_id: 'abcdef',
  private_key: 'x',
});

test('shows the account, the property and the last import, and never a key', async () => {
  const { container } = await open();
  for (const text of [
    'Connected',
    'search@emberline.iam.gserviceaccount.com',
    '…9f3c',
    'Oct 28 to Nov 24, 2026',
  ])
    expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.getByText(/1,204 queries and 86 pages/)).toBeVisible();
  expect(screen.getByText(/^3 URLs of other sites/)).toBeVisible();
  expect(await findViolations(container)).toEqual([]);
});

test('an admin connects with the file of a key; one that is no key is refused here', async () => {
  const { user, writes } = await open(notConnected);
  expect(screen.getByText('How to connect').closest('details')).toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^JSON key/ }), { target: { value: '{}' } });
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await dialog.findByText(/isn’t the JSON key of a service account/)).toBeVisible();
  expect(writes()).toEqual([]);
  await user.upload(
    dialog.getByLabelText('JSON key file'),
    new File([key], 'key.json', { type: 'application/json' }),
  );
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^JSON key/ })).toHaveValue(key));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Search Console connected')).toBeVisible();
  expect(writes()[0]).toMatchObject({ path: expect.stringMatching(/connect$/), body: { key } });
});

test('only properties that the account may read can be chosen', async () => {
  const { user, writes } = await open({ state: 'no_property', property: '', imported: null });
  await user.click(screen.getByRole('button', { name: 'Choose property' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Select',
    'sc-domain:emberline.example',
  ]);
  await user.selectOptions(
    dialog.getByRole('combobox', { name: /^Property/ }),
    'sc-domain:emberline.example',
  );
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('Property chosen')).toBeVisible();
  expect(writes()[0]).toMatchObject({ method: 'PATCH', body: { property: 'sc-domain:emberline.example' } });
});

test('without access, the panel says which email address to add, and a test says so again', async () => {
  const reason = 'The service account has no access to this property.';
  const { user } = await open({ state: 'no_access', reason });
  expect(screen.getByText('No access to the property')).toBeVisible();
  const status = within(screen.getAllByRole('status')[0] as HTMLElement);
  expect(status.getByText('search@emberline.iam.gserviceaccount.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Test' }));
  await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2));
});

test('an import is started, and disconnecting says what is deleted', async () => {
  const { user, writes } = await open();
  await user.click(screen.getByRole('button', { name: 'Import now' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^The key and the data/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Search Console disconnected')).toBeVisible();
  expect(writes().map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});

test('an editor reads the connection without its actions', async () => {
  await open({}, 'editor');
  expect(screen.getByText('Data is imported every day.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
