import mongoose from 'mongoose';
import { Post } from '../../content/posts/model';
import { Enquiry } from '../../leads/enquiries/model';
import { newId } from '../../platform/db/newId';
import {
  createLead,
  createMember,
  createPost,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { Session } from '../session/model';
import { User, type UserRecord } from './model';

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = (await signedIn({ role: 'owner', name: 'Ruth Delgado' })).visitor;
});
afterAll(() => server.stop());

async function signedIn(part: Partial<UserRecord>) {
  const member = await createMember(part);
  return { ...member, visitor: await server.signInAs(member._id) };
}

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });
const setRole = (visitor: Visitor, id: string, role: string, version = 1) =>
  visitor.patch(`/api/admin/users/${id}`, { role }, ifMatch(version));

describe('permissions', () => {
  test('every write requires a recently verified factor', async () => {
    const { _id, visitor } = await signedIn({ role: 'admin' });
    const { _id: id } = await createMember();
    await Session.updateMany({ userId: _id }, { factorAt: new Date(Date.now() - 11 * 60_000) });
    const one = `/api/admin/users/${id}`;
    const body = { email: 'x@example.com', role: 'viewer' };
    const replies = [
      await visitor.post('/api/admin/users', body),
      await setRole(visitor, id, 'viewer'),
      await visitor.send('DELETE', one, { headers: ifMatch(1) }),
      await visitor.post(`${one}/invitation`),
      await visitor.post(`${one}/deactivate`, {}),
      await visitor.post(`${one}/activate`),
      await visitor.post(`${one}/transfer`, { to: _id }),
      await visitor.post(`${one}/force-reset`),
      await visitor.post(`${one}/revoke-sessions`),
      await visitor.post(`${one}/factor-reset`),
      await visitor.post(`${one}/factor-reset/approve`),
      await visitor.send('DELETE', `${one}/factor-reset`, {}),
    ];
    for (const reply of replies) expect(reply).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect((await visitor.get(one)).status).toBe(200);
  });

  test("admins can't manage owners or create them", async () => {
    const { visitor } = await signedIn({ role: 'admin' });
    const target = await createMember({ role: 'owner' });
    const path = `/api/admin/users/${target._id}`;
    expect((await setRole(visitor, target._id, 'viewer')).status).toBe(403);
    for (const action of [
      'deactivate',
      'force-reset',
      'revoke-sessions',
      'factor-reset',
      'invitation',
      'activate',
    ])
      expect((await visitor.post(`${path}/${action}`, action === 'deactivate' ? {} : undefined)).status).toBe(
        403,
      );
    expect((await visitor.get(path)).body.may).toEqual([]);
    const editor = await createMember();
    expect((await setRole(visitor, editor._id, 'owner')).status).toBe(403);
    expect((await visitor.post('/api/admin/users', { email: 'new@example.com', role: 'owner' })).status).toBe(
      403,
    );
    expect((await setRole(visitor, editor._id, 'admin')).status).toBe(200);
  });

  test('answers 403 before 404 without permission, and reports an invalid body', async () => {
    expect((await owner.get('/api/admin/users/nobody')).status).toBe(404);
    expect(
      (await owner.post('/api/admin/users', { email: 'foo@bar', role: 'boss' })).body.fieldErrors,
    ).toEqual({
      email: 'Please enter a valid email address.',
      role: 'No such role.',
    });
  });
});

describe('the list', () => {
  test("shows each member's data and searches by name, email, role and status", async () => {
    const mark = newId();
    const { _id, email, visitor } = await signedIn({ role: 'viewer', name: `Zoe ${mark}` });
    await visitor.get('/api/auth/me');
    await createMember({ name: `Zara ${mark}`, status: 'disabled', passkeys: [] });
    const found = await owner.get(`/api/admin/users?q=${mark}`);
    expect(found.body).toMatchObject({ total: 2, isMore: false, nextCursor: null });
    expect(found.body.items.map(({ name }: { name: string }) => name)).toEqual([
      `Zara ${mark}`,
      `Zoe ${mark}`,
    ]);
    expect(found.body.items[1]).toMatchObject({
      id: _id,
      email,
      role: 'viewer',
      status: 'active',
      sessions: 1,
      version: 1,
      factor: { hasApp: false, passkeys: 1, recoveryCodesLeft: expect.any(Number) },
      lastSeenAt: expect.any(String),
      invitedUntil: null,
      invitationMail: null,
      factorReset: null,
      content: { posts: 0, leads: 0 },
    });
    expect(JSON.stringify(found.body)).not.toMatch(/argon2|passwordHash|recoveryCodes"/);
    await createMember({ passkeys: [] });
    const { sums } = (await owner.get('/api/admin/users')).body;
    expect(sums.withoutFactor).toBe(found.body.sums.withoutFactor + 1);
    const one = (query: string) => owner.get(`/api/admin/users?${query}`).then(({ body }) => body.total);
    expect(await one(`q=${mark}&status=disabled`)).toBe(1);
    expect(await one(`q=${mark}&role=editor`)).toBe(1);
    expect(await one(`q=zoe ${mark}&role=viewer`)).toBe(1);
    expect(await one(`q=${encodeURIComponent(email)}`)).toBe(1);
    expect(await one('q=.*')).toBe(0);
  });

  test('is paged', async () => {
    const mark = newId();
    for (const name of ['A', 'B', 'C']) await createMember({ name: `${name} ${mark}` });
    const first = await owner.get(`/api/admin/users?q=${mark}&limit=2`);
    const second = await owner.get(`/api/admin/users?q=${mark}&limit=2&cursor=${first.body.nextCursor}`);
    const names = [...first.body.items, ...second.body.items].map(({ name }: { name: string }) => name[0]);
    expect(names).toEqual(['A', 'B', 'C']);
    expect(second.body.nextCursor).toBeNull();
  });
});

describe('changing a role', () => {
  test('takes effect with the next request, checks the version and is recorded', async () => {
    const { _id, visitor } = await signedIn({ role: 'viewer' });
    const reply = await setRole(owner, _id, 'admin');
    expect(reply).toMatchObject({ status: 200, body: { role: 'admin', version: 2 } });
    expect((await visitor.get('/api/admin/users')).status).toBe(200);
    expect((await setRole(owner, _id, 'viewer')).status).toBe(412);
    const line = await mongoose.connection
      .collection('auditLog')
      .findOne({ entityId: _id, action: 'change a role' });
    expect(line?.changes).toEqual([{ field: 'role', before: 'viewer', after: 'admin' }]);
  });

  test('is rejected for the last owner, also with concurrent requests', async () => {
    const { setAside, only } = await startAlone(process.env.LONG ? 20 : 5);
    const replies = await Promise.all(
      only.map(({ visitor }, n) => setRole(visitor, only[(n + 1) % only.length]?._id ?? '', 'editor')),
    );
    expect(replies.every(({ status }) => [200, 403, 409, 503].includes(status))).toBe(true);
    const left = await User.find({ role: 'owner', status: 'active' }).lean<UserRecord[]>();
    expect(left.length).toBeGreaterThanOrEqual(1);
    for (const { _id } of left.slice(1)) await User.updateOne({ _id }, { role: 'editor' });
    const last = only.find(({ _id }) => _id === left[0]?._id);
    const refused = { status: 409, body: { code: 'last_owner' } };
    const { version } = (await User.findById(last?._id).lean<UserRecord>()) as UserRecord;
    expect(await setRole(last?.visitor as Visitor, last?._id as string, 'editor', version)).toMatchObject(
      refused,
    );
    expect(await User.countDocuments({ role: 'owner', status: 'active' })).toBe(1);
    await User.updateMany({ _id: mongoose.trusted({ $in: setAside }) }, { status: 'active' });
  });
});

/** Leaves exactly this number of owners. */
async function startAlone(count: number) {
  const setAside = await User.distinct('_id', { role: 'owner', status: 'active' });
  await User.updateMany({ role: 'owner' }, { status: 'disabled' });
  const only = [];
  for (let n = 0; n < count; n += 1) only.push(await signedIn({ role: 'owner' }));
  return { setAside, only };
}

describe('deactivating', () => {
  test('signs a member out at once, and activating restores access', async () => {
    const { _id, email, password, visitor } = await signedIn({ role: 'editor' });
    const path = `/api/admin/users/${_id}`;
    const reply = await owner.post(`${path}/deactivate`, {});
    expect(reply.body).toMatchObject({
      user: { status: 'disabled', sessions: 0 },
      moved: { posts: 0, leads: 0 },
    });
    expect(reply.body.user.may).toEqual(['edit', 'activate']);
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    expect((await server.visitor().signIn(email, password)).status).toBe(401);
    expect((await owner.post(`${path}/deactivate`, {})).status).toBe(409);
    expect((await owner.post(`${path}/activate`)).body).toMatchObject({
      status: 'active',
      deactivatedAt: null,
    });
    expect((await server.visitor().signIn(email, password)).status).toBe(200);
  });

  test('transfers all records of a member to another one, or none', async () => {
    const [from, to] = [await createMember(), await createMember({ name: 'Ana Soto' })];
    const post = await createPost({ authorId: from._id });
    const leads = [await createLead({ ownerId: from._id }), await createLead({ ownerId: from._id })];
    const path = `/api/admin/users/${from._id}`;
    expect((await owner.get(path)).body).toMatchObject({ content: { posts: 1, leads: 2 } });
    const toNobody = await owner.post(`${path}/deactivate`, { transferTo: 'nobody' });
    expect(toNobody).toMatchObject({
      status: 400,
      body: { fieldErrors: { transferTo: expect.any(String) } },
    });
    expect((await owner.post(`${path}/transfer`, { to: from._id })).status).toBe(400);
    expect((await owner.get(path)).body.status).toBe('active');
    const reply = await owner.post(`${path}/deactivate`, { transferTo: to._id });
    expect(reply.body.moved).toEqual({ posts: 1, leads: 2 });
    expect((await Post.findById(post._id).lean())?.authorId).toBe(to._id);
    for (const { _id } of leads) expect((await Enquiry.findById(_id).lean())?.ownerId).toBe(to._id);
    const back = await owner.post(`/api/admin/users/${to._id}/transfer`, { to: (await createMember())._id });
    expect(back.body).toMatchObject({
      user: { content: { posts: 0, leads: 0 } },
      moved: { posts: 1, leads: 2 },
    });
  });

  test("members can't deactivate or lock out themselves", async () => {
    const { _id, visitor } = await signedIn({ role: 'owner' });
    for (const [action, body] of [['deactivate', {}], ['force-reset'], ['factor-reset']] as const)
      expect((await visitor.post(`/api/admin/users/${_id}/${action}`, body)).status).toBe(409);
  });
});

test('a forced reset invalidates the password, ends all sessions and sends a working link', async () => {
  const { _id, email, password, visitor } = await signedIn({ passkeys: [] });
  expect((await owner.post(`/api/admin/users/${_id}/force-reset`)).status).toBe(200);
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  expect((await server.visitor().signIn(email, password)).status).toBe(401);
  const mail = (await waitForMails(server.mailFolder, email)).find(({ subject }) =>
    /to sign in again/.test(subject ?? ''),
  );
  expect(mail?.text).toContain('Ruth Delgado reset your workbench password');
  const token = mail?.text?.match(/#token=([\w-]+)/)?.[1];
  const body = { token, password: 'seven kettles hum at noon' };
  expect((await server.visitor().post('/api/auth/password-reset/complete', body)).status).toBe(200);
  expect((await server.visitor().signIn(email, body.password)).status).toBe(200);
});

test("an admin ends a member's sessions, and the member can sign in again", async () => {
  const { _id, email, password, visitor } = await signedIn({ role: 'viewer' });
  const reply = await owner.post(`/api/admin/users/${_id}/revoke-sessions`);
  expect(reply.body).toMatchObject({ sessions: 0 });
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  expect((await server.visitor().signIn(email, password)).status).toBe(200);
});
