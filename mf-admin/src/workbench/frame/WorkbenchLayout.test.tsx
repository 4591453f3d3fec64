import { endAllSessions } from '@site/api/identity/account/contract';
import { deleteSession, getSession } from '@site/api/identity/session/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLeadPage } from '@site/api/leads/pipeline/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import remote from '../../remote';
import { screens } from '../../screens';
import { PageMeta } from '../screen/PageMeta';
import type { Screen } from '../screen/Screen';
import { UnknownPathScreen } from './UnknownPathScreen';
import { WorkbenchFrame } from './WorkbenchFrame';
import { WorkbenchLayout } from './WorkbenchLayout';

function Something() {
  return (
    <WorkbenchLayout>
      <h1>Something</h1>
    </WorkbenchLayout>
  );
}

const signedIn = () => fakeApi().on(getSession, exampleSession()).on(listLeads, exampleLeadPage());

/** The frame at an address, for a viewer, with one screen that only owners open. */
async function openAsViewer(path: string) {
  const secret: Screen = {
    path: '/admin/secret',
    expose: './SecretScreen',
    label: 'Secret',
    group: 'Run',
    needs: { name: 'open the secret', role: 'owner' },
  };
  const api = signedIn().on(getSession, exampleSession({ user: exampleMember({ role: 'viewer' }) }));
  return renderPage(
    () => (
      <WorkbenchFrame screens={[...screens, secret]}>
        <h1>Something</h1>
      </WorkbenchFrame>
    ),
    { path, api },
  );
}

test('the menu lists every screen that has a group', async () => {
  await renderPage(Something, { path: '/admin/leads', api: signedIn() });
  expect(await screen.findByRole('heading', { name: 'Something' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  const offered = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  const listed = screens.filter(({ group }) => group).map(({ path }) => path);
  expect(offered).toEqual(expect.arrayContaining(listed));
  expect(offered.every((path) => screens.some((each) => each.path === path))).toBe(true);
});

test('a child screen marks its parent in the menu', async () => {
  const Sequences = () => (
    <WorkbenchLayout>
      <PageMeta title="Sequences" crumbs={[{ label: 'Newsletters', to: '/admin/newsletters' }]} />
    </WorkbenchLayout>
  );
  await renderPage(Sequences, { path: '/admin/sequences', api: signedIn() });
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(await menu.findByRole('link', { current: 'page' })).toHaveAccessibleName('Newsletters');
});

test('the menu shows the badge of a screen', async () => {
  await renderPage(Something, { path: '/admin/dashboard', api: signedIn() });
  const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(await menu.findByRole('link', { name: 'Leads 1 new' })).toBeVisible();
});

test('the menu hides screens that the role may not open', async () => {
  await openAsViewer('/admin/leads');
  expect(await screen.findByRole('heading', { name: 'Something' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Secret' })).toEqual([]);
});

test('an unknown path shows "not found" inside the frame, with a link', async () => {
  const Lost = () => (
    <WorkbenchLayout>
      <UnknownPathScreen />
    </WorkbenchLayout>
  );
  await renderPage(Lost, { path: '/admin/nothing/here', api: signedIn() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
  expect(screen.getByText('/admin/nothing/here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  expect(screen.queryByText(/You don’t have access/)).toBeNull();
  // The remote shows it for every path that no screen has.
  expect(remote.pages.find(({ path }) => path === '/admin/*')).toMatchObject({
    expose: './UnknownPathScreen',
    layout: './WorkbenchLayout',
    frame: 'workbench',
  });
});

test('the URL of a forbidden screen shows an error and a link', async () => {
  await openAsViewer('/admin/secret');
  expect(await screen.findByRole('heading', { name: 'You don’t have access' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Secret' })).toBeVisible();
  expect(screen.getByText('You’re signed in as a viewer.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
  expect(screen.queryByRole('heading', { name: 'Something' })).not.toBeInTheDocument();
  expect(document.title).toContain('Secret');
});

test('the content of a screen is shown only to members', async () => {
  await renderPage(Something, {
    path: '/admin/leads',
    api: fakeApi().on(getSession, () => failure(503, 'Please try again in a moment.')),
  });
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your session' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Something' })).not.toBeInTheDocument();
});

test('the theme is switched and remembered', async () => {
  const { user } = await renderPage(Something, { path: '/admin/leads', api: signedIn() });
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('signing out sends the CSRF token', async () => {
  const api = signedIn().on(deleteSession, () => failure(503, 'Please try again in a moment.'));
  const { user } = await renderPage(Something, { path: '/admin/leads', api });
  await user.click(await screen.findByRole('button', { name: 'Owner, your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByText('Sign-out failed')).toBeVisible();
  expect(api.requests.at(-1)?.headers.get('x-csrf-token')).toBe('example-token');
});

test('g and a letter open a screen, but not from a text field', async () => {
  function Where() {
    return (
      <WorkbenchLayout>
        <h1>{useLocation().pathname}</h1>
        <input aria-label="Field" />
      </WorkbenchLayout>
    );
  }
  const { user } = await renderPage(Where, { path: '/admin/leads', api: signedIn() });
  await user.type(await screen.findByRole('textbox', { name: 'Field' }), 'gd');
  expect(screen.getByRole('heading', { name: '/admin/leads' })).toBeVisible();
  await user.click(screen.getByRole('heading', { name: '/admin/leads' }));
  await user.keyboard('gzd');
  expect(screen.getByRole('heading', { name: '/admin/leads' })).toBeVisible();
  await user.keyboard('gd');
  expect(await screen.findByRole('heading', { name: '/admin/dashboard' })).toBeVisible();
});

test('the account menu opens the account and signs out everywhere', async () => {
  const api = signedIn().on(endAllSessions, () => failure(503, 'Please try again in a moment.'));
  const { user } = await renderPage(Something, { path: '/admin/leads', api });
  await user.click(await screen.findByRole('button', { name: 'Owner, your account' }));
  expect(await screen.findByRole('menuitem', { name: 'Account' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'View as viewer' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Sign-out failed')).toBeVisible();
  expect(api.requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/auth/sessions' });
});

test('only an owner can view as another role', async () => {
  const { user } = await openAsViewer('/admin/leads');
  await user.click(await screen.findByRole('button', { name: 'Owner, your account' }));
  expect(await screen.findByRole('menuitem', { name: 'Account' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /View as/ })).not.toBeInTheDocument();
});

test('an owner who views as another role signs out everywhere as owner', async () => {
  sessionStorage.setItem('view-as', 'viewer');
  const api = signedIn()
    .on(getSession, exampleSession({ user: exampleMember({ role: 'viewer' }) }))
    .on(endAllSessions, () => failure(503, 'Please try again in a moment.'));
  const { user } = await renderPage(Something, { path: '/admin/leads', api });
  await user.click(await screen.findByRole('button', { name: 'Owner, your account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Sign-out failed')).toBeVisible();
  const ending = api.requests.find(({ method }) => method === 'DELETE');
  expect(ending?.headers.get('x-view-as')).toBeNull();
  sessionStorage.clear();
});

test('every call and the page show that an owner views as another role', async () => {
  sessionStorage.setItem('view-as', 'viewer');
  const api = signedIn().on(getSession, exampleSession({ user: exampleMember({ role: 'viewer' }) }));
  await renderPage(Something, { path: '/admin/leads', api });
  expect(await screen.findByText(/You’re viewing the workbench as a viewer/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Something' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Return to owner view' })).toBeVisible();
  expect(api.requests.map(({ headers }) => headers.get('x-view-as'))).toEqual(
    api.requests.map(() => 'viewer'),
  );
  sessionStorage.clear();
});
