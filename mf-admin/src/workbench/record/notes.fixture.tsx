/** A made-up resource with every kind of field, for the tests of the record form. */

import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { endpoint, optional, paged, text, timestamp } from '@site/api/platform/contracts/endpoint';
import { fakeApi, renderPage } from '@site/shell/testing';
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { array, boolean, enums, integer, nullable, object, string } from 'superstruct';
import type { ListDefinition } from '../list/definition/ListDefinition';
import { ListScreen } from '../list/ListScreen';
import { createResource } from '../resource/createResource';

const draft = {
  title: text({ min: 2, max: 80, label: 'The title' }),
  body: text({ max: 4000 }),
  stars: integer(),
  at: optional(timestamp()),
  state: enums(['draft', 'public']),
  isPinned: boolean(),
  tags: array(string()),
};
const NoteDraft = object(draft);
const Note = object({ ...draft, at: nullable(string()), id: string(), version: integer() });
const one = { method: 'GET', path: '/admin/notes/:id', summary: 'A note.' } as const;
const list = endpoint({ ...one, path: '/admin/notes', returns: object(paged(Note)) });
export const get = endpoint({ ...one, returns: Note });
export const create = endpoint({ ...list, method: 'POST', body: NoteDraft, returns: Note, status: 201 });
export const edit = endpoint({ ...one, method: 'PATCH', body: NoteDraft, returns: Note, ifMatch: true });
export const remove = endpoint({ ...one, method: 'DELETE', ifMatch: true, status: 204 });

export type Row = typeof Note.TYPE;
export const first: Row = {
  id: 'n1',
  version: 3,
  title: 'First',
  body: 'Words',
  stars: 4,
  at: '2026-11-24T14:30:00.000Z',
  state: 'draft',
  isPinned: false,
  tags: ['mail'],
};
const second: Row = { ...first, id: 'n2', title: 'Second' };
export const { id: _, version: __, ...written } = first;

const notes = createResource({ list, get, create, edit, remove });
const definition: ListDefinition<
  Row,
  { items: Row[]; nextCursor: string | null; total: number; isMore: boolean }
> = {
  name: 'notes',
  title: 'Notes',
  description: 'Notes.',
  nouns: { one: 'note', many: 'notes' },
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  filters: [],
  sorts: [],
  columns: [{ name: 'Note', render: ({ title }) => title }],
  useRows: notes.useRows,
  emptyState: { title: 'None yet', text: 'Write one.' },
  noMatchText: () => 'None.',
  record: {
    noun: 'note',
    nameOf: ({ title }: Row) => title,
    keyOf: ({ id }: Row) => id,
    resource: notes,
    needs: { name: 'write notes', role: 'editor' },
    struct: NoteDraft,
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'body', label: 'Body', isOptional: true },
      { name: 'stars', label: 'Stars', message: 'Please enter a whole number.' },
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

export function TestScreen() {
  return (
    <>
      <ListScreen list={definition} />
      <output aria-label="Address">{useLocation().pathname}</output>
    </>
  );
}

const page = (items = [first, second]) => ({ items, nextCursor: null, total: items.length, isMore: false });
export const notesApi = () =>
  fakeApi()
    .on(list, page())
    .on(get, ({ params }) => (params.id === 'n2' ? second : first));

/** A desktop viewport until `resize` is called. */
export function widen() {
  const changes = new EventTarget();
  let matches = true;
  window.matchMedia = (media) =>
    ({
      media,
      matches,
      addEventListener: changes.addEventListener.bind(changes),
      removeEventListener: changes.removeEventListener.bind(changes),
    }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  resize = (isWide) => {
    matches = isWide;
    return act(async () => void changes.dispatchEvent(new Event('change')));
  };
}

/** Switches between the record beside the list and the drawer. */
export let resize: (isWide: boolean) => Promise<void>;

/** The list of notes with one of them open. */
export async function openNote({ api = notesApi(), key = 'n1', role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(TestScreen, {
    path: `/admin/notes/${key}`,
    pattern: '/admin/notes/:id?',
    api,
    state,
  });
  if (role !== 'viewer') await screen.findByRole('textbox', { name: 'Title' });
  return { ...view, api };
}

export const title = () => screen.getByRole('textbox', { name: 'Title' });
export const save = () => screen.getByRole('button', { name: 'Save' });
export const sentTo = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.requests.filter((call) => call.method === method);
export const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
export function canNavigateTo(url: string): boolean {
  const event = new CustomEvent('leaving', { cancelable: true, detail: url });
  act(() => void window.dispatchEvent(event));
  return !event.defaultPrevented;
}
export const mayCloseTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
