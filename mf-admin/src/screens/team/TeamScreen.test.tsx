import {
  createTeamMember,
  editTeamOrder,
  exportTeam,
  getTeamMember,
  listTeam,
  type TeamMember,
} from '@site/api/content/team/contract';
import { exampleTeamMember, exampleTeamPage } from '@site/api/content/team/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { listMedia } from '@site/api/media/contract';
import { exampleMedia, exampleMediaPage } from '@site/api/media/example';
import { failure, fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TeamScreen } from './TeamScreen';

const people = ['Ada', 'Bo', 'Cy'].map((name, at) =>
  exampleTeamMember({ id: `${at}`.repeat(24), name, isVisible: at < 2 }),
);

/** A fake API that stores the order. */
function teamApi() {
  let items = people;
  return fakeApi()
    .on(listTeam, () => exampleTeamPage(items))
    .on(getTeamMember, people[0]!)
    .on(editTeamOrder, ({ body }) => {
      items = body.ids.map((id) => people.find((one) => one.id === id)!);
      return undefined;
    });
}

async function open({ api = teamApi(), path = '/admin/team', role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(TeamScreen, { path, pattern: '/admin/team/:id?', api, state });
  return { ...view, api };
}

const names = () =>
  screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent?.slice(0, 3));
const button = (name: string) => screen.getByRole('button', { name });
const orders = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { ids: string[] }).ids);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('lists the profiles in order with their visibility', async () => {
  await open();
  await screen.findByRole('link', { name: /^Ada/ });
  expect(names()).toEqual(['Ada', 'BoS', 'CyS']);
  expect(screen.getAllByText('Shown', { selector: '.ok' })).toHaveLength(2);
  expect(screen.getByText('Hidden', { selector: '.mu' })).toBeVisible();
});

test('a row moves by buttons and keys, is announced and saved, and keeps the focus', async () => {
  const { user, api } = await open();
  await screen.findByRole('link', { name: /^Ada/ });
  await user.click(button('Move Ada down'));
  expect(names()).toEqual(['BoS', 'Ada', 'CyS']);
  expect(screen.getByText('Ada moved to position 2 of 3')).toBeInTheDocument();
  expect(button('Move Ada down')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(names()).toEqual(['BoS', 'CyS', 'Ada']);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Ada is already last')).toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(names()).toEqual(['Ada', 'BoS', 'CyS']);
  const [a, b, c] = people.map(({ id }) => id);
  await waitFor(() => expect(orders(api).at(-1)).toEqual([a, b, c]));
  expect(orders(api)[0]).toEqual([b, a, c]);
});

test('the last move stays until a list that was requested after it arrives', async () => {
  const release: (() => void)[] = [];
  const [ada, bo, cy] = people as [TeamMember, TeamMember, TeamMember];
  const lists = [people, [bo, ada, { ...cy, isVisible: true }], [cy, ada, bo]];
  const api = teamApi().on(listTeam, async () => {
    const page = exampleTeamPage(lists[release.length]!);
    await new Promise<void>((resolve) => release.push(resolve));
    return page;
  });
  const { user } = await open({ api });
  await waitFor(() => expect(release).toHaveLength(1));
  release[0]!();
  await user.click(await screen.findByRole('button', { name: 'Move Ada down' }));
  // The list after the first move is under way when the second one is saved.
  await waitFor(() => expect(release).toHaveLength(2));
  await user.click(button('Move Ada down'));
  await waitFor(() => expect(orders(api)).toHaveLength(2));
  release[1]!();
  await waitFor(() => expect(screen.getAllByText('Shown', { selector: '.ok' })).toHaveLength(3));
  expect(names()).toEqual(['BoS', 'CyS', 'Ada']);
  // Someone else has moved a row, too.
  await waitFor(() => expect(release).toHaveLength(3));
  expect(names()).toEqual(['BoS', 'CyS', 'Ada']);
  release[2]!();
  await waitFor(() => expect(names()).toEqual(['CyS', 'Ada', 'BoS']));
});

test('a rejected order is rolled back with a message', async () => {
  const { user } = await open({
    api: teamApi().on(editTeamOrder, failure(409, 'One of these was deleted.')),
  });
  await screen.findByRole('link', { name: /^Ada/ });
  await user.click(button('Move Bo up'));
  await waitFor(() => expect(names()).toEqual(['Ada', 'BoS', 'CyS']));
});

test('API errors of a new profile are shown at their fields', async () => {
  const rejection = failure(400, 'No.', { fieldErrors: { photoAlt: 'Please enter alt text.' } });
  const { user } = await open({ path: '/admin/team/new', api: teamApi().on(createTeamMember, rejection) });
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Name' }), 'Dana');
  await user.pasteInto(screen.getByRole('textbox', { name: 'Position' }), 'Desk');
  await user.click(screen.getByRole('button', { name: 'Add team profile' }));
  const alt = screen.getByRole('textbox', { name: /^Alt text of the portrait/ });
  await waitFor(() => expect(alt).toHaveFocus());
  expect(alt).toHaveAccessibleDescription(/Please enter alt text/);
});

test('a viewer can read but finds no actions', async () => {
  await open({ role: 'viewer', path: `/admin/team/${people[0]!.id}` });
  expect(await screen.findByText(/Editing it requires the editor role/)).toBeVisible();
  for (const name of [/^Move/, 'New team profile', 'Save', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a portrait is selected from the library with its alt text', async () => {
  const portrait = exampleMedia({ name: 'dana.jpg', alt: 'Dana at her desk' });
  const api = teamApi()
    .on(listMedia, exampleMediaPage([portrait]))
    .on(createTeamMember, people[0]!);
  const { user } = await open({ path: '/admin/team/new', api });
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Name' }), 'Dana');
  await user.pasteInto(screen.getByRole('textbox', { name: 'Position' }), 'Desk');
  await user.click(button('Choose image for portrait'));
  await user.click(await screen.findByRole('button', { name: /dana.jpg/ }));
  await user.click(button('Add team profile'));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      photo: portrait.address,
      photoAlt: 'Dana at her desk',
    }),
  );
});

test('the filtered list can be exported', async () => {
  const api = teamApi().on(exportTeam, 'name\nAda\n');
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  const { user } = await open({ api, path: '/admin/team?q=ada', role: 'viewer' });
  await user.click(await findEnabled('button', { name: /^Export/ }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  expect(await screen.findByText('Exported')).toBeVisible();
  expect(api.requests.find(({ path }) => path.endsWith('/export'))?.query).toEqual({
    q: 'ada',
    format: 'csv',
  });
});
