import { exampleSession } from '@site/api/identity/session/example';
import { failure, findViolations, renderPage } from '@site/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  address,
  create,
  edit,
  first,
  get,
  mayCloseTab,
  notesApi,
  openNote,
  resize,
  save,
  sentTo,
  TestScreen,
  title,
  widen,
  written,
} from './notes.fixture';

beforeEach(widen);

test('renders every kind of field from the contract with the record’s values', async () => {
  await openNote();
  expect(title()).toHaveValue('First');
  expect(screen.getByRole('textbox', { name: /Body \(optional\)/ }).tagName).toBe('TEXTAREA');
  expect(screen.getByRole('textbox', { name: 'Stars' })).toHaveAttribute('inputmode', 'numeric');
  const dateTimeGroup = within(screen.getByRole('group', { name: /Goes out/ }));
  expect(dateTimeGroup.getByLabelText('Time (Central)')).toHaveValue('8:30 AM');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Draft');
  expect(screen.getByRole('switch', { name: 'Pinned' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove mail' })).toBeVisible();
});

test('is unchanged while it is only open, even if a single-line field drops line breaks', async () => {
  await openNote({ api: notesApi().on(get, { ...first, title: 'First\nnote', body: 'one\r\ntwo' }) });
  expect(title()).toHaveValue('Firstnote');
  expect(screen.getByText('All changes saved')).toBeVisible();
  expect(mayCloseTab()).toBe(true);
});

test('saves a change at the loaded version', async () => {
  const api = notesApi().on(edit, ({ body }) => ({ ...first, ...body, at: body.at ?? null, version: 4 }));
  const { user } = await openNote({ api });
  expect(screen.getByText('All changes saved')).toBeVisible();
  await user.pasteInto(title(), ' note');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  api.on(get, { ...first, title: 'First note', version: 4 });
  await user.click(save());
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(await screen.findByText('All changes saved')).toBeVisible();
  const [sent] = sentTo(api, 'PATCH');
  expect(sent?.body).toEqual({ ...written, title: 'First note' });
  expect(sent?.headers.get('if-match')).toBe('"3"');
  await user.type(title(), '!');
  await user.click(save());
  await waitFor(() => expect(sentTo(api, 'PATCH')[1]?.headers.get('if-match')).toBe('"4"'));
});

test.each(['{Meta>}s{/Meta}', '{Control>}s{/Control}'])('%s saves from within a field', async (keys) => {
  const api = notesApi().on(edit, ({ body }) => ({ ...first, ...body, at: body.at ?? null, version: 4 }));
  const { user } = await openNote({ api });
  await user.type(title(), '!');
  await user.keyboard(keys);
  expect(await screen.findByText('Note saved')).toBeVisible();
  expect(sentTo(api, 'PATCH')).toHaveLength(1);
});

test('keeps typed text and focus when the window is resized', async () => {
  const { user } = await openNote();
  await user.pasteInto(title(), ' note');
  await resize(false);
  await screen.findByRole('dialog', { name: /First/ });
  expect(title()).toHaveValue('First note');
  expect(title()).toHaveFocus();
  await resize(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(title()).toHaveValue('First note');
  await user.type(title(), '!');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('Esc in a field closes the record in a narrow window', async () => {
  const { user } = await openNote();
  await resize(false);
  await screen.findByRole('dialog', { name: /First/ });
  await user.type(title(), '{Escape}');
  await waitFor(() => expect(address()).toBe('/admin/notes'));
});

test('holding the save shortcut saves once', async () => {
  const api = notesApi().on(edit, ({ body }) => ({ ...first, ...body, at: body.at ?? null, version: 4 }));
  const { user } = await openNote({ api });
  await user.type(title(), '!');
  api.on(get, { ...first, title: 'First!', version: 4 });
  await user.keyboard('{Control>}s');
  expect(await screen.findByText('All changes saved')).toBeVisible();
  expect(fireEvent.keyDown(title(), { key: 's', ctrlKey: true, repeat: true })).toBe(false);
  await user.keyboard('{/s}{/Control}');
  await user.type(title(), '?');
  await user.click(save());
  await waitFor(() => expect(sentTo(api, 'PATCH')).toHaveLength(2));
  expect(sentTo(api, 'PATCH')[1]?.body).toMatchObject({ title: 'First!?' });
});

test('creates a record without empty optional fields and opens it', async () => {
  const api = notesApi().on(create, ({ body }) => ({ ...first, ...body, at: null, id: 'n9', version: 1 }));
  const { user } = await openNote({ api, key: 'new' });
  await user.pasteInto(title(), 'Third');
  api.on(get, { ...first, id: 'n9', title: 'Third' });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(address()).toBe('/admin/notes/n9'));
  expect(sentTo(api, 'POST')[0]?.body).toEqual({
    title: 'Third',
    body: '',
    stars: 0,
    state: 'draft',
    isPinned: false,
    tags: [],
  });
});

test('shows contract errors at the fields and in a summary, and sends nothing', async () => {
  const { user, api } = await openNote({ key: 'new' });
  await user.clear(screen.getByRole('textbox', { name: 'Stars' }));
  await user.pasteInto(screen.getByRole('textbox', { name: 'Stars' }), 'many');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(title()).toHaveFocus();
  expect(title()).toHaveAccessibleDescription('The title must be at least 2 characters.');
  const summary = within(screen.getByRole('alert', { name: 'Not saved' }));
  expect(summary.getByText('Please enter a whole number.')).toBeVisible();
  await user.click(summary.getByRole('button', { name: 'Stars' }));
  expect(screen.getByRole('textbox', { name: 'Stars' })).toHaveFocus();
  expect(sentTo(api, 'POST')).toEqual([]);
});

test('shows API errors at the field until it is changed', async () => {
  const rejection = failure(400, 'No.', { fieldErrors: { title: 'There is such a note.' } });
  const { user } = await openNote({ api: notesApi().on(edit, rejection) });
  await user.type(title(), '!');
  await user.click(save());
  expect(await screen.findByRole('alert', { name: 'Not saved' })).toHaveTextContent('There is such a note.');
  await waitFor(() => expect(title()).toHaveFocus());
  expect(title()).toHaveAccessibleDescription('There is such a note.');
  await user.type(title(), '?');
  expect(screen.queryByRole('alert', { name: 'Not saved' })).not.toBeInTheDocument();
  expect(title()).toHaveValue('First!?');
});

test('shows other errors with the request ID and keeps typed text', async () => {
  const { user } = await openNote({
    api: notesApi().on(edit, failure(503, 'Please try again in a moment.')),
  });
  await user.type(title(), '!');
  await user.click(save());
  const alert = await screen.findByRole('alert', { name: 'Not saved' });
  expect(alert).toHaveTextContent('Please try again in a moment.');
  expect(within(alert).getByText(/Request ID: test/)).not.toHaveAttribute('open');
  expect(title()).toHaveValue('First!');
});

test('sends nothing while offline and keeps typed text', async () => {
  const { user, api } = await openNote();
  await user.type(title(), '!');
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/Your changes stay here/)).toBeVisible();
  expect(save()).toBeDisabled();
  await user.keyboard('{Control>}s{/Control}');
  expect(sentTo(api, 'PATCH')).toEqual([]);
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(save()).toBeEnabled());
  expect(title()).toHaveValue('First!');
});

test('shows read-only values and the required role to members who may not edit', async () => {
  await openNote({ role: 'viewer' });
  const form = within(await screen.findByLabelText('note First'));
  expect(await form.findByText('Nov 24, 2026, 8:30 AM CST')).toBeVisible();
  expect(form.getByText(/Editing it requires the editor role or higher/)).toBeVisible();
  expect(form.queryByRole('textbox')).not.toBeInTheDocument();
  expect(form.queryByRole('button', { name: /Save|Delete/ })).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

test('shows that a record does not exist', async () => {
  const api = notesApi().on(get, failure(404, 'There is no such note.'));
  const state = { session: exampleSession() };
  await renderPage(TestScreen, { path: '/admin/notes/gone', pattern: '/admin/notes/:id?', api, state });
  expect(await screen.findByRole('heading', { name: 'Note not found' })).toBeVisible();
});

test('rejects a time that does not exist before sending', async () => {
  const { user, api } = await openNote();
  const dateTimeGroup = within(screen.getByRole('group', { name: /Goes out/ }));
  fireEvent.change(dateTimeGroup.getByLabelText('Date'), { target: { value: '2026-03-08' } });
  fireEvent.change(dateTimeGroup.getByLabelText('Time (Central)'), { target: { value: '02:30' } });
  await user.click(save());
  expect(await screen.findByRole('alert', { name: 'Not saved' })).toHaveTextContent('clocks go forward');
  expect(sentTo(api, 'PATCH')).toEqual([]);
});
