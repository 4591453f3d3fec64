import { AuditLog } from '../../platform/audit/model';
import { createLead, createMember, startServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function signedIn(role: 'owner' | 'admin') {
  const { email, password } = await createMember({ role });
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  return visitor;
}
const as = (role: string) => ({ 'X-View-As': role });

test('an owner viewing as another role sees personal details hidden by the server', async () => {
  const owner = await signedIn('owner');
  await createLead();
  expect((await owner.get('/api/auth/me', as('viewer'))).body.user.role).toBe('viewer');
  const seen = await owner.get('/api/admin/leads', as('viewer'));
  expect(seen.body.items[0]).toMatchObject({ masked: true });
  expect((await owner.get('/api/admin/users', as('editor'))).status).toBe(403);
  expect((await owner.get('/api/auth/me')).body.user.role).toBe('owner');
});

test('an export while viewing as another role is recorded with both roles', async () => {
  const owner = await signedIn('owner');
  await createLead();
  expect((await owner.get('/api/admin/leads/export', as('admin'))).status).toBe(200);
  expect((await owner.get('/api/admin/leads/export')).status).toBe(200);
  const lines = await AuditLog.find({ action: 'export leads' }).sort({ at: 1 }).lean();
  expect(lines.map(({ role }) => role)).toEqual(['owner as admin', 'owner']);
});

test("an owner viewing as another role can't change anything, not even what that role could", async () => {
  const owner = await signedIn('owner');
  for (const role of ['editor', 'owner'])
    expect(await owner.patch('/api/auth/me', { name: 'Another' }, as(role))).toMatchObject({
      status: 403,
      body: { code: 'viewing_as' },
    });
  expect((await owner.get('/api/auth/me')).body.user.name).not.toBe('Another');
});

test("other roles can't view as another role, and unknown roles are rejected", async () => {
  const admin = await signedIn('admin');
  expect((await admin.get('/api/auth/me', as('owner'))).status).toBe(403);
  expect((await admin.get('/api/auth/me', as('viewer'))).status).toBe(403);
  expect((await (await signedIn('owner')).get('/api/auth/me', as('root'))).status).toBe(400);
});
