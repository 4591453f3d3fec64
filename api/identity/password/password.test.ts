import mongoose from 'mongoose';
import { createMember, startServer, type TestServer, waitForAccountMails, waitForMails } from '../../testing';
import { Session } from '../session/model';
import { User } from '../users/model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const good = 'seven kettles hum at noon';

async function signedIn() {
  const member = await createMember({ role: 'viewer' });
  const visitor = server.visitor();
  await visitor.signIn(member.email, member.password);
  return { ...member, visitor };
}

test('requires a session and a recently verified factor', async () => {
  const body = { currentPassword: 'a password for tests', password: good };
  expect((await server.visitor().post('/api/auth/password', body)).status).toBe(401);
  const { _id, visitor } = await signedIn();
  await Session.updateMany({ userId: _id }, { factorAt: new Date(Date.now() - 11 * 60_000) });
  expect(await visitor.post('/api/auth/password', body)).toMatchObject({
    status: 403,
    body: { code: 'step_up' },
  });
});

test('checks the old and the new password and reports errors at their fields', async () => {
  const { visitor, password } = await signedIn();
  const send = (currentPassword: string, chosen: string) =>
    visitor.post('/api/auth/password', { currentPassword, password: chosen });
  expect(await send('not mine', good)).toMatchObject({
    status: 400,
    body: { fieldErrors: { currentPassword: 'Incorrect password.' } },
  });
  expect((await send(password, 'Password123456')).body.fieldErrors).toEqual({
    password: 'This password is too common. Choose another.',
  });
  expect((await visitor.get('/api/auth/me')).status).toBe(200);
});

test('limits attempts to guess the old password', async () => {
  const { visitor, password } = await signedIn();
  const states = [];
  for (let n = 0; n < 11; n += 1)
    states.push(
      (await visitor.post('/api/auth/password', { currentPassword: `guess ${n}`, password: good })).status,
    );
  expect(states).toEqual([...Array(10).fill(400), 429]);
  expect(
    (await visitor.post('/api/auth/password', { currentPassword: password, password: good })).status,
  ).toBe(429);
});

test('renews the session, ends all others, revokes links and sends an email', async () => {
  const { _id, email, password, visitor } = await signedIn();
  const elsewhere = server.visitor();
  await elsewhere.signIn(email, password);
  const before = visitor.cookies.get('__Host-sid');
  await server.visitor().post('/api/auth/password-reset', { email });
  await waitForAccountMails();
  expect(await mongoose.connection.collection('oneTimeTokens').countDocuments({ userId: _id })).toBe(1);

  const reply = await visitor.post('/api/auth/password', { currentPassword: password, password: good });
  expect(reply).toMatchObject({ status: 200, body: { user: { email }, factor: 'set' } });
  visitor.storeCsrfToken(reply);
  expect(visitor.cookies.get('__Host-sid')).not.toBe(before);
  expect((await visitor.get('/api/auth/me')).status).toBe(200);
  expect((await visitor.post('/api/auth/logout')).status).toBe(204);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect(await mongoose.connection.collection('oneTimeTokens').countDocuments({ userId: _id })).toBe(0);
  const { passwordChangedAt } = (await User.findById(_id).lean()) ?? {};
  expect(passwordChangedAt).toBeInstanceOf(Date);
  await waitForAccountMails();
  const subjects = (await waitForMails(server.mailFolder, email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Emberline password was changed');
});
