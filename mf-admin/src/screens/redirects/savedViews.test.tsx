import { listRedirects } from '@site/api/content/redirects/contract';
import { exampleRedirectPage } from '@site/api/content/redirects/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import {
  createSavedView,
  deleteSavedView,
  editSavedView,
  listSavedViews,
  type SavedView,
} from '@site/api/identity/views/contract';
import { exampleSavedView } from '@site/api/identity/views/example';

import { failure, fakeApi, findViolations, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { RedirectsScreen } from './RedirectsScreen';

const member = exampleMember();

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <>
      <RedirectsScreen />
      <output aria-label="Address">{pathname + search}</output>
    </>
  );
}

/** An API that keeps the views that it is sent. */
function viewsApi(views: SavedView[] = []) {
  const stored = [...views];
  const api = fakeApi()
    .on(listRedirects, exampleRedirectPage())
    .on(listSavedViews, () => ({ items: [...stored] }))
    .on(createSavedView, ({ body }) => {
      const view = exampleSavedView({ ...body, id: `view-${stored.length + 1}`, ownerId: member.id });
      stored.push(view);
      return view;
    })
    .on(editSavedView, ({ params, body }) => {
      const at = stored.findIndex(({ id }) => id === params.id);
      stored[at] = { ...(stored[at] as SavedView), ...body };
      return stored[at] as SavedView;
    })
    .on(deleteSavedView, ({ params }) => {
      const at = stored.findIndex(({ id }) => id === params.id);
      stored.splice(at, 1);
      return undefined;
    });
  return { api, stored };
}

async function openList({ api }: Pick<ReturnType<typeof viewsApi>, 'api'>, role: Role = 'editor') {
  const state = { session: exampleSession({ user: { ...member, role } }) };
  const path = '/admin/redirects';
  const view = await renderPage(CurrentPath, { path, pattern: `${path}/:id?`, api, state });
  await screen.findByRole('link', { name: /old-page/ });
  return view;
}

const ofList = (part: Partial<SavedView>) =>
  exampleSavedView({ list: 'redirects', search: '', ownerId: member.id, ...part });

test('a view is saved, shared, renamed, deleted and restored', async () => {
  const { api, stored } = viewsApi();
  const { user } = await openList({ api });
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.pasteInto(within(dialog).getByRole('textbox', { name: 'Name' }), 'All redirects');
  await user.click(within(dialog).getByRole('checkbox', { name: /Share with the team/ }));
  expect(await findViolations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('link', { name: 'All redirects' })).toHaveAttribute('aria-current', 'true');
  expect(stored).toMatchObject([{ list: 'redirects', search: '', isShared: true }]);
  await user.click(screen.getByRole('button', { name: 'View All redirects' }));
  const edited = await screen.findByRole('dialog', { name: 'View: All redirects' });
  await user.clear(within(edited).getByRole('textbox', { name: 'Name' }));
  await user.pasteInto(within(edited).getByRole('textbox', { name: 'Name' }), 'Redirects to check');
  await user.click(within(edited).getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('link', { name: 'Redirects to check' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View Redirects to check' }));
  await user.click(await screen.findByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(stored).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Redirects to check' })).toBeVisible();
});

test('a shared view that is replaced under its name stays shared', async () => {
  const { api, stored } = viewsApi([ofList({ name: 'Ours', search: 'q=first', isShared: true })]);
  const { user } = await openList({ api });
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Name' }), 'Ours');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(stored).toMatchObject([{ name: 'Ours', search: '', isShared: true }]));
});

test('a view shared by another member names them, and only an admin can change it', async () => {
  const shared = ofList({ name: 'For everybody', isShared: true, ownerId: 'other', owner: 'Gil Example' });
  const { api } = viewsApi([shared]);
  const { user, unmount } = await openList({ api });
  const link = await screen.findByRole('link', { name: 'For everybody , shared by Gil Example' });
  expect(link).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View For everybody' }));
  expect(await screen.findByText(/Shared by Gil Example. Only Gil Example or an admin/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save view' })).not.toBeInTheDocument();
  unmount();
  const admin = await openList({ api }, 'admin');
  await admin.user.click(await screen.findByRole('button', { name: 'View For everybody' }));
  expect(await screen.findByRole('button', { name: 'Delete view' })).toBeVisible();
});

test('a viewer saves views and shares none', async () => {
  const { user } = await openList(viewsApi(), 'viewer');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByRole('checkbox', { name: /Share/ })).not.toBeInTheDocument();
});

test('views that an earlier version stored in the browser are moved once, and a taken name gets a number', async () => {
  const key = `views:redirects:${member.id}`;
  localStorage.setItem(
    key,
    JSON.stringify([{ name: 'Mine', search: 'q=a' }, { name: 'Yours', search: '' }, 7]),
  );
  const { api, stored } = viewsApi();
  api.on(createSavedView, ({ body }) => {
    if (body.name === 'Mine') return failure(409, 'There is already a view with this name.');
    stored.push(ofList({ ...body, id: body.name }));
    return stored.at(-1) as SavedView;
  });
  await openList({ api });
  expect(await screen.findByRole('link', { name: 'Mine (2)' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Yours' })).toBeVisible();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a name that is refused shows why, and views that cannot be loaded can be retried', async () => {
  let isDown = true;
  const { api } = viewsApi();
  const says = 'There is already a view with this name.';
  api
    .on(listSavedViews, () => (isDown ? failure(503, 'Please try again.') : { items: [] }))
    .on(createSavedView, failure(409, says, { fieldErrors: { name: says } }));
  const { user } = await openList({ api });
  const retry = await screen.findByRole('button', { name: 'Couldn’t load saved views. Try again' });
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(screen.queryByText(/not loaded/)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Name' }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
});
