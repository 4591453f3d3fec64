import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import {
  contactImport,
  deleteContact,
  getListedContact,
  listContacts,
} from '@site/api/leads/contactList/contract';
import { exampleContactDetails, exampleContactSummary } from '@site/api/leads/contactList/example';
import { erasePerson } from '@site/api/leads/contacts/contract';
import { correctContact } from '@site/api/leads/corrections/contract';
import { fakeApi, findEnabled, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ContactsScreen } from './ContactsScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (query) =>
    ({
      matches: 1280 >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

const page = { items: [exampleContactSummary()], nextCursor: null, total: 1, isMore: false };
const imported = exampleContactDetails({ origins: ['import'], leads: 0, lead: null });
const contactsApi = (details = exampleContactDetails()) =>
  fakeApi().on(listContacts, page).on(getListedContact, details).on(contactImport.list, []);

async function openContacts(api = contactsApi(), path = '/admin/contacts', role: Role = 'admin') {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(ContactsScreen, { path, pattern: '/admin/contacts/:id?', api, state });
  return { ...view, api };
}

const lastQuery = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ path }) => path === '/admin/contacts').at(-1)?.query;
const opened = '/admin/contacts/contact-1';

test('lists contacts, which can be sorted by name and filtered by where they are known from', async () => {
  const { user, api, container } = await openContacts();
  const row = (await screen.findByRole('link', { name: /Dana Example/ })).closest('tr') as HTMLElement;
  for (const text of ['Example Build', 'Inquiry']) expect(within(row).getByText(text)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Source: any source' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import' }));
  await waitFor(() => expect(lastQuery(api)).toEqual({ origin: 'import' }));
  await user.click(within(screen.getByRole('columnheader', { name: /^Contact/ })).getByRole('link'));
  await waitFor(() => expect(lastQuery(api)).toEqual({ origin: 'import', sort: 'name' }));
  expect(await findViolations(container)).toEqual([]);
});

test('viewers search companies only, and cannot sort by names', async () => {
  await openContacts(undefined, undefined, 'viewer');
  const header = await screen.findByRole('columnheader', { name: /^Contact/ });
  expect(within(header).queryByRole('link')).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Search contacts by company' })).toBeVisible();
});

test('shows everything an open contact did, with links to the leads', async () => {
  await openContacts(undefined, opened);
  const panel = within(await screen.findByRole('complementary', { name: 'Contact Dana Example' }));
  const history = within(await panel.findByRole('region', { name: 'History' }));
  expect(history.getByRole('link', { name: 'Cybersecurity' })).toHaveAttribute(
    'href',
    '/admin/leads/EM-4F7K22QZ',
  );
  expect(panel.getByRole('link', { name: 'Latest lead' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('an imported contact can be deleted', async () => {
  const { user, api } = await openContacts(contactsApi(imported).on(deleteContact, undefined), opened);
  await user.click(await findEnabled('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this contact?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Contact deleted');
  const sent = api.requests.find(({ method }) => method === 'DELETE');
  expect(sent?.path).toBe(opened);
  expect(sent?.headers.get('if-match')).toBe('"1"');
});

test('imports contacts from a file', async () => {
  const skipped = [{ line: 3, message: 'Already in the contacts.' }];
  const api = contactsApi().on(contactImport.run, ({ body }) => ({
    columns: ['E-mail', 'Full name'],
    rows: 1,
    errors: [],
    skipped,
    isDone: !body.isDryRun,
    batch: null,
  }));
  const { user } = await openContacts(api);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
  const table = 'E-mail,Full name\nann@import.example,Ann\ndana@example.com,Dana\n';
  await user.upload(dialog.getByLabelText('CSV or JSON file'), new File([table], 'list.csv'));
  await user.click(dialog.getByRole('button', { name: 'Check file' }));
  expect(await dialog.findByText(/Already in the contacts/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import 1 contact' }));
  expect(await screen.findByText('1 contact imported')).toBeVisible();
});

test('the list is read again once a person in it is erased', async () => {
  const certificate = {
    id: 'e1',
    at: '2026-11-29T12:00:00.000Z',
    by: 'Robin',
    emails: [],
    records: [],
    auditEntries: 0,
  };
  const api = contactsApi(imported).on(erasePerson, certificate);
  const { user } = await openContacts(api, opened);
  await user.click(await findEnabled('button', { name: 'Erase this person' }));
  api.on(listContacts, { ...page, items: [], total: 0 });
  await user.pasteInto(await screen.findByRole('textbox', { name: /Email address/ }), imported.email);
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  await screen.findByRole('dialog', { name: 'Certificate of erasure' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /Dana Example/, hidden: true })).toBeNull());
});

test('a contact without a lead gets one, and its details are corrected with undo', async () => {
  const right = exampleContactDetails({ ...imported, name: 'Dana Right', version: 4 });
  const api = contactsApi(imported).on(correctContact, right);
  const { user } = await openContacts(api, opened, 'editor');
  expect(await screen.findByRole('link', { name: 'Create lead' })).toHaveAttribute(
    'href',
    `/admin/leads/new?contact=${imported.id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Dana Right');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const changes = () => api.requests.filter(({ method }) => method === 'PATCH');
  await waitFor(() =>
    expect(changes().map(({ body }) => body)).toEqual([{ name: 'Dana Right' }, { name: imported.name }]),
  );
  expect(changes()[1]?.headers.get('if-match')).toBe('"4"');
});

test('viewers correct no contact', async () => {
  await openContacts(contactsApi(imported), opened, 'viewer');
  await screen.findByText('Source', { selector: 'dt' });
  expect(screen.queryByRole('button', { name: 'Edit details' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Create lead' })).not.toBeInTheDocument();
});
