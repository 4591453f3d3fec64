import { createMember, startServer, type TestServer, type Visitor } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const meOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;

test('members can change only the name of their own account', async () => {
  const visitor = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  expect((await visitor.patch('/api/auth/me', { name: '  ' })).status).toBe(400);
  expect((await visitor.patch('/api/auth/me', { name: 'Dana', role: 'owner' })).status).toBe(400);
  // A name must be one line in emails and in the command line's table.
  const reply = await visitor.patch('/api/auth/me', { name: ' Dana\nReyes\t' });
  expect(reply.body).toMatchObject({ name: 'Dana Reyes', role: 'viewer' });
  expect((await visitor.get('/api/auth/me')).body.user.name).toBe('Dana Reyes');
});

test('members list and end their own sessions, one by one or all at once, and no others', async () => {
  const { _id, email, password } = await createMember();
  const visitor = server.visitor('203.0.113.9');
  await visitor.signIn(email, password);
  const second = await server.signInAs(_id);
  const { items } = (await visitor.get('/api/auth/sessions')).body;
  expect(items).toHaveLength(2);
  const own = items.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  const other = items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  expect([own.network, other.network]).toEqual(['203.0.113.0/24', '10.0.0.0/24']);
  expect(JSON.stringify(items)).not.toContain(second.cookies.get('__Host-sid'));
  const path = `/api/auth/sessions/${other.id}`;
  const otherMember = await server.signInAs((await createMember())._id);
  expect((await otherMember.send('DELETE', path, {})).status).toBe(404);
  expect((await visitor.send('DELETE', path, {})).status).toBe(204);
  expect([await meOf(visitor), await meOf(second)]).toEqual([200, 401]);
  const third = await server.signInAs(_id);
  const all = await visitor.send('DELETE', '/api/auth/sessions', {});
  expect(all.headers.get('clear-site-data')).toBe('"cache"');
  expect([await meOf(visitor), await meOf(third), await meOf(otherMember)]).toEqual([401, 401, 200]);
});
