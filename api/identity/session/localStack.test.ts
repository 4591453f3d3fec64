import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { setUpAuthenticatorApp } from '../../testing/servers/authenticatorApp';

let server: TestServer | undefined;
afterEach(() => server?.stop());

async function enter(variables: Record<string, string>): Promise<Visitor & { password: string; id: string }> {
  server = await startServer(variables);
  const { _id, email, password } = await createMember({ passkeys: [], role: 'owner' });
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  return Object.assign(visitor, { password, id: _id });
}

const local = { EMBEDDED_DATABASE: 'yes', PUBLIC_ORIGIN: 'http://localhost:3000' };

test('the local stack offers a second factor without requiring it; until then the password is enough for a step-up', async () => {
  const visitor = await enter(local);
  expect((await visitor.get('/api/auth/me')).body.factor).toBe('offered');
  expect((await visitor.get('/api/admin/leads')).status).toBe(200);
  const wrong = await visitor.post('/api/auth/sudo', { password: 'not the password' });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
  const proved = visitor.storeCsrfToken(await visitor.post('/api/auth/sudo', { password: visitor.password }));
  expect(proved.status).toBe(200);
  await setUpAuthenticatorApp(visitor);
  expect((await visitor.post('/api/auth/sudo', { password: visitor.password })).status).toBe(400);
  const { body } = await visitor.post('/api/auth/mfa/disable');
  expect(body).toEqual({ appSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false });
  expect((await visitor.get('/api/admin/leads')).status).toBe(200);
});

test.each([
  ['an address of the world', { ...local, PUBLIC_ORIGIN: 'https://site.example' }],
  ['a database of its own', { PUBLIC_ORIGIN: 'http://localhost:3000' }],
])('with %s a second factor is required', async (_name, variables) => {
  const visitor = await enter(variables);
  expect((await visitor.get('/api/auth/me')).body.factor).toBe('needed');
  expect((await visitor.get('/api/admin/leads')).body.code).toBe('factor_needed');
});
