import mongoose from 'mongoose';
import { createMember, startServer, type TestServer, waitForAccountMails, waitForMails } from '../../testing';
import { conflictOnce } from '../../testing/conflictOnce';
import { AccountMail } from '../mails/model';
import { renameRequesters } from '../mails/renameRequesters';
import { User, type UserRecord } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => User.updateMany({}, { status: 'disabled' }));
afterAll(() => server.stop());

async function signedIn(role: UserRecord['role'], name: string, part: Partial<UserRecord> = {}) {
  const member = await createMember({ role, name, ...part });
  const visitor = server.visitor();
  await visitor.signIn(member.email, member.password);
  const at = (step: string) => `/api/admin/users/${member._id}/factor-reset${step}`;
  return { ...member, visitor, path: `/api/admin/users/${member._id}`, ask: at(''), approve: at('/approve') };
}

const none = { hasApp: false, passkeys: 0, recoveryCodesLeft: 0 };
const hours = (count: number) => count * 3_600_000;

/** Moves the request into the past. */
async function moveIntoPast(id: string, ms: number): Promise<void> {
  const earlier = (field: string) => ({ $cond: [`$${field}`, { $subtract: [`$${field}`, ms] }, '$$REMOVE'] });
  const set = {
    'factorReset.requestedAt': earlier('factorReset.requestedAt'),
    'factorReset.dueAt': earlier('factorReset.dueAt'),
  };
  await mongoose.connection.collection<{ _id: string }>('users').updateOne({ _id: id }, [{ $set: set }]);
}

async function subjectsTo(email: string): Promise<(string | undefined)[]> {
  await waitForAccountMails();
  return (await waitForMails(server.mailFolder, email, 0)).map(({ subject }) => subject);
}

test('keeps requests and their emails that were stored under other names', async () => {
  const [asker, other] = [await signedIn('owner', 'Priya Nair'), await signedIn('admin', 'Sam Ortiz')];
  await asker.visitor.post(other.ask);
  await waitForAccountMails();
  const read = async () => [
    (await User.findById(other._id).lean())?.factorReset,
    await AccountMail.find({ userId: other._id }).lean(),
  ];
  const before = await read();
  const db = mongoose.connection.db as mongoose.mongo.Db;
  await db.collection<{ _id: string }>('users').updateOne(
    { _id: other._id },
    {
      $rename: {
        'factorReset.requestedAt': 'factorReset.askedAt',
        'factorReset.requestedBy': 'factorReset.askedBy',
        'factorReset.requestedById': 'factorReset.askedById',
      },
    },
  );
  await db
    .collection('accountMails')
    .updateMany(
      { userId: other._id },
      { $rename: { requester: 'asked' }, $set: { 'outbox.0.kind': 'factor reset asked' } },
    );
  for (const _ of ['once', 'again']) await renameRequesters(db);
  expect(await read()).toEqual(before);
});

test("resets an editor's factor at once, ends their sessions and notifies them", async () => {
  const admin = await signedIn('admin', 'Priya Nair');
  const editor = await signedIn('editor', 'Ana Soto');
  expect((await admin.visitor.post(editor.ask)).body).toMatchObject({
    factor: none,
    factorReset: null,
    sessions: 0,
  });
  expect((await editor.visitor.get('/api/auth/me')).status).toBe(401);
  const again = await server.visitor().signIn(editor.email, editor.password);
  expect(again).toMatchObject({ status: 200, body: { factor: 'needed' } });
  expect(await subjectsTo(editor.email)).toContain('Your two-step sign-in was reset');
  expect((await admin.visitor.post(editor.ask)).status).toBe(409);
});

test('requires two people for an admin', async () => {
  const [asker, other, target] = [
    await signedIn('admin', 'Priya Nair'),
    await signedIn('admin', 'Jonah Mills'),
    await signedIn('admin', 'Ana Soto'),
  ];
  const requested = await asker.visitor.post(target.ask);
  expect(requested.body).toMatchObject({
    factor: { passkeys: 1 },
    factorReset: { requestedBy: 'Priya Nair', requestedById: asker._id, needsApproval: true, dueAt: null },
  });
  expect(await subjectsTo(target.email)).toContain('A reset of your two-step sign-in was requested');
  expect((await asker.visitor.post(target.approve)).status).toBe(403);
  expect((await target.visitor.post(target.approve)).status).toBe(409);
  expect((await target.visitor.get(target.path)).body.factor.passkeys).toBe(1);
  expect((await asker.visitor.get(target.path)).body.may).not.toContain('approve factor reset');
  expect((await other.visitor.get(target.path)).body.may).toContain('approve factor reset');
  expect((await other.visitor.post(target.approve)).body).toMatchObject({ factor: none, factorReset: null });
  expect(await subjectsTo(target.email)).toContain('Your two-step sign-in was reset');
  expect((await other.visitor.post(target.approve)).status).toBe(409);
});

test("an account that may belong to the requester can't approve", async () => {
  const [asker, other, target] = [
    await signedIn('admin', 'Priya Nair'),
    await signedIn('admin', 'Jonah Mills'),
    await signedIn('admin', 'Ana Soto'),
  ];
  const [name, host] = asker.email.split('@');
  const alias = await signedIn('admin', 'Priya again', { email: `${name}+second@${host}` });
  const fresh = await signedIn('admin', 'Just invited', { createdAt: new Date(Date.now() - hours(23)) });
  await asker.visitor.post(target.ask);
  for (const { visitor } of [alias, fresh]) {
    expect((await visitor.get(target.path)).body.may).not.toContain('approve factor reset');
    expect((await visitor.post(target.approve)).status).toBe(403);
  }
  expect((await other.visitor.post(target.approve)).body).toMatchObject({ factor: none });
});

test('takes a day when all other accounts may belong to the requester', async () => {
  const asker = await signedIn('owner', 'Ruth Delgado');
  const fresh = await signedIn('owner', 'Just invited', { createdAt: new Date() });
  const target = await signedIn('owner', 'Ana Soto');
  expect((await asker.visitor.post(target.ask)).body.factorReset).toMatchObject({ needsApproval: false });
  expect((await fresh.visitor.post(target.approve)).status).toBe(403);
});

test('a request expires after a day, and the member can withdraw it', async () => {
  const [asker, other, target] = [
    await signedIn('owner', 'Ruth Delgado'),
    await signedIn('owner', 'Priya Nair'),
    await signedIn('owner', 'Ana Soto'),
  ];
  await asker.visitor.post(target.ask);
  expect((await target.visitor.send('DELETE', target.ask, {})).body.factorReset).toBeNull();
  expect((await other.visitor.post(target.approve)).status).toBe(409);
  await asker.visitor.post(target.ask);
  await moveIntoPast(target._id, hours(24) + 1000);
  expect((await other.visitor.get(target.path)).body.factorReset).toBeNull();
  expect((await other.visitor.post(target.approve)).status).toBe(409);
  expect((await asker.visitor.get(target.path)).body.factor.passkeys).toBe(1);
});

test('takes a day when nobody else can approve', async () => {
  const asker = await signedIn('owner', 'Ruth Delgado');
  await signedIn('admin', 'Priya Nair');
  const target = await signedIn('owner', 'Ana Soto');
  const requested = await asker.visitor.post(target.ask);
  expect(requested.body.factorReset).toMatchObject({ needsApproval: false });
  expect(Date.parse(requested.body.factorReset.dueAt) - Date.now()).toBeGreaterThan(hours(23.9));
  expect((await asker.visitor.post(target.approve)).status).toBe(403);
  const [mail] = (await waitForMails(server.mailFolder, target.email)).filter(({ text }) =>
    text?.includes('24-hour wait'),
  );
  expect(mail).toBeDefined();
  await moveIntoPast(target._id, hours(24) + 1000);
  expect((await asker.visitor.get(target.path)).body.may).toContain('approve factor reset');
  expect((await asker.visitor.post(target.approve)).body).toMatchObject({ factor: none });
});

test('still requires two people for a day after the role was lowered', async () => {
  const [asker, other, target] = [
    await signedIn('admin', 'Priya Nair'),
    await signedIn('admin', 'Jonah Mills'),
    await signedIn('admin', 'Ana Soto'),
  ];
  await asker.visitor.patch(target.path, { role: 'editor' }, { 'If-Match': '"1"' });
  const requested = await asker.visitor.post(target.ask);
  expect(requested.body).toMatchObject({
    role: 'editor',
    factor: { passkeys: 1 },
    factorReset: { dueAt: null },
  });
  expect((await asker.visitor.post(target.approve)).status).toBe(403);
  expect((await other.visitor.post(target.approve)).body).toMatchObject({ factor: none });

  const later = await signedIn('admin', 'Lin Okafor');
  await asker.visitor.patch(later.path, { role: 'editor' }, { 'If-Match': '"1"' });
  await User.updateOne({ _id: later._id }, { loweredAt: new Date(Date.now() - hours(24) - 1000) });
  expect((await asker.visitor.post(later.ask)).body).toMatchObject({ factor: none });
});

test("editors can't approve", async () => {
  const asker = await signedIn('owner', 'Ruth Delgado');
  await signedIn('editor', 'Jonah Mills');
  const target = await signedIn('admin', 'Ana Soto');
  await asker.visitor.patch(target.path, { role: 'editor' }, { 'If-Match': '"1"' });
  expect((await asker.visitor.post(target.ask)).body.factorReset).toMatchObject({ needsApproval: false });
});

test('sends at most six emails an hour to a member', async () => {
  const [asker, target] = [await signedIn('owner', 'Ruth Delgado'), await signedIn('owner', 'Ana Soto')];
  for (let n = 0; n < 3; n += 1) {
    expect((await asker.visitor.post(target.ask)).status).toBe(200);
    await asker.visitor.send('DELETE', target.ask, {});
    expect((await asker.visitor.post(`${target.path}/force-reset`)).status).toBe(200);
  }
  expect((await asker.visitor.post(target.ask)).status).toBe(429);
  expect((await asker.visitor.post(`${target.path}/force-reset`)).status).toBe(429);
});

test('a reset counts as one email when its transaction is retried', async () => {
  const [asker, target] = [await signedIn('owner', 'Ruth Delgado'), await signedIn('owner', 'Ana Soto')];
  conflictOnce();
  expect((await asker.visitor.post(`${target.path}/force-reset`)).status).toBe(200);
  const limits = mongoose.connection.getClient().db(mongoose.connection.name).collection('limits');
  expect(await limits.findOne({ key: `action-mails:${target._id}` })).toMatchObject({ points: 1 });
});
