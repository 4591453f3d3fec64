import { failure } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  address,
  canNavigateTo,
  create,
  edit,
  first,
  get,
  mayCloseTab,
  notesApi,
  openNote,
  type Row,
  remove,
  save,
  sentTo,
  title,
  widen,
  written,
} from './notes.fixture';

beforeEach(widen);

test('shows both versions, lets the member choose, and saves on top of the newer one', async () => {
  const api = notesApi().on(edit, failure(412, 'Somebody else changed this.'));
  const { user } = await openNote({ api });
  await user.clear(title());
  await user.pasteInto(title(), 'Mine');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'For all');
  const theirs: Row = { ...first, title: 'Theirs', stars: 5, version: 7 };
  api.on(get, theirs);
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'Someone else changed this note' })).toHaveFocus();
  const field = (name: string) => within(screen.getByRole('group', { name }));
  expect(field('Title').getByRole('radio', { name: 'Your version Mine' })).toBeChecked();
  expect(field('Stars').getByRole('radio', { name: 'Their version 5' })).toBeChecked();
  expect(field('State').getByRole('radio', { name: 'Your version For all' })).toBeChecked();
  expect(screen.queryByRole('group', { name: 'Pinned' })).not.toBeInTheDocument();
  await user.click(field('Title').getByRole('radio', { name: 'Their version Theirs' }));
  api.on(edit, ({ body }) => ({ ...theirs, ...body, at: body.at ?? null, version: 8 }));
  await user.click(screen.getByRole('button', { name: 'Save selection' }));
  expect(await screen.findByText('Note saved')).toBeVisible();
  const sent = sentTo(api, 'PATCH').at(-1);
  expect(sent?.headers.get('if-match')).toBe('"7"');
  expect(sent?.body).toEqual({ ...written, title: 'Theirs', stars: 5, state: 'public' });
  expect(screen.queryByRole('heading', { name: 'Someone else changed this note' })).not.toBeInTheDocument();
});

test('returns from a conflict to the form with unsaved changes', async () => {
  const api = notesApi().on(edit, failure(412, 'Somebody else changed this.'));
  const { user } = await openNote({ api });
  await user.pasteInto(title(), ' mine');
  api.on(get, { ...first, stars: 5, version: 7 });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Back to form' }));
  expect(title()).toHaveValue('First mine');
  expect(screen.getByRole('textbox', { name: 'Stars' })).toHaveValue('5');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('keeps the values of a deleted record and saves them as a new one', async () => {
  const api = notesApi()
    .on(edit, failure(404, 'There is no such note.'))
    .on(create, ({ body }) => ({ ...first, ...body, at: body.at ?? null, id: 'n9', version: 1 }));
  const { user } = await openNote({ api });
  await user.type(title(), '!');
  await user.click(save());
  expect(await screen.findByText(/Someone else deleted it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as a new note' }));
  await waitFor(() => expect(address()).toBe('/admin/notes/n9'));
  expect(sentTo(api, 'POST')[0]?.body).toMatchObject({ title: 'First!', tags: ['mail'] });
});

test('deletes a record at the loaded version after confirmation and returns to the list', async () => {
  const api = notesApi().on(remove, undefined);
  const { user } = await openNote({ api });
  await user.pasteInto(title(), ' and unsaved');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this note?' });
  expect(dialog).toHaveTextContent('First');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sentTo(api, 'DELETE')).toEqual([]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  api.on(get, failure(404, 'There is no such note.'));
  const requestCount = sentTo(api, 'GET').filter(({ path }) => path.endsWith('n1')).length;
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Note deleted')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin/notes'));
  expect(sentTo(api, 'DELETE')[0]?.headers.get('if-match')).toBe('"3"');
  expect(sentTo(api, 'GET').filter(({ path }) => path.endsWith('n1'))).toHaveLength(requestCount);
});

test('does not delete a record that changed meanwhile', async () => {
  const api = notesApi().on(remove, failure(412, 'Somebody else changed this.'));
  const { user } = await openNote({ api });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  api.on(get, { ...first, title: 'Newer', version: 7 });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Couldn’t delete the note')).toBeVisible();
  await waitFor(() => expect(title()).toHaveValue('Newer'));
});

test('unsaved changes block navigation and closing the tab until they are discarded', async () => {
  const { user } = await openNote();
  expect(canNavigateTo('/admin/notes')).toBe(true);
  expect(mayCloseTab()).toBe(true);
  await user.type(title(), '!');
  expect(mayCloseTab()).toBe(false);
  expect(canNavigateTo('/admin/notes/n1?q=x')).toBe(true);
  expect(canNavigateTo('/admin/notes/n2')).toBe(false);
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(title()).toHaveValue('First!');
  expect(canNavigateTo('/admin/notes/n2')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(title()).toHaveValue('Second'));
  expect(address()).toBe('/admin/notes/n2');
  expect(mayCloseTab()).toBe(true);
});
