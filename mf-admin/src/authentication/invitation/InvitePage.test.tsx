import { beginApp, confirmApp } from '@site/api/identity/account/contract';
import { exampleAppSetup, exampleFactorAdded } from '@site/api/identity/account/example';
import { acceptInvitation, verifyInvitation } from '@site/api/identity/invitations/contract';
import { exampleInvitation } from '@site/api/identity/invitations/example';
import { exampleSession } from '@site/api/identity/session/example';
import { failure, fakeApi, findEnabled, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { InvitePage } from './InvitePage';

async function open(token?: string) {
  globalThis.linkKey = token;
  const api = fakeApi()
    .on(verifyInvitation, exampleInvitation())
    .on(acceptInvitation, exampleSession({ factor: 'needed' }))
    .on(beginApp, exampleAppSetup())
    .on(confirmApp, exampleFactorAdded());
  return { api, ...(await renderPage(InvitePage, { path: '/invite', api })) };
}

const fill = async (user: Awaited<ReturnType<typeof open>>['user'], password: string) => {
  await user.pasteInto(await screen.findByLabelText('Your name'), 'Dee Larkin');
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};

test('accepts an invitation: name, password, second factor, recovery codes', async () => {
  const { user, api, store } = await open('the-token');
  expect(await screen.findByText('dee@emberline.example')).toBeVisible();
  expect(screen.getByText(/Ruth Delgado invited/)).toHaveTextContent('as editor');
  await fill(user, 'seven kettles hum at noon');
  const code = await screen.findByLabelText('Six-digit code');
  expect(api.requests.find(({ path }) => path === '/auth/invite/accept')?.body).toEqual({
    token: 'the-token',
    name: 'Dee Larkin',
    password: 'seven kettles hum at noon',
  });
  expect(store.getState().session.csrfToken).toBe('example-token');
  await user.pasteInto(code, '123456');
  await user.click(await findEnabled('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
});

test('removes the key from the URL', async () => {
  const { api } = await open('the-token');
  await screen.findByText('dee@emberline.example');
  expect(api.requests[0]?.body).toEqual({ token: 'the-token' });
  expect(globalThis.linkKey).toBeUndefined();
});

test('rejects a short password before sending, and shows server errors at the field', async () => {
  const { user, api } = await open('the-token');
  await fill(user, 'too short');
  expect(await screen.findByText('Use at least 12 characters.')).toBeVisible();
  expect(api.requests).toHaveLength(1);
  const words = 'Don’t base your password on your name.';
  api.on(acceptInvitation, failure(400, 'Please check.', { fieldErrors: { password: words } }));
  await user.pasteInto(screen.getByLabelText('New password'), ' but longer now');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(expect.stringContaining(words));
});

test('describes the password strength', async () => {
  const { user } = await open('the-token');
  await user.type(await screen.findByLabelText('New password'), 'abc');
  expect(screen.getByText('9 more characters needed.')).toBeVisible();
  await user.pasteInto(screen.getByLabelText('New password'), 'abcabcabc');
  expect(await screen.findByText(/^(Very weak|Weak):/)).toBeVisible();
  await user.clear(screen.getByLabelText('New password'));
  await user.pasteInto(screen.getByLabelText('New password'), 'seven kettles hum at noon');
  expect(await screen.findByText(/^Strong:/)).toBeVisible();
});

test('shows that the link expired instead of the form', async () => {
  globalThis.linkKey = 'old';
  const api = fakeApi().on(
    verifyInvitation,
    failure(422, 'This link no longer works.', { code: 'link_over' }),
  );
  await renderPage(InvitePage, { path: '/invite', api });
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  expect(screen.getByText('This link no longer works.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('replaces the form if the link expires meanwhile', async () => {
  const { user, api } = await open('the-token');
  api.on(acceptInvitation, failure(422, 'This link no longer works.', { code: 'link_over' }));
  await fill(user, 'seven kettles hum at noon');
  expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
});

test('without a key it points to the email and to the setup of the second factor', async () => {
  const { api } = await open();
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/admin/mfa-setup');
  expect(api.requests).toEqual([]);
});
