import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { createMember, startServer, type TestServer, type Visitor, waitForMails } from '../../testing';
import { User } from '../users/model';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  const { email, password } = await createMember({ role: 'owner', name: 'Ruth Delgado' });
  owner = server.visitor();
  await owner.signIn(email, password);
});
afterAll(() => server.stop());

const good = 'seven kettles hum at noon';

async function invited(role = 'editor') {
  const email = `dee-${newId()}@emberline.example`;
  const reply = await owner.post('/api/admin/users', { email, role });
  expect(reply.status).toBe(201);
  return { email, id: reply.body.id as string, version: reply.body.version as number };
}

async function tokensTo(email: string, atLeast = 1): Promise<string[]> {
  const mails = await waitForMails(server.mailFolder, email, atLeast);
  return mails.map(({ text }) => text?.match(/\/invite\/([\w-]+)/)?.[1] ?? '');
}

const verify = (token: string) => server.visitor().post('/api/auth/invite/verify', { token });
const over = { status: 422, body: { code: 'link_over' } };

test('an invitation leads from the email to the set-up of a factor', async () => {
  const { email, id } = await invited();
  const [mail] = await waitForMails(server.mailFolder, email);
  expect(mail?.subject).toBe('Ruth Delgado invited you to the Emberline workbench');
  expect(mail?.text).toContain(`${server.origin}/invite/`);
  expect(mail?.html).toContain(`${server.origin}/invite/`);
  const [token = ''] = await tokensTo(email);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const known = await verify(token);
  expect(known).toMatchObject({ status: 200, body: { email, role: 'editor', invitedBy: 'Ruth Delgado' } });
  expect(Date.parse(known.body.expiresAt) - Date.now()).toBeGreaterThan(71 * 3_600_000);

  const visitor = server.visitor();
  const weak = await visitor.post('/api/auth/invite/accept', {
    token,
    name: 'Dee Larkin',
    password: 'dee larkin 2026',
  });
  expect(weak).toMatchObject({ status: 400, body: { fieldErrors: { password: expect.any(String) } } });
  const reply = visitor.storeCsrfToken(
    await visitor.post('/api/auth/invite/accept', { token, name: ' Dee Larkin ', password: good }),
  );
  expect(reply).toMatchObject({
    status: 200,
    body: { user: { id, email, name: 'Dee Larkin', role: 'editor' }, factor: 'needed' },
  });
  expect(await visitor.get('/api/admin/leads')).toMatchObject({
    status: 403,
    body: { code: 'factor_needed' },
  });
  expect((await visitor.post('/api/auth/mfa/setup')).status).toBe(200);
  expect(
    await server.visitor().post('/api/auth/invite/accept', { token, name: 'Eve', password: good }),
  ).toMatchObject(over);
  expect(await User.findById(id).lean()).toMatchObject({ status: 'active', name: 'Dee Larkin' });
  const line = await mongoose.connection
    .collection('auditLog')
    .findOne({ entityId: id, action: 'accept an invitation' });
  expect(line).toMatchObject({ actorId: id, actorName: 'Dee Larkin' });
});

test('only one of several concurrent acceptances succeeds', async () => {
  const { email } = await invited();
  const [token = ''] = await tokensTo(email);
  const states = await Promise.all(
    Array.from({ length: 5 }, async (_, n) => {
      const body = { token, name: `Dee ${n}`, password: `${good} ${n}` };
      return (await server.visitor().post('/api/auth/invite/accept', body)).status;
    }),
  );
  expect(states.sort()).toEqual([200, 422, 422, 422, 422]);
});

test('a new link replaces the previous one', async () => {
  const { email, id } = await invited();
  const [first = ''] = await tokensTo(email);
  expect((await owner.post(`/api/admin/users/${id}/invitation`)).status).toBe(200);
  const tokens = await tokensTo(email, 2);
  const second = tokens.find((token) => token !== first) ?? '';
  expect(await verify(first)).toMatchObject(over);
  expect((await verify(second)).status).toBe(200);
});

test('a withdrawn or expired invitation is rejected', async () => {
  const gone = await invited();
  const [token = ''] = await tokensTo(gone.email);
  const path = `/api/admin/users/${gone.id}`;
  const withdrawn = await owner.send('DELETE', path, { headers: { 'If-Match': `"${gone.version}"` } });
  expect(withdrawn.status).toBe(204);
  expect(await verify(token)).toMatchObject(over);
  expect(await User.exists({ _id: gone.id })).toBeNull();

  const late = await invited();
  const [lateToken = ''] = await tokensTo(late.email);
  const tokens = mongoose.connection.collection('oneTimeTokens');
  await tokens.updateOne({ userId: late.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
  expect(await verify(lateToken)).toMatchObject(over);
});

test("an invited user can't sign in, reset a password or be invited twice", async () => {
  const { email } = await invited();
  expect((await server.visitor().signIn(email, '')).status).toBe(400);
  expect((await server.visitor().signIn(email, good)).status).toBe(401);
  const again = await owner.post('/api/admin/users', { email, role: 'editor' });
  expect(again).toMatchObject({
    status: 409,
    body: { fieldErrors: { email: expect.stringMatching(/already invited/) } },
  });
});
