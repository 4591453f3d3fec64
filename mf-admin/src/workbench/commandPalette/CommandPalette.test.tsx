import { listRedirects } from '@site/api/content/redirects/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { type LeadPage, listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLeadPage, exampleLeadSummary } from '@site/api/leads/pipeline/example';
import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { screens } from '../../screens';
import type { Screen } from '../screen/Screen';
import { CommandPalette } from './CommandPalette';

const notes: Screen = {
  path: '/admin/notes',
  expose: './NotesScreen',
  label: 'Notes',
  group: 'Publish',
  needs: { name: 'list notes', role: 'viewer' },
  createAction: {
    label: 'New note',
    path: '/admin/notes/new',
    needs: { name: 'write a note', role: 'editor' },
  },
};

/** Only leads are searchable, so that each test defines every request. */
const known = screens.filter(({ label }) => ['Dashboard', 'Leads'].includes(label));

const leads = () => fakeApi().on(listLeads, exampleLeadPage());

/** A page with the palette of a member. */
async function renderPalette({
  api = leads(),
  role = 'editor' as 'editor' | 'viewer',
  shown = [...known, notes],
} = {}) {
  const member = exampleMember({ role });
  function PaletteAndPath() {
    return (
      <>
        <CommandPalette screens={shown} member={member} />
        <output>{useLocation().pathname}</output>
      </>
    );
  }
  const state = { session: exampleSession({ user: member }) };
  return { ...(await renderPage(PaletteAndPath, { path: '/admin/dashboard', api, state })), api };
}

/** The same, opened by its button. */
async function openPalette(options: Parameters<typeof renderPalette>[0] = {}) {
  const view = await renderPalette(options);
  await view.user.click(screen.getByRole('button', { name: 'Search or jump to…' }));
  const field = await screen.findByRole('combobox');
  return { ...view, field };
}

/** The active option of the field. */
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

const currentPath = () => document.querySelector('output')?.textContent;

// Must be the first test of this file: later ones find the palette loaded.
test('keeps characters that are typed while it is loading', async () => {
  const { user } = await renderPalette();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of 'lea') fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('combobox')).toHaveValue('lea');
  await user.keyboard('ds');
  expect(screen.getByRole('combobox')).toHaveValue('leads');
});

test('opens and closes by ⌘K and Ctrl-K, also from a text field', async () => {
  const { user, field } = await openPalette();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
});

test('ignores ⌘K if a text field handles it', async () => {
  const { user, field } = await openPalette();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  event.preventDefault();
  act(() => void window.dispatchEvent(event));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('arrow keys move through screens and actions and wrap; Enter opens one', async () => {
  const { user, field } = await openPalette();
  expect(activeOption(field)).toHaveTextContent('Dashboard');
  await user.keyboard('{ArrowUp}');
  expect(activeOption(field)).toHaveTextContent('Sign out');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption(field)).toHaveTextContent('Leads');
  expect(activeOption(field)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(currentPath()).toBe('/admin/leads');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Esc closes it and returns the focus', async () => {
  const { user } = await openPalette();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Search or jump to…' })).toHaveFocus();
});

test('searches records after a pause in typing', async () => {
  const { user, field, api } = await openPalette();
  await user.type(field, 'dana');
  const found = await screen.findByRole('group', { name: 'Leads' });
  expect(api.requests.map(({ query }) => query)).toEqual([{ q: 'dana', limit: '6' }]);
  await user.click(within(found).getByRole('option', { name: /Dana Example/ }));
  expect(currentPath()).toBe('/admin/leads/EM-4F7K22QZ');
});

test('ignores results of an outdated query', async () => {
  let answerFirst: (page: LeadPage) => void = () => undefined;
  const slow = new Promise<LeadPage>((resolve) => {
    answerFirst = resolve;
  });
  const api = leads().on(listLeads, async ({ query }) =>
    query.q === 'dana' ? slow : exampleLeadPage([exampleLeadSummary({ name: 'Gil Example' })]),
  );
  const { user, field } = await openPalette({ api });
  await user.type(field, 'dana');
  await waitFor(() => expect(api.requests).toHaveLength(1));
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  await user.clear(field);
  await user.type(field, 'gil');
  expect(await screen.findByRole('option', { name: /Gil Example/ })).toBeVisible();
  answerFirst(exampleLeadPage());
  await slow;
  expect(screen.queryByRole('option', { name: /Dana Example/ })).not.toBeInTheDocument();
});

test('shows that nothing matches', async () => {
  const { user, field } = await openPalette({ api: fakeApi().on(listLeads, exampleLeadPage([])) });
  await user.type(field, 'zzz');
  expect(await screen.findByText('No results for “zzz”')).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('shows a failed search with its request ID and a retry, and still finds screens', async () => {
  const api = leads().on(listLeads, () => failure(503, 'Please try again in a moment.'));
  const { user, field } = await openPalette({ api });
  await user.type(field, 'da');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Please try again in a moment.');
  const details = within(alert).getByText(/Request ID: test/);
  expect(details).not.toHaveAttribute('open');
  await user.click(within(alert).getByText('Details'));
  expect(details).toHaveAttribute('open');
  expect(screen.getByRole('option', { name: /Dashboard/ })).toBeVisible();
  expect(await findViolations()).toEqual([]);
  api.on(listLeads, exampleLeadPage());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Dana Example/ })).toBeVisible();
});

test('shows results of other lists if one search fails', async () => {
  const api = leads().on(listRedirects, () => failure(503, 'Please try again in a moment.'));
  const shown = screens.filter(({ label }) => ['Leads', 'Redirects'].includes(label));
  const { user, field } = await openPalette({ api, shown });
  await user.type(field, 'dana');
  expect(await screen.findByRole('option', { name: /Dana Example/ })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t search Redirects.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Couldn’t search Leads.');
});

test('offers and runs only the actions that the role may use', async () => {
  // Leads that are found while it is typed would come before the action.
  const { user, field, unmount } = await openPalette({ api: fakeApi().on(listLeads, exampleLeadPage([])) });
  expect(screen.getByRole('option', { name: 'New note' })).toBeVisible();
  await user.type(field, 'dark theme');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  unmount();
  await openPalette({ role: 'viewer' });
  expect(screen.queryByRole('option', { name: 'New note' })).not.toBeInTheDocument();
  expect(screen.getByRole('option', { name: /Notes/ })).toBeVisible();
});

test('screens outside the menu are found by name, by the screen above them and by other words', async () => {
  const { user, field } = await openPalette({ shown: screens.filter(({ records }) => !records) });
  const found = () =>
    within(screen.getByRole('group', { name: 'Screens' }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(found()).not.toContainEqual(expect.stringContaining('Generated pages'));
  for (const [typed, label] of [
    ['generated', 'Generated pages'],
    ['swap', 'Generated pages'],
    ['mailbox', 'Email inbox'],
    ['404', '404 errors'],
    ['hubspot field', 'HubSpot field mapping'],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    expect(found()).toEqual([expect.stringContaining(label)]);
  }
  await user.clear(field);
  await user.type(field, 'connecting');
  expect(screen.queryByRole('group', { name: 'Screens' })).toBeNull();
});
