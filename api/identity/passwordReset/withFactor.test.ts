import { generate } from 'otplib';
import { AuditLog } from '../../platform/audit/model';
import { createMember, nextRecoveryCode, startServer, type TestServer } from '../../testing';
import { User } from '../users/model';
import { good, passwordResetClient } from './passwordResetClient.fixture';

let server: TestServer;
let at: ReturnType<typeof passwordResetClient>;
beforeAll(async () => {
  server = await startServer();
  at = passwordResetClient(server);
});
afterAll(() => server.stop());

const isTheirs = async (email: string, password: string) =>
  (await server.visitor().post('/api/auth/login', { email, password })).status === 200;

test('the password changes after the factor is verified, and the challenge works once', async () => {
  const { email, password } = await createMember();
  const inside = server.visitor();
  await inside.signIn(email, password);
  const { status, body } = await at.complete(await at.tokenFor(email));
  expect(status).toBe(200);
  expect(body).toEqual({
    mfaRequired: true,
    challenge: expect.any(String),
    expiresAt: expect.any(String),
    ways: ['recoveryCode'],
  });
  expect(await isTheirs(email, password)).toBe(true);
  expect((await inside.get('/api/auth/me')).status).toBe(200);
  expect(await at.prove(body.challenge, '123456')).toMatchObject({
    status: 401,
    body: { code: 'wrong_code' },
  });
  expect(
    await server
      .visitor()
      .post('/api/auth/mfa', { challenge: body.challenge, code: nextRecoveryCode(email) }),
  ).toMatchObject({ status: 401, body: { code: 'challenge_over' } });
  const proved = await at.prove(body.challenge, nextRecoveryCode(email));
  expect(proved.status).toBe(204);
  expect(proved.headers.getSetCookie()).toEqual([]);
  expect(await isTheirs(email, password)).toBe(false);
  expect(await isTheirs(email, good)).toBe(true);
  expect((await inside.get('/api/auth/me')).status).toBe(401);
  expect(await at.prove(body.challenge, nextRecoveryCode(email))).toMatchObject({
    status: 401,
    body: { code: 'challenge_over' },
  });
});

test('five wrong codes end the challenge, are recorded, and change nothing', async () => {
  const { _id, email, password } = await createMember();
  const { body } = await at.complete(await at.tokenFor(email));
  const codes = [];
  for (let n = 0; n < 5; n += 1) codes.push((await at.prove(body.challenge, `00000${n}`)).body.code);
  expect(codes).toEqual([...Array(4).fill('wrong_code'), 'challenge_over']);
  const failure = { actorId: _id, action: 'fail to reset own password', entityId: _id };
  expect(await AuditLog.countDocuments(failure)).toBe(5);
  expect(await at.prove(body.challenge, nextRecoveryCode(email))).toMatchObject({
    body: { code: 'challenge_over' },
  });
  expect(await isTheirs(email, password)).toBe(true);
  expect(await isTheirs(email, good)).toBe(false);
});

test('accepts an app code, once among concurrent requests', async () => {
  const { _id, email, password } = await createMember();
  const member = server.visitor();
  await member.signIn(email, password);
  const { secret } = (await member.post('/api/auth/mfa/setup')).body;
  await member.post('/api/auth/mfa/confirm', { code: await generate({ secret }) });
  await User.updateOne({ _id }, { $set: { 'app.lastStep': 0 } });
  const { body } = await at.complete(await at.tokenFor(email));
  expect(body.ways).toEqual(['code', 'recoveryCode']);
  const code = await generate({ secret });
  const states = await Promise.all(
    Array.from({ length: 4 }, async () => (await at.prove(body.challenge, code)).status),
  );
  expect(states.sort()).toEqual([204, 401, 401, 401]);
  expect(await isTheirs(email, good)).toBe(true);
});

test('signing out everywhere cancels the reset', async () => {
  const { _id, email } = await createMember();
  const { body } = await at.complete(await at.tokenFor(email));
  await User.updateOne({ _id }, { $inc: { sessionVersion: 1 } });
  expect(await at.prove(body.challenge, nextRecoveryCode(email))).toMatchObject({
    body: { code: 'challenge_over' },
  });
});
