import { exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { editInbox, getInbox, testInbox } from '@site/api/leads/inbox/contract';
import { exampleInbox } from '@site/api/leads/inbox/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { InboxScreen } from './InboxScreen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('a mailbox is tested as it is in the form, and saved without its password', async () => {
  const inbox = exampleInbox({
    error: 'The user name or the password is wrong.',
    webhooks: [{ service: 'Postmark', url: 'https://www.example.com/api/webhooks/email/postmark' }],
  });
  const api = fakeApi()
    .on(getInbox, inbox)
    .on(testInbox, { isConnected: true, message: 'Connected. The inbox has 3 emails.' })
    .on(editInbox, exampleInbox({ version: 3 }));
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const { user } = await renderPage(InboxScreen, {
    path: '/admin/inbox/site',
    pattern: '/admin/inbox/:id?',
    api,
    state,
  });
  expect((await screen.findAllByText('The user name or the password is wrong.')).length).toBeGreaterThan(0);
  expect(screen.getByText('Postmark (https://www.example.com/api/webhooks/email/postmark)')).toBeVisible();
  expect(await screen.findByText('A password is stored. Leave empty to keep it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText('Connected. The inbox has 3 emails.')).toBeVisible();
  await user.clear(screen.getByLabelText(/^User name/));
  await user.pasteInto(screen.getByLabelText(/^User name/), 'sales@emberline.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const writes = () => api.requests.filter(({ method }) => method !== 'GET');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toEqual({
    isEnabled: true,
    host: 'imap.example.com',
    port: 993,
    user: 'sales@emberline.example',
    signIn: 'password',
    tenantId: '',
    clientId: '',
  });
});

test('the fields of a Microsoft 365 app appear once it is chosen', async () => {
  const api = fakeApi()
    .on(getInbox, exampleInbox())
    .on(editInbox, exampleInbox({ version: 3 }));
  const state = { session: exampleSession({ user: exampleMember({ role: 'admin' }) }) };
  const { user } = await renderPage(InboxScreen, {
    path: '/admin/inbox/site',
    pattern: '/admin/inbox/:id?',
    api,
    state,
  });
  const signIn = await screen.findByRole('combobox', { name: /^Sign-in/ });
  expect(screen.queryByLabelText(/tenant/)).not.toBeInTheDocument();
  await user.selectOptions(signIn, 'Microsoft 365 app');
  await user.pasteInto(screen.getByLabelText(/tenant/), 'emberline.onmicrosoft.com');
  await user.pasteInto(screen.getByLabelText(/client\) ID/), 'app-1');
  await user.pasteInto(screen.getByLabelText(/^Client secret/), 's3cret');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = () => api.requests.find(({ method }) => method === 'PATCH');
  await waitFor(() => expect(saved()).toBeDefined());
  expect(saved()?.body).toMatchObject({
    signIn: 'microsoft',
    tenantId: 'emberline.onmicrosoft.com',
    clientId: 'app-1',
    password: 's3cret',
  });
});
