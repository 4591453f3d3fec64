import { Member } from '../../identity/users/contract';
import { User } from '../../identity/users/model';
import { createMember, startServer, type TestServer } from '../../testing';
import { collectFields } from './collectFields';
import { AuditLog, type AuditRecord } from './model';
import { recordAudit } from './recordAudit';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('an entry names the member, the network and the browser', async () => {
  const { _id, email, password } = await createMember({ name: 'Robin Reed' });
  const visitor = server.visitor('203.0.113.77');
  await visitor.signIn(email, password);
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await visitor.post('/api/auth/logout', undefined, { 'User-Agent': userAgent });
  await User.updateOne({ _id }, { name: 'Somebody Else', role: 'viewer' });
  const line = await AuditLog.findOne({ actorId: _id }).lean<AuditRecord>();
  expect(line).toMatchObject({ actorName: 'Robin Reed', role: 'editor', action: 'sign out' });
  expect(line).toMatchObject({ network: '203.0.113.0/24', agent: 'Firefox on Linux' });
  expect(JSON.stringify(line)).not.toContain('203.0.113.77');
});

test('records actions without a member, with the fields that the contract allows', async () => {
  const env = { auditKeys: ['a key'] };
  const [before, after] = [
    { role: 'editor' },
    { role: 'admin', email: 'canary@b.example', resetHash: 'canary' },
  ];
  const what = { action: 'change a role', entity: 'users', before, after, fields: collectFields([Member]) };
  await recordAudit(env, { who: 'command line', ...what, entityId: 'told' });
  const line = await AuditLog.findOne({ entityId: 'told' }).lean<AuditRecord>();
  expect(line).toMatchObject({
    actorId: 'command line',
    actorName: '',
    role: '',
    network: '',
    requestId: '',
  });
  expect(line?.changes).toContainEqual({ field: 'role', before: 'editor', after: 'admin' });
  expect(JSON.stringify(line)).not.toMatch(/canary/);
});
