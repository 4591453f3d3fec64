import { createCredential, getCredential, listCredentials } from '@site/api/content/credentials/contract';
import { exampleCredential, exampleCredentialPage } from '@site/api/content/credentials/example';
import { exampleSession } from '@site/api/identity/session/example';
import type { Role } from '@site/api/identity/users/contract';
import { exampleMember } from '@site/api/identity/users/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CredentialsScreen } from './CredentialsScreen';

const soc = exampleCredential();
const insurance = exampleCredential({
  id: 'i'.repeat(24),
  kind: 'insurance',
  name: 'Cyber liability',
  validUntil: '2026-12-10',
  state: 'expiring',
});
const former = exampleCredential({
  id: 'f'.repeat(24),
  name: 'Former',
  validUntil: '2026-01-31',
  state: 'expired',
});

const credentialsApi = () =>
  fakeApi()
    .on(listCredentials, exampleCredentialPage([soc, insurance, former]))
    .on(getCredential, soc);

function open({ api = credentialsApi(), path = '/admin/credentials', role = 'editor' as Role } = {}) {
  const state = { session: exampleSession({ user: exampleMember({ role }) }) };
  return renderPage(CredentialsScreen, { path, pattern: '/admin/credentials/:id?', api, state });
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

test('shows what is public, what ends soon and what has expired', async () => {
  await open();
  const rowOf = async (name: RegExp) => within((await screen.findByRole('link', { name })).closest('tr')!);
  expect((await rowOf(/SOC 2/)).getByText('Shown')).toBeVisible();
  expect((await rowOf(/Cyber/)).getByText('Expires 2026-12-10')).toBeVisible();
  expect((await rowOf(/Former/)).getByText('Expired 2026-01-31')).toBeVisible();
  expect(screen.getByText('Expired or expiring').nextSibling).toHaveTextContent('2');
});

test('missing proof is shown at its field', async () => {
  const fieldErrors = { link: 'Enter a number or a link.' };
  const api = credentialsApi().on(createCredential, failure(400, 'No.', { fieldErrors }));
  const { user } = await open({ api, path: '/admin/credentials/new' });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'ISO 27001');
  await user.type(screen.getByRole('textbox', { name: 'Issuer' }), 'ISO');
  await user.click(screen.getByRole('button', { name: 'Add credential' }));
  const link = screen.getByRole('textbox', { name: /^Verification link/ });
  await waitFor(() => expect(link).toHaveFocus());
  expect(link).toHaveAccessibleDescription(/Enter a number or a link\./);
});

test('a viewer can read but finds no actions', async () => {
  await open({ role: 'viewer', path: `/admin/credentials/${soc.id}` });
  expect(await screen.findByText(/Editing it requires the editor role/)).toBeVisible();
  for (const name of [/^Move/, 'New credential', 'Save', 'Delete'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
