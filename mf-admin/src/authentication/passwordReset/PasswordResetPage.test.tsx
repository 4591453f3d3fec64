import {
  completePasswordReset,
  confirmPasswordReset,
  createPasswordReset,
  verifyPasswordReset,
} from '@site/api/identity/passwordReset/contract';
import {
  examplePasswordReset,
  examplePasswordResetRequested,
  examplePasswordResetStep,
} from '@site/api/identity/passwordReset/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PasswordResetMfaPage } from './PasswordResetMfaPage';
import { PasswordResetPage } from './PasswordResetPage';
import { pendingReset } from './pendingReset';

function Pages() {
  return (
    <Routes>
      <Route path="/password-reset" element={<PasswordResetPage />} />
      <Route path="/password-reset-mfa" element={<PasswordResetMfaPage />} />
    </Routes>
  );
}

afterEach(() => pendingReset.clear());

async function open(token?: string, path = '/password-reset') {
  globalThis.linkKey = token;
  const api = fakeApi()
    .on(createPasswordReset, examplePasswordResetRequested())
    .on(verifyPasswordReset, examplePasswordReset())
    .on(completePasswordReset, examplePasswordResetStep())
    .on(confirmPasswordReset, undefined);
  return { api, ...(await renderPage(Pages, { path, api })) };
}

type User = Awaited<ReturnType<typeof open>>['user'];

const choose = async (user: User) => {
  await user.pasteInto(await screen.findByLabelText('New password'), 'seven kettles hum at noon');
  await user.click(screen.getByRole('button', { name: /Continue|Change the password/ }));
};

test('shows the server’s uniform message after requesting a link', async () => {
  const { user, api } = await open();
  await user.pasteInto(screen.getByLabelText('Email'), 'priya@emberline.example');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText(examplePasswordResetRequested().message)).toBeVisible();
  expect(api.requests[0]?.body).toEqual({ email: 'priya@emberline.example' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

test('shows the rate limit after too many requests', async () => {
  const { user, api } = await open();
  api.on(createPasswordReset, failure(429, 'Too many.'));
  await user.pasteInto(screen.getByLabelText('Email'), 'priya@emberline.example');
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByRole('heading', { name: 'Too many attempts' })).toBeVisible();
});

test('shows account and request details, and asks for the second factor before the change', async () => {
  const { user, api } = await open('the-token');
  expect(await screen.findByText('owner@emberline.example')).toBeVisible();
  expect(screen.getByText('203.0.113.0/24')).toBeVisible();
  expect(screen.getByText('Firefox on Linux')).toBeVisible();
  await choose(user);
  expect(await screen.findByRole('heading', { name: 'Enter your six-digit code' })).toBeVisible();
  expect(screen.getByText('203.0.113.0/24')).toBeVisible();
  await user.pasteInto(screen.getByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(api.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/auth/password-reset/verify', { token: 'the-token' }],
    ['/auth/password-reset/complete', { token: 'the-token', password: 'seven kettles hum at noon' }],
    ['/auth/password-reset/mfa', { challenge: 'example-challenge', code: '123456' }],
  ]);
  expect(screen.getByRole('link', { name: 'Sign in with your new password' })).toHaveAttribute(
    'href',
    '/admin/login',
  );
  expect(pendingReset.read()).toBeUndefined();
});

test('changes the password at once without a second factor, and signs nobody in', async () => {
  const { user, api, store } = await open('the-token');
  api.on(verifyPasswordReset, examplePasswordReset({ mfaRequired: false }));
  api.on(completePasswordReset, { mfaRequired: false });
  await choose(user);
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(store.getState().session.user).toBeNull();
});

test('accepts a recovery code', async () => {
  const { user, api } = await open('the-token');
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Lost your phone?' }));
  await user.pasteInto(screen.getByLabelText('Recovery code'), '4f7k2-2qz9b-m3xwd-h8c5t-r0vpn');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
  expect(api.requests.at(-1)?.body).toMatchObject({ code: '4f7k2-2qz9b-m3xwd-h8c5t-r0vpn' });
});

test('restores a page that the browser unloaded', async () => {
  const first = await open('the-token');
  await choose(first.user);
  await screen.findByRole('heading', { name: 'Enter your six-digit code' });
  first.unmount();
  await open(undefined, '/password-reset-mfa');
  expect(await screen.findByRole('heading', { name: 'Enter your six-digit code' })).toBeVisible();
});

test('shows that a link expired and offers a new one', async () => {
  globalThis.linkKey = 'old';
  const words = 'This link no longer works.';
  const api = fakeApi().on(verifyPasswordReset, failure(422, words, { code: 'link_over' }));
  await renderPage(Pages, { path: '/password-reset', api });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request a new link' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('keeps the password when the challenge expires, and starts over', async () => {
  const { user, api } = await open('the-token');
  const words = 'Time ran out or there were too many attempts.';
  api.on(confirmPasswordReset, failure(401, words, { code: 'challenge_over' }));
  await choose(user);
  await user.pasteInto(await screen.findByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request a new link' })).toBeVisible();
});

test('sends a visitor of the second page to the first', async () => {
  await open(undefined, '/password-reset-mfa');
  expect(await screen.findByText(/start with the link in your email/)).toBeVisible();
});
