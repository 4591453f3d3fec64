import { beginApp, confirmApp } from '@site/api/identity/account/contract';
import {
  exampleAppSetup,
  exampleFactorAdded,
  exampleRecoveryCodes,
} from '@site/api/identity/account/example';
import { getSession, stepUp } from '@site/api/identity/session/contract';
import { exampleSession } from '@site/api/identity/session/example';
import { failure, fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { screen, within } from '@testing-library/react';
import { MfaSetupScreen } from './MfaSetupScreen';

async function open(factor: 'set' | 'needed' | 'offered') {
  const api = fakeApi()
    .on(getSession, exampleSession({ factor }))
    .on(beginApp, exampleAppSetup())
    .on(confirmApp, exampleFactorAdded());
  return { api, ...(await renderPage(MfaSetupScreen, { path: '/admin/mfa-setup', api })) };
}

const confirm = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.pasteInto(await screen.findByLabelText('Six-digit code'), '123456');
  await user.click(await findEnabled('button', { name: 'Confirm' }));
};

test('shows the key as QR code and text, and activates it with the first code', async () => {
  const { user, api, store } = await open('needed');
  expect(await screen.findByText(/before you use the workbench/)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Not now' })).not.toBeInTheDocument();
  await confirm(user);
  expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  expect(api.requests.find(({ path }) => path === '/auth/mfa/confirm')?.body).toEqual({ code: '123456' });
  expect(store.getState().session).toMatchObject({ factor: 'set' });
});

test('shows the recovery codes until they are saved, with copy', async () => {
  const { user } = await open('needed');
  await confirm(user);
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(exampleRecoveryCodes());
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(exampleRecoveryCodes().join('\n'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /I’ve saved these codes/ }));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('shows an incorrect code and clears the field', async () => {
  const { user, api } = await open('needed');
  api.on(confirmApp, failure(422, 'Incorrect code.', { code: 'wrong_code' }));
  await confirm(user);
  expect(await screen.findByText('Incorrect code.')).toBeVisible();
  expect(screen.getByLabelText('Six-digit code')).toHaveValue('');
});

test('replaces an expired key', async () => {
  const { user, api } = await open('needed');
  api.on(confirmApp, failure(409, 'There is no set-up to confirm.'));
  await confirm(user);
  await user.click(await screen.findByRole('button', { name: 'Show a new key' }));
  expect(await screen.findByLabelText('Six-digit code')).toBeEnabled();
  expect(api.requests.filter(({ path }) => path === '/auth/mfa/setup')).toHaveLength(2);
});

test('asks for the password first if the sign-in is not recent', async () => {
  const { user, api } = await open('offered');
  api.on(beginApp, failure(403, 'Please confirm.', { code: 'step_up' }));
  api.on(stepUp, exampleSession({ factor: 'offered' }));
  await user.pasteInto(await screen.findByLabelText('Password'), 'a password');
  api.on(beginApp, exampleAppSetup());
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Six-digit code')).toBeEnabled();
  expect(api.requests.find(({ path }) => path === '/auth/sudo')?.body).toEqual({ password: 'a password' });
});

test('the local stack offers two-step sign-in and does not require it', async () => {
  await open('offered');
  expect(await screen.findByText(/It’s optional on this local site/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/admin/dashboard');
});

test('shows no setup to a member who has a second factor', async () => {
  const { api } = await open('set');
  expect(await screen.findByRole('heading', { name: 'Two-step sign-in is on' })).toBeVisible();
  expect(api.requests.map(({ path }) => path)).toEqual(['/auth/me']);
});
