import mongoose from 'mongoose';
import {
  createMember,
  type Reply,
  startServer,
  type TestServer,
  waitForAccountMails,
  waitForMails,
} from '../../testing';
import { User } from '../users/model';
import { good, passwordResetClient } from './passwordResetClient.fixture';

let server: TestServer;
let at: ReturnType<typeof passwordResetClient>;
beforeAll(async () => {
  server = await startServer();
  at = passwordResetClient(server);
});
afterAll(() => server.stop());

const other = 'nine lanterns drift past dawn';
const over = { status: 422, body: { code: 'link_over' } };

test('the response is the same for unknown, active and disabled accounts', async () => {
  const member = await createMember({ passkeys: [] });
  const disabled = await createMember({ status: 'disabled' });
  const invited = await createMember({ status: 'invited' });
  const replies = [
    await at.requestReset('nobody@emberline.example'),
    await at.requestReset(member.email),
    await at.requestReset(disabled.email),
    await at.requestReset(invited.email),
  ];
  for (const reply of replies) {
    expect(reply.status).toBe(202);
    expect(reply.body).toEqual(replies[0]?.body);
    expect([...reply.headers.keys()]).toEqual([...(replies[0]?.headers.keys() ?? [])]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  }
  expect(await at.linksTo(member.email)).toHaveLength(1);
  for (const { email } of [disabled, invited])
    expect(await waitForMails(server.mailFolder, email, 0)).toEqual([]);
  expect(await waitForMails(server.mailFolder, 'nobody@emberline.example', 0)).toEqual([]);
});

test('a reset sends a link, changes the password, ends all sessions and sends a notice', async () => {
  const { _id, email, password } = await createMember({ passkeys: [] });
  const inside = server.visitor();
  await inside.signIn(email, password);
  await at.requestReset(email, { 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' });
  const [link = ''] = await at.linksTo(email);
  expect(link.startsWith(`${server.origin}/password-reset#token=`)).toBe(true);
  const token = link.split('#token=')[1] ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);

  const visitor = server.visitor();
  const verified = await visitor.post('/api/auth/password-reset/verify', { token });
  expect(verified).toMatchObject({ status: 200, body: { email, mfaRequired: false } });
  const left = Date.parse(verified.body.expiresAt) - Date.now();
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);

  const reply = await visitor.post('/api/auth/password-reset/complete', { token, password: good });
  expect(reply).toMatchObject({ status: 200, body: { mfaRequired: false } });
  expect(visitor.cookies.size).toBe(0);
  expect((await inside.get('/api/auth/me')).status).toBe(401);
  expect((await server.visitor().signIn(email, password)).status).toBe(401);
  expect((await server.visitor().signIn(email, good)).status).toBe(200);
  await waitForAccountMails();
  const notice = (await waitForMails(server.mailFolder, email, 2)).find(({ subject }) =>
    /was changed/.test(subject ?? ''),
  );
  expect(notice?.text).toContain('If this wasn’t you');
  const stored = await mongoose.connection
    .collection('auditLog')
    .findOne({ entityId: _id, action: 'reset own password' });
  expect(stored).toMatchObject({ entity: 'users', actorId: _id });
});

describe('a link is rejected', () => {
  let unknown: Reply;
  const sameAsUnknown = (reply: Reply) => {
    expect(reply).toMatchObject(over);
    expect({ ...reply.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  };
  beforeAll(async () => {
    unknown = await at.complete('made-up');
    expect(unknown).toMatchObject(over);
  });

  test('the second time, also with concurrent requests', async () => {
    const { email } = await createMember({ passkeys: [] });
    const token = await at.tokenFor(email);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, n) => at.complete(token, `${good} ${n}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) sameAsUnknown(reply);
    sameAsUnknown(await server.visitor().post('/api/auth/password-reset/verify', { token }));
  });

  test('after a newer link was sent', async () => {
    const { email } = await createMember({ passkeys: [] });
    const first = await at.tokenFor(email);
    const second = await at.tokenFor(email, 2);
    sameAsUnknown(await at.complete(first));
    expect((await at.complete(second)).status).toBe(200);
  });

  test('after the password was changed, also when its email was not sent yet', async () => {
    const { _id, email } = await createMember({ passkeys: [] });
    const token = await at.tokenFor(email);
    const used = await at.tokenFor(email, 2);
    expect((await at.complete(used)).status).toBe(200);
    sameAsUnknown(await at.complete(token));
    await User.updateOne({ _id }, { passwordChangedAt: new Date(Date.now() + 60_000) });
    await at.requestReset(email);
    await waitForAccountMails();
    expect(await at.linksTo(email)).toHaveLength(2);
  });

  test('after it expired', async () => {
    const { _id, email } = await createMember({ passkeys: [] });
    const token = await at.tokenFor(email);
    await mongoose.connection
      .collection('oneTimeTokens')
      .updateOne({ userId: _id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    sameAsUnknown(await at.complete(token));
  });

  test('when the member was disabled since', async () => {
    const { _id, email } = await createMember({ passkeys: [] });
    const token = await at.tokenFor(email);
    await User.updateOne({ _id }, { status: 'disabled' });
    sameAsUnknown(await at.complete(token));
  });
});

test('reports a weak password at its field and keeps the link valid', async () => {
  const { email } = await createMember({ passkeys: [], name: 'Ruth Delgado' });
  const token = await at.tokenFor(email);
  for (const [password, message] of [
    ['short', 'Use at least 12 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['Password123456', 'This password is too common. Choose another.'],
    ['Ruth Delgado 77', 'Don’t base your password on your name, email address, or company name.'],
  ]) {
    const reply = await at.complete(token, password);
    expect(reply).toMatchObject({ status: 400, body: { fieldErrors: { password: message } } });
  }
  const spaced = `  ${other}  `;
  expect((await at.complete(token, spaced)).status).toBe(200);
  expect((await server.visitor().signIn(email, other)).status).toBe(401);
  expect((await server.visitor().signIn(email, spaced)).status).toBe(200);
});

test('allows three emails an hour per address and ten requests per network', async () => {
  const { email } = await createMember({ passkeys: [] });
  for (let n = 0; n < 5; n += 1) expect((await at.requestReset(email)).status).toBe(202);
  await waitForAccountMails();
  expect(await at.linksTo(email, 3)).toHaveLength(3);
  const asker = server.visitor('10.9.9.9');
  const states = [];
  for (let n = 0; n < 11; n += 1)
    states.push((await asker.post('/api/auth/password-reset', { email: `n${n}@example.com` })).status);
  expect(states).toEqual([...Array(10).fill(202), 429]);
});

test('stores no token and rejects tokens in URLs or from other sites', async () => {
  const { email } = await createMember({ passkeys: [] });
  const token = await at.tokenFor(email);
  for (const { collectionName } of await mongoose.connection
    .listCollections()
    .then((all) => all.map(({ name }) => ({ collectionName: name })))) {
    if (collectionName.startsWith('system.')) continue;
    const documents = await mongoose.connection.collection(collectionName).find().toArray();
    expect(JSON.stringify(documents)).not.toContain(token);
  }
  expect((await server.visitor().get(`/api/auth/password-reset/verify?token=${token}`)).status).toBe(404);
  for (const path of ['', '/verify', '/complete', '/mfa']) {
    const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    expect((await server.visitor().post(`/api/auth/password-reset${path}`, {}, foreign)).status).toBe(403);
  }
});
