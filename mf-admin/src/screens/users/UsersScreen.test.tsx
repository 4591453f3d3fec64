import { exampleSession } from '@site/api/identity/session/example';
import {
  approveFactorReset,
  createFactorReset,
  createUser,
  deactivateUser,
  deleteUser,
  editUser,
  getUser,
  listUsers,
  type Role,
  revokeSessions,
  type User,
} from '@site/api/identity/users/contract';
import {
  exampleInvitedUser,
  exampleMember,
  exampleUser,
  exampleUserPage,
} from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { UsersScreen } from './UsersScreen';

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const ana = exampleUser();
const dee = exampleInvitedUser({ invitedUntil: new Date(Date.now() + 41.5 * 3_600_000).toISOString() });

const apiOf = (user: User = ana) =>
  fakeApi()
    .on(listUsers, exampleUserPage([user, dee]))
    .on(getUser, user);

async function open(api = apiOf(), { path = `/admin/users/${ana.id}`, role = 'owner' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  const view = await renderPage(UsersScreen, { path, pattern: '/admin/users/:id?', api, state });
  return { ...view, api };
}
const drawer = async (name = 'Ana Soto') => within(await screen.findByRole('complementary', { name }));
const requestsBy = ({ api }: { api: ReturnType<typeof fakeApi> }, method: string) =>
  api.requests.filter((call) => call.method === method);

test('lists the users with their sign-in methods and problems', async () => {
  const rows = [
    ana,
    exampleUser({ id: '1', name: 'Cy', factor: { hasApp: true, passkeys: 0, recoveryCodesLeft: 1 } }),
    exampleUser({ id: '2', name: 'Bo', factor: { hasApp: false, passkeys: 0, recoveryCodesLeft: 0 } }),
    exampleUser({ id: '3', name: 'Sol', status: 'disabled', deactivatedAt: '2026-11-02T15:00:00.000Z' }),
    dee,
    exampleInvitedUser({ id: '4', name: 'Eve', invitationMail: 'dead' }),
  ];
  await open(fakeApi().on(listUsers, exampleUserPage(rows)), { path: '/admin/users' });
  const wordsOf = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).closest('tr')?.textContent;
  expect(await wordsOf(/^Ana/)).toContain('Passkey and app, 8 recovery codes left');
  expect(await wordsOf(/^Cy/)).toContain('App, 1 recovery code left');
  expect(await wordsOf(/^Bo/)).toContain('Not set up, can’t sign in');
  expect(await wordsOf(/^Sol/)).toContain('Deactivated Nov 2');
  expect(await wordsOf(/^dee/)).toContain('Invited, link expires in 41 h');
  expect(await wordsOf(/^Eve/)).toContain('Invited, but the email failed');
  expect(screen.getByText('1 of 6 active')).toBeVisible();
});

test('a user is invited as a viewer by default, then opened', async () => {
  const api = apiOf(dee).on(createUser, dee);
  const { user } = await open(api, { path: '/admin/users/new' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite user' }));
  expect(dialog.getByRole('radio', { name: /Viewer/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Please enter a valid email address.')).toBeVisible();
  await user.pasteInto(dialog.getByRole('textbox', { name: 'Email address' }), 'dee@emberline.example');
  await user.click(dialog.getByRole('radio', { name: /Editor/ }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('dee invited')).toBeVisible();
  expect(requestsBy({ api }, 'POST')[0]?.body).toEqual({ email: 'dee@emberline.example', role: 'editor' });
  expect(await drawer('dee')).toBeDefined();
});

test('a rejected invitation shows the error at its field and keeps the input', async () => {
  const message = 'This email is already invited. Resend the invitation instead.';
  const api = apiOf().on(createUser, failure(409, message, { fieldErrors: { email: message } }));
  const { user } = await open(api, { path: '/admin/users/new' });
  await user.pasteInto(
    await screen.findByRole('textbox', { name: 'Email address' }),
    'dee@emberline.example',
  );
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  const field = screen.getByRole('textbox', { name: 'Email address' });
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('dee@emberline.example');
});

test('an admin cannot assign a role above their own', async () => {
  await open(apiOf(), { path: '/admin/users/new', role: 'admin' });
  expect(await screen.findByRole('radio', { name: /Owner/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /Admin/ })).toBeEnabled();
});

test('a role is changed at the current version', async () => {
  const api = apiOf().on(editUser, { ...ana, role: 'admin', version: 2 });
  const { user } = await open(api);
  const open_ = await drawer();
  await user.click(open_.getByRole('radio', { name: /Admin/ }));
  api.on(getUser, { ...ana, role: 'admin', version: 2 });
  await user.click(open_.getByRole('button', { name: 'Make an admin' }));
  expect(await screen.findByText('Ana Soto is now an admin')).toBeVisible();
  const [change] = requestsBy({ api }, 'PATCH');
  expect(change?.body).toEqual({ role: 'admin' });
  expect(change?.headers.get('if-match')).toBe('"1"');
});

test('the last owner cannot be demoted, and the error is shown at the role', async () => {
  const owner = exampleUser({ role: 'owner' });
  const message = 'There must be at least one owner. Make someone else an owner first.';
  const { user } = await open(apiOf(owner).on(editUser, failure(409, message, { code: 'last_owner' })));
  const open_ = await drawer();
  expect(open_.getByText('There must be at least one owner.')).toBeVisible();
  await user.click(open_.getByRole('radio', { name: /Viewer/ }));
  await user.click(open_.getByRole('button', { name: 'Make a viewer' }));
  expect(await open_.findByText(message)).toBeVisible();
  expect(open_.getByRole('radio', { name: /Viewer/ })).toBeChecked();
});

test('a conflicting role change shows the current role', async () => {
  const api = apiOf().on(editUser, failure(412, 'Someone changed this in the meantime.'));
  const { user } = await open(api);
  const open_ = await drawer();
  await user.click(open_.getByRole('radio', { name: /Admin/ }));
  api.on(getUser, { ...ana, role: 'viewer', version: 2 });
  await user.click(open_.getByRole('button', { name: 'Make an admin' }));
  expect(await open_.findByText(/Ana Soto is now a viewer/)).toBeVisible();
});

test('unavailable actions are hidden and explained', async () => {
  await open(apiOf(exampleUser({ role: 'owner', may: [] })), { role: 'admin' });
  const open_ = await drawer();
  expect(open_.getByText('Only owners can manage owners.')).toBeVisible();
  expect(open_.queryByRole('radio')).not.toBeInTheDocument();
  expect(open_.queryByRole('button', { name: /Sign out|Require|Reset|Deactivate/ })).not.toBeInTheDocument();
});

test('an action is confirmed, executed and reported', async () => {
  const api = apiOf().on(revokeSessions, { ...ana, sessions: 0 });
  const { user } = await open(api);
  await user.click((await drawer()).getByRole('button', { name: 'Sign out everywhere' }));
  expect(requestsBy({ api }, 'POST')).toEqual([]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign Ana Soto out everywhere?' }));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Signed out everywhere')).toBeVisible();
});

test('a user without sessions is not shown as active', async () => {
  const here = exampleUser({ lastSeenAt: new Date().toISOString() });
  const { unmount } = await open(apiOf(here));
  expect((await drawer()).getByText('Now')).toBeVisible();
  unmount();
  await open(apiOf({ ...here, sessions: 0 }));
  expect((await drawer()).getByText(/^Today /)).toBeVisible();
});

test('a revoked invitation closes the drawer', async () => {
  const { user } = await open(apiOf(dee).on(deleteUser, undefined), { path: `/admin/users/${dee.id}` });
  await user.click((await drawer('dee')).getByRole('button', { name: 'Cancel invitation' }));
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Cancel invitation' }),
  );
  expect(await screen.findByText('Invitation canceled')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

test('a user is deactivated and their content transferred', async () => {
  const heir = exampleUser({ id: 'heir', name: 'Jonah Mills', email: 'jonah@emberline.example' });
  const api = fakeApi()
    .on(listUsers, exampleUserPage([ana, heir]))
    .on(getUser, ana)
    .on(deactivateUser, { user: { ...ana, status: 'disabled' }, moved: { posts: 14, leads: 3 } });
  const { user } = await open(api);
  await user.click((await drawer()).getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Ana Soto?' }));
  expect(dialog.getByText(/14 posts, 3 leads/)).toBeVisible();
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: /Transfer content to/ }),
    await dialog.findByRole('option', { name: /Jonah Mills/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('14 posts, 3 leads transferred.')).toBeVisible();
  expect(requestsBy({ api }, 'POST')[0]?.body).toEqual({ transferTo: 'heir' });
});

describe('the reset of a second factor', () => {
  const reset = {
    requestedBy: 'Priya Nair',
    requestedById: 'priya',
    requestedAt: '2026-11-20T20:03:00.000Z',
    needsApproval: true,
    dueAt: null,
    lapsesAt: '2026-11-21T20:03:00.000Z',
  };
  const admin = exampleUser({ role: 'admin', may: ['edit', 'ask for factor reset'] });

  test('for an admin needs a second approver, which is shown beforehand', async () => {
    const { user } = await open(apiOf(admin).on(createFactorReset, { ...admin, factorReset: reset }));
    await user.click((await drawer()).getByRole('button', { name: 'Reset two-step sign-in' }));
    const dialog = within(await screen.findByRole('dialog', { name: /two-step sign-in/ }));
    expect(dialog.getByText(/Another admin or owner has to approve/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Request reset' }));
    expect(await screen.findByText('Reset requested')).toBeVisible();
  });

  test('requested by one user is approved by another', async () => {
    const waiting = exampleUser({ role: 'admin', factorReset: reset, may: ['edit', 'approve factor reset'] });
    const { user } = await open(apiOf(waiting).on(approveFactorReset, admin));
    const note = within(await screen.findByRole('region', { name: 'Reset of two-step sign-in' }));
    expect(note.getByText('Priya Nair')).toBeVisible();
    expect(note.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
    await user.click(note.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/sets up two-step sign-in again/)).toBeVisible();
  });

  test('without another approver shows the end of the waiting time', async () => {
    const dueAt = '2026-11-21T20:03:00.000Z';
    const waiting = exampleUser({
      role: 'owner',
      may: ['edit', 'withdraw factor reset'],
      factorReset: { ...reset, needsApproval: false, dueAt },
    });
    await open(apiOf(waiting));
    expect(await screen.findByText('until Nov 21 2:03 PM')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel request' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reset now' })).not.toBeInTheDocument();
  });
});

test('a user that fails to load shows the reason and can be retried', async () => {
  await open(fakeApi().on(listUsers, exampleUserPage()).on(getUser, failure(404, 'Nothing here.')));
  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
});

test('the permissions of each role are shown, with text for screen readers', async () => {
  await open(apiOf(), { path: '/admin/users' });
  const row = (await screen.findByRole('rowheader', { name: 'View personal details' })).closest('tr');
  expect(row).toHaveTextContent('masked');
});
