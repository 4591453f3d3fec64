import {
  beginApp,
  confirmApp,
  deletePasskey,
  editAccount,
  editPasskey,
  endSession,
  type Factors,
  getFactors,
  listSessions,
  renewRecoveryCodes,
} from '@site/api/identity/account/contract';
import {
  exampleAppSetup,
  exampleFactorAdded,
  exampleFactors,
  exampleOpenSession,
  examplePasskey,
  exampleRecoveryCodes,
} from '@site/api/identity/account/example';
import { getNotificationSettings } from '@site/api/identity/notificationSettings/contract';
import { editPassword } from '@site/api/identity/password/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { getReportEmail } from '@site/api/reporting/weeklyReport/contract';
import { failure, fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { AccountScreen } from './AccountScreen';

configure({ asyncUtilTimeout: 10_000 });

const here = exampleOpenSession();
const there = exampleOpenSession({
  id: 'other',
  agent: 'Safari on iPhone',
  network: '198.51.100.0/24',
  isCurrent: false,
});

const apiOf = (factors: Factors = exampleFactors()) =>
  fakeApi()
    .on(getFactors, factors)
    .on(listSessions, { items: [here, there] });

async function open(api = apiOf()) {
  const settings = { assigned: true, taskDue: true, mention: true, newLead: false, quarantine: false };
  api.on(getReportEmail, { isOn: false }).on(getNotificationSettings, settings);
  const view = await renderPage(AccountScreen, {
    path: '/admin/account',
    api,
    state: { session: exampleSession() },
  });
  return { ...view, api };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const requestsBy = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.requests.filter((call) => call.method === method);

test('a changed name shows everywhere in the workbench', async () => {
  const api = apiOf().on(editAccount, exampleMember({ name: 'Ruth Delgado' }));
  const { user, store } = await open(api);
  const name = (await part('Name')).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click((await part('Name')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter your name.')).toBeVisible();
  await user.pasteInto(name, 'Ruth Delgado');
  await user.click((await part('Name')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.getState().session.user?.name).toBe('Ruth Delgado'));
});

test('unsaved input is kept when the member opens another screen; saved input needs no confirmation', async () => {
  const api = apiOf().on(editAccount, exampleMember({ name: 'Ruth Delgado' }));
  const { user } = await open(api);
  const name = (await part('Name')).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.pasteInto(name, 'Ruth Delgado');
  expect(tryToLeave()).toBe(false);
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveValue('Ruth Delgado');
  await user.click((await part('Name')).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name saved')).toBeVisible();
  await waitFor(() => expect(tryToLeave()).toBe(true));
  await user.pasteInto((await part('Password')).getByLabelText('Current password'), 'a password');
  expect(tryToLeave()).toBe(false);
});

/** Whether leaving the screen needs no confirmation. */
const tryToLeave = () => {
  let isFree = true;
  act(() => {
    isFree = window.dispatchEvent(new CustomEvent('leaving', { cancelable: true, detail: '/admin/leads' }));
  });
  return isFree;
};

test('the current password changes the password, and the session continues with a new token', async () => {
  const api = apiOf().on(editPassword, exampleSession({ csrfToken: 'second token' }));
  const { user, store } = await open(api);
  const password = await part('Password');
  await user.pasteInto(password.getByLabelText('Current password'), 'a password for tests');
  await user.pasteInto(password.getByLabelText('New password'), 'short');
  expect(await password.findByText('7 more characters needed.')).toBeVisible();
  await user.pasteInto(password.getByLabelText('New password'), ' kettles hum at noon');
  // Loading the word lists may block a busy machine for longer than the toast is shown.
  await password.findByText(/hard to guess/);
  await user.click(password.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(requestsBy(api, 'POST')[0]?.body).toEqual({
    currentPassword: 'a password for tests',
    password: 'short kettles hum at noon',
  });
  await waitFor(() => expect(tryToLeave()).toBe(true));
  expect(store.getState().session.csrfToken).toBe('second token');
  expect(password.getByLabelText('New password')).toHaveValue('');
});

test('a wrong password shows an error at its field', async () => {
  const message = 'Incorrect password.';
  const { user } = await open(
    apiOf().on(editPassword, failure(400, message, { fieldErrors: { currentPassword: message } })),
  );
  const password = await part('Password');
  await user.pasteInto(password.getByLabelText('Current password'), 'not mine');
  await user.pasteInto(password.getByLabelText('New password'), 'seven kettles hum at noon');
  await user.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText(message)).toBeVisible();
  expect(password.getByLabelText('Current password')).toBeInvalid();
  expect(password.getByLabelText('New password')).toHaveValue('seven kettles hum at noon');
});

test('the first code of another app replaces the current one', async () => {
  const api = apiOf()
    .on(beginApp, exampleAppSetup())
    .on(confirmApp, exampleFactorAdded({ recoveryCodes: [] }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up authenticator app' }));
  await findEnabled('button', { name: 'Confirm' });
  expect(dialog.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await user.pasteInto(await dialog.findByLabelText('Six-digit code'), '123456');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Authenticator app added')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a passkey can be renamed and removed', async () => {
  const api = apiOf()
    .on(editPasskey, examplePasskey({ name: 'Old laptop' }))
    .on(deletePasskey, exampleFactors({ passkeys: [] }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Rename Laptop' }));
  const name = await screen.findByRole('textbox', { name: 'Passkey name' });
  await user.clear(name);
  await user.pasteInto(name, 'Old laptop');
  api.on(getFactors, exampleFactors({ passkeys: [examplePasskey({ name: 'Old laptop' })] }));
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Old laptop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the passkey Old laptop?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Removed')).toBeVisible();
  expect(requestsBy(api, 'DELETE')[0]?.path).toBe('/auth/passkeys/example-passkey');
});

test('the last factor cannot be removed, and the reason is shown', async () => {
  await open(apiOf(exampleFactors({ passkeys: [] })));
  expect(await screen.findByRole('button', { name: 'Remove authenticator app' })).toBeDisabled();
  expect(screen.getByText(/You need at least one method/)).toBeVisible();
});

test('new recovery codes are shown once and do not close by accident', async () => {
  const api = apiOf(exampleFactors({ recoveryCodesLeft: 1 })).on(renewRecoveryCodes, {
    recoveryCodes: exampleRecoveryCodes(),
  });
  const { user } = await open(api);
  expect(await screen.findByText('1 of 10 left')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create new codes' }));
  await user.click(await screen.findByRole('button', { name: 'Create codes' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
  expect(codes.getAllByRole('heading')).toHaveLength(1);
  expect(codes.getByText(exampleRecoveryCodes()[0] as string)).toBeVisible();
  await user.click(codes.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('dialog', { name: 'Close without saving the codes?' }));
  await user.click(question.getByRole('button', { name: 'Back to the codes' }));
  await user.click(await codes.findByRole('checkbox'));
  await user.click(codes.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('each session is described, and any other session can be ended', async () => {
  const api = apiOf().on(endSession, undefined);
  const { user } = await open(api);
  const list = await part('Active sessions');
  expect((await list.findByText('This device')).closest('li')).toHaveTextContent('Firefox on Windows');
  expect(list.queryByRole('button', { name: /Firefox/ })).not.toBeInTheDocument();
  api.on(listSessions, { items: [here] });
  await user.click(list.getByRole('button', { name: 'Sign out Safari on iPhone, 198.51.100.0/24' }));
  expect(await screen.findByText('Safari on iPhone signed out')).toBeVisible();
  await waitFor(() => expect(list.queryByText('Safari on iPhone')).not.toBeInTheDocument());
});

test('all other sessions can be ended at once', async () => {
  const third = { ...there, id: 'third', agent: 'Edge on Windows' };
  const api = fakeApi()
    .on(getFactors, exampleFactors())
    .on(listSessions, { items: [here, there, third] })
    .on(endSession, undefined);
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  expect(await screen.findByText('Signed out of all other sessions')).toBeVisible();
  expect(requestsBy(api, 'DELETE').map(({ path }) => path)).toEqual([
    '/auth/sessions/other',
    '/auth/sessions/third',
  ]);
});

test('a failed request shows an error and can be retried', async () => {
  const api = fakeApi()
    .on(getFactors, failure(503, 'Try later.'))
    .on(listSessions, failure(503, 'Try later.'));
  const { user } = await open(api);
  expect(await screen.findByRole('heading', { name: 'Couldn’t load your sign-in methods' })).toBeVisible();
  const sessions = await part('Active sessions');
  api.on(listSessions, { items: [here] });
  await user.click(await sessions.findByRole('button', { name: 'Try again' }));
  expect(await sessions.findByText('This device')).toBeVisible();
});
