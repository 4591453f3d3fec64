import { createMember, startServer, type TestServer, waitForMails } from '../../testing';
import { Authenticator } from '../../testing/Authenticator';
import { setUpAuthenticatorApp } from '../../testing/servers/authenticatorApp';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('an email reports every added or removed factor', async () => {
  const { _id, email } = await createMember({ passkeys: [] });
  const visitor = await server.signInAs(_id);
  await setUpAuthenticatorApp(visitor);
  const { body: offer } = await visitor.post('/api/auth/passkeys/options');
  const passkey = new Authenticator(server.origin).create(offer);
  visitor.storeCsrfToken(await visitor.post('/api/auth/passkeys', { name: 'Laptop', passkey }));
  expect((await visitor.post('/api/auth/mfa/disable')).status).toBe(200);
  const mails = await waitForMails(server.mailFolder, email, 3);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'A sign-in method was added to your account',
    'A sign-in method was added to your account',
    'A sign-in method was removed from your account',
  ]);
  for (const { text } of mails)
    expect(text).toMatch(/^Hello,\n\n[^\n]+\n\nWhen: .+\nNetwork: .+\nDevice: [\s\S]*\/admin\/account/);
});

test('a rejected removal sends no email', async () => {
  const { _id, email } = await createMember({ passkeys: [] });
  const visitor = await server.signInAs(_id);
  await setUpAuthenticatorApp(visitor);
  expect((await visitor.post('/api/auth/mfa/disable')).status).toBe(409);
  const subjects = (await waitForMails(server.mailFolder, email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['A sign-in method was added to your account']);
});
