import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMember, startServer, type TestServer } from '../../testing';
import { setUpAuthenticatorApp } from '../../testing/servers/authenticatorApp';
import { good, passwordResetClient } from '../passwordReset/passwordResetClient.fixture';
import { Session } from '../session/model';

/** A breach list that answers on command. */
let onRequest = (answer: () => void) => answer();
const list = createServer((_req, res) => onRequest(() => res.end('')));

let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve));
  const { port } = list.address() as AddressInfo;
  server = await startServer({ BREACH_LIST_URL: `http://127.0.0.1:${port}/` });
});
afterAll(async () => {
  await server.stop();
  list.close();
});

/** Runs an action while a password change waits for the breach list. */
async function whileInFlight<T>(begin: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  const request = new Promise<() => void>((resolve) => {
    onRequest = resolve;
  });
  const begun = begin();
  const answer = await request;
  onRequest = (go) => go();
  await meanwhile();
  answer();
  return begun;
}

const isTheirs = async (email: string, password: string) =>
  (await server.visitor().post('/api/auth/login', { email, password })).status === 200;

test('a password change in progress does not survive signing out everywhere', async () => {
  const { email, password } = await createMember();
  const [thief, member] = [server.visitor(), server.visitor()];
  for (const visitor of [thief, member]) await visitor.signIn(email, password);
  const reply = await whileInFlight(
    () => thief.post('/api/auth/password', { currentPassword: password, password: good }),
    () => member.send('DELETE', '/api/auth/sessions', {}),
  );
  expect(reply).toMatchObject({ status: 401, body: { code: 'sign_in_first' } });
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(await isTheirs(email, password)).toBe(true);
});

test('a password reset in progress does not bypass a factor that is set up meanwhile', async () => {
  const { email, password } = await createMember({ passkeys: [] });
  const at = passwordResetClient(server);
  const token = await at.tokenFor(email);
  const member = server.visitor();
  await member.signIn(email, password);
  const reply = await whileInFlight(
    () => at.complete(token),
    () => setUpAuthenticatorApp(member),
  );
  expect(reply).toMatchObject({ status: 422, body: { code: 'link_over' } });
  expect(await isTheirs(email, password)).toBe(true);
  expect((await member.get('/api/auth/me')).body.factor).toBe('set');
  expect((await at.complete(token)).body.mfaRequired).toBe(true);
});

test('a new password does not count as a verified factor and does not extend the session', async () => {
  const { _id, email, password } = await createMember();
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const older = { factorAt: ago(9), createdAt: ago(600) };
  await Session.collection.updateMany({ userId: _id }, { $set: older });
  const { endsAt, freshUntil } = (await visitor.get('/api/auth/me')).body;
  const reply = await visitor.post('/api/auth/password', { currentPassword: password, password: good });
  expect(reply).toMatchObject({ status: 200, body: { endsAt, freshUntil } });
});
