import type { Role } from '@site/api/contract/users';
import { exampleSession } from '@site/api/example/session';
import { exampleMember } from '@site/api/example/users';
import { endpoint, moment, optional, paged, text } from '@site/api/wire';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { array, boolean, enums, integer, nullable, object, string } from 'superstruct';
import type { ListDefinition } from '../list/ListDefinition';
import { ListScreen } from '../list/ListScreen';
import { resourceOf } from '../resourceOf';

const draft = {
  title: text({ min: 2, max: 80, label: 'The title' }),
  body: text({ max: 4000 }),
  stars: integer(),
  at: optional(moment()),
  state: enums(['draft', 'public']),
  isPinned: boolean(),
  tags: array(string()),
};
const NoteDraft = object(draft);
const Note = object({ ...draft, at: nullable(string()), id: string(), version: integer() });
const one = { method: 'GET', path: '/admin/notes/:id', summary: 'A note.' } as const;
const list = endpoint({ ...one, path: '/admin/notes', returns: object(paged(Note)) });
const get = endpoint({ ...one, returns: Note });
const create = endpoint({ ...list, method: 'POST', body: NoteDraft, returns: Note, status: 201 });
const edit = endpoint({ ...one, method: 'PATCH', body: NoteDraft, returns: Note, ifMatch: true });
const remove = endpoint({ ...one, method: 'DELETE', ifMatch: true, status: 204 });

type Row = typeof Note.TYPE;
const first: Row = {
  ...{ id: 'n1', version: 3, title: 'First', body: 'Words', stars: 4, at: '2026-11-24T14:30:00.000Z' },
  ...{ state: 'draft', isPinned: false, tags: ['mail'] },
};
const second: Row = { ...first, id: 'n2', title: 'Second' };
const { id: _, version: __, ...written } = first;

const notes = resourceOf({ list, get, create, edit, remove });
const definition: ListDefinition<Row, { items: Row[]; nextCursor: string | null; total: number }> = {
  ...{ name: 'notes', title: 'Notes', about: 'Notes.', words: { one: 'note', many: 'notes' } },
  ...{ keyOf: ({ id }) => id, nameOf: ({ title }) => title, filters: [], sorts: [] },
  columns: [{ name: 'Note', render: ({ title }) => title }],
  useRows: notes.useRows,
  firstRun: { title: 'None yet', text: 'Write one.' },
  noMatch: () => 'None.',
  record: {
    ...{ word: 'note', nameOf: ({ title }: Row) => title, keyOf: ({ id }: Row) => id },
    resource: notes,
    needs: { name: 'write notes', role: 'editor' },
    struct: NoteDraft,
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'body', label: 'Body', isOptional: true },
      { name: 'stars', label: 'Stars', says: 'Please enter a whole number.' },
      { name: 'at', label: 'Goes out' },
      { name: 'state', label: 'State', kind: 'select', options: STATES() },
      { name: 'isPinned', label: 'Pinned' },
      { name: 'tags', label: 'Tags' },
    ],
    initial: { title: '', body: '', stars: 0, state: 'draft', isPinned: false, tags: [] },
  },
};

function STATES() {
  return [
    { value: 'draft', label: 'Draft' },
    { value: 'public', label: 'For all' },
  ];
}

function Place() {
  return (
    <>
      <ListScreen list={definition} />
      <output aria-label="Address">{useLocation().pathname}</output>
    </>
  );
}

const page = (items = [first, second]) => ({ items, nextCursor: null, total: items.length });
const notesApi = () =>
  fakeApi()
    .on(list, page())
    .on(get, ({ params }) => (params.id === 'n2' ? second : first));

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
});

async function open({ api = notesApi(), key = 'n1', role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(Place, {
    ...{ path: `/admin/notes/${key}`, pattern: '/admin/notes/:id?', api, state },
  });
  if (role !== 'viewer') await screen.findByRole('textbox', { name: 'Title' });
  return { ...view, api };
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const save = () => screen.getByRole('button', { name: 'Save' });
const sentTo = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.asked.filter((call) => call.method === method);
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
function wantsToLeave(url: string): boolean {
  const event = new CustomEvent('leaving', { cancelable: true, detail: url });
  act(() => void window.dispatchEvent(event));
  return !event.defaultPrevented;
}
const mayCloseTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('every kind of field comes of the contract, by role and label, with the record’s values', async () => {
  await open();
  expect(title()).toHaveValue('First');
  expect(screen.getByRole('textbox', { name: /Body \(optional\)/ }).tagName).toBe('TEXTAREA');
  expect(screen.getByRole('textbox', { name: 'Stars' })).toHaveAttribute('inputmode', 'numeric');
  const moment = within(screen.getByRole('group', { name: /Goes out/ }));
  expect(moment.getByLabelText('Time in Texas')).toHaveValue('08:30');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Draft');
  expect(screen.getByRole('switch', { name: 'Pinned' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove mail' })).toBeVisible();
});

test('a change is saved at the version that was seen, and then nothing is unsaved', async () => {
  const api = notesApi().on(edit, ({ body }) => ({ ...first, ...body, at: body.at ?? null, version: 4 }));
  const { user } = await open({ api });
  expect(screen.getByText('All saved')).toBeVisible();
  await user.type(title(), ' note');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  api.on(get, { ...first, title: 'First note', version: 4 });
  await user.click(save());
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(await screen.findByText('All saved')).toBeVisible();
  const [sent] = sentTo(api, 'PATCH');
  expect(sent?.body).toEqual({ ...written, title: 'First note' });
  expect(sent?.headers.get('if-match')).toBe('"3"');
  await user.type(title(), '!');
  await user.click(save());
  await waitFor(() => expect(sentTo(api, 'PATCH')[1]?.headers.get('if-match')).toBe('"4"'));
});

test.each(['{Meta>}s{/Meta}', '{Control>}s{/Control}'])('%s saves from within a field', async (keys) => {
  const api = notesApi().on(edit, ({ body }) => ({ ...first, ...body, at: body.at ?? null, version: 4 }));
  const { user } = await open({ api });
  await user.type(title(), '!');
  await user.keyboard(keys);
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(sentTo(api, 'PATCH')).toHaveLength(1);
});

test('a new one is added, without what was left empty, and opened', async () => {
  const api = notesApi().on(create, ({ body }) => ({ ...first, ...body, at: null, id: 'n9', version: 1 }));
  const { user } = await open({ api, key: 'new' });
  await user.type(title(), 'Third');
  api.on(get, { ...first, id: 'n9', title: 'Third' });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(address()).toBe('/admin/notes/n9'));
  expect(sentTo(api, 'POST')[0]?.body).toEqual({
    ...{ title: 'Third', body: '', stars: 0, state: 'draft', isPinned: false, tags: [] },
  });
});

test('what the contract refuses is said at its field and in a summary, and nothing is sent', async () => {
  const { user, api } = await open({ key: 'new' });
  await user.clear(screen.getByRole('textbox', { name: 'Stars' }));
  await user.type(screen.getByRole('textbox', { name: 'Stars' }), 'many');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(title()).toHaveFocus();
  expect(title()).toHaveAccessibleDescription('The title must be at least 2 characters.');
  const summary = within(screen.getByRole('alert', { name: 'Not saved' }));
  expect(summary.getByText('Please enter a whole number.')).toBeVisible();
  await user.click(summary.getByRole('button', { name: 'Stars' }));
  expect(screen.getByRole('textbox', { name: 'Stars' })).toHaveFocus();
  expect(sentTo(api, 'POST')).toEqual([]);
});

test('what the API refuses is said at its field until that is changed', async () => {
  const refusal = failure(400, 'No.', { fieldErrors: { title: 'There is such a note.' } });
  const { user } = await open({ api: notesApi().on(edit, refusal) });
  await user.type(title(), '!');
  await user.click(save());
  expect(await screen.findByRole('alert', { name: 'Not saved' })).toHaveTextContent('There is such a note.');
  await waitFor(() => expect(title()).toHaveFocus());
  expect(title()).toHaveAccessibleDescription('There is such a note.');
  await user.type(title(), '?');
  expect(screen.queryByRole('alert', { name: 'Not saved' })).not.toBeInTheDocument();
  expect(title()).toHaveValue('First!?');
});

test('what is about no field is said with the request’s number, and what was typed stays', async () => {
  const { user } = await open({ api: notesApi().on(edit, failure(503, 'Please try again in a moment.')) });
  await user.type(title(), '!');
  await user.click(save());
  const alert = await screen.findByRole('alert', { name: 'Not saved' });
  expect(alert).toHaveTextContent('Please try again in a moment.');
  expect(alert).toHaveTextContent('request test');
  expect(title()).toHaveValue('First!');
});

test('two changes are shown side by side, chosen from, and saved on top of the newer one', async () => {
  const api = notesApi().on(edit, failure(412, 'Somebody else changed this.'));
  const { user } = await open({ api });
  await user.clear(title());
  await user.type(title(), 'Mine');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'For all');
  const theirs: Row = { ...first, title: 'Theirs', stars: 5, version: 7 };
  api.on(get, theirs);
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Changed meanwhile' })).toHaveFocus();
  const field = (name: string) => within(screen.getByRole('group', { name }));
  expect(field('Title').getByRole('radio', { name: 'Yours Mine' })).toBeChecked();
  expect(field('Stars').getByRole('radio', { name: 'Theirs 5' })).toBeChecked();
  expect(field('State').getByRole('radio', { name: 'Yours For all' })).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Pinned' })).not.toBeInTheDocument();
  await user.click(field('Title').getByRole('radio', { name: 'Theirs Theirs' }));
  api.on(edit, ({ body }) => ({ ...theirs, ...body, at: body.at ?? null, version: 8 }));
  await user.click(screen.getByRole('button', { name: 'Save these' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  const sent = sentTo(api, 'PATCH').at(-1);
  expect(sent?.headers.get('if-match')).toBe('"7"');
  expect(sent?.body).toEqual({ ...written, title: 'Theirs', stars: 5, state: 'public' });
  expect(screen.queryByRole('heading', { name: 'Changed meanwhile' })).not.toBeInTheDocument();
});

test('a conflict can be taken back to the form, where all of it is still to be saved', async () => {
  const api = notesApi().on(edit, failure(412, 'Somebody else changed this.'));
  const { user } = await open({ api });
  await user.type(title(), ' mine');
  api.on(get, { ...first, stars: 5, version: 7 });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect(title()).toHaveValue('First mine');
  expect(screen.getByRole('textbox', { name: 'Stars' })).toHaveValue('5');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('one that was deleted meanwhile is kept as typed and can be added anew', async () => {
  const api = notesApi()
    .on(edit, failure(404, 'There is no such note.'))
    .on(create, ({ body }) => ({ ...first, ...body, at: body.at ?? null, id: 'n9', version: 1 }));
  const { user } = await open({ api });
  await user.type(title(), '!');
  await user.click(save());
  expect(await screen.findByText(/Somebody deleted it meanwhile/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add it as a new note' }));
  await waitFor(() => expect(address()).toBe('/admin/notes/n9'));
  expect(sentTo(api, 'POST')[0]?.body).toMatchObject({ title: 'First!', tags: ['mail'] });
});

test('it is deleted once that is confirmed, at the version that was seen, and the list is back', async () => {
  const api = notesApi().on(remove, undefined);
  const { user } = await open({ api });
  await user.type(title(), ' and unsaved');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this note?' });
  expect(dialog).toHaveTextContent('First');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sentTo(api, 'DELETE')).toEqual([]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  api.on(get, failure(404, 'There is no such note.'));
  const asked = sentTo(api, 'GET').filter(({ path }) => path.endsWith('n1')).length;
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Note deleted')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/notes'));
  expect(sentTo(api, 'DELETE')[0]?.headers.get('if-match')).toBe('"3"');
  expect(sentTo(api, 'GET').filter(({ path }) => path.endsWith('n1'))).toHaveLength(asked);
});

test('one that was changed meanwhile is not deleted', async () => {
  const api = notesApi().on(remove, failure(412, 'Somebody else changed this.'));
  const { user } = await open({ api });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  api.on(get, { ...first, title: 'Newer', version: 7 });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Not deleted')).toBeVisible();
  await waitFor(() => expect(title()).toHaveValue('Newer'));
});

test('unsaved work stops the way elsewhere and the closing of the tab, until it is given up', async () => {
  const { user } = await open();
  expect(wantsToLeave('/admin/notes')).toBe(true);
  expect(mayCloseTab()).toBe(true);
  await user.type(title(), '!');
  expect(mayCloseTab()).toBe(false);
  expect(wantsToLeave('/admin/notes/n1?q=x')).toBe(true);
  expect(wantsToLeave('/admin/notes/n2')).toBe(false);
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(title()).toHaveValue('First!');
  expect(wantsToLeave('/admin/notes/n2')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(title()).toHaveValue('Second'));
  expect(address()).toBe('/admin/notes/n2');
  expect(mayCloseTab()).toBe(true);
});

test('without a connection nothing is sent, and what is typed stays', async () => {
  const { user, api } = await open();
  await user.type(title(), '!');
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/What you typed stays here/)).toBeVisible();
  expect(save()).toBeDisabled();
  await user.keyboard('{Control>}s{/Control}');
  expect(sentTo(api, 'PATCH')).toEqual([]);
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(save()).toBeEnabled());
  expect(title()).toHaveValue('First!');
});

test('who may only read sees the values and who may change them', async () => {
  await open({ role: 'viewer' });
  const sheet = within(await screen.findByLabelText('note n1'));
  expect(await sheet.findByText('24 Nov 2026, 8:30 AM CST')).toBeVisible();
  expect(sheet.getByText(/Whoever is editor or above can change it/)).toBeVisible();
  expect(sheet.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: /Save|Delete/ })).not.toBeInTheDocument();
});

test('a record that is not there says so', async () => {
  const api = notesApi().on(get, failure(404, 'There is no such note.'));
  const state = { session: exampleSession() };
  await renderPage(Place, { path: '/admin/notes/gone', pattern: '/admin/notes/:id?', api, state });
  expect(await screen.findByRole('heading', { name: 'There is no such note' })).toBeVisible();
});

test('a moment that does not exist is refused before anything is sent', async () => {
  const { user, api } = await open();
  const moment = within(screen.getByRole('group', { name: /Goes out/ }));
  fireEvent.change(moment.getByLabelText('Day'), { target: { value: '2026-03-08' } });
  fireEvent.change(moment.getByLabelText('Time in Texas'), { target: { value: '02:30' } });
  await user.click(save());
  expect(await screen.findByRole('alert', { name: 'Not saved' })).toHaveTextContent('the clocks are set forward over it');
  expect(sentTo(api, 'PATCH')).toEqual([]);
});
