import { AuditLog } from '../../platform/audit/model';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { type AuthenticatorApp, setUpAuthenticatorApp } from '../../testing/servers/authenticatorApp';
import { type FakeClock, useFakeClock } from '../../testing/servers/fakeClock';
import { User } from '../users/model';

let server: TestServer;
let clock: FakeClock;
beforeAll(async () => {
  server = await startServer();
  clock = useFakeClock();
});
afterAll(async () => {
  clock.release();
  await server.stop();
});
// Each test starts in a new time step.
beforeEach(() => clock.advance(10 * 60_000));

interface WithApp {
  email: string;
  password: string;
  id: string;
  app: AuthenticatorApp;
  codes: string[];
}

async function memberWithApp(): Promise<WithApp> {
  const { _id, email, password } = await createMember({ passkeys: [] });
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  const app = await setUpAuthenticatorApp(visitor);
  return { id: _id, email, password, app, codes: app.reply.body.recoveryCodes };
}

async function challengeFor({ email, password }: WithApp, visitor: Visitor): Promise<string> {
  return (await visitor.post('/api/auth/login', { email, password })).body.challenge;
}

describe('the second factor', () => {
  test('a correct password opens no session; the app code does, once', async () => {
    const member = await memberWithApp();
    const visitor = server.visitor();
    const reply = await visitor.post('/api/auth/login', { email: member.email, password: member.password });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      mfaRequired: true,
      challenge: expect.any(String),
      ways: ['code', 'recoveryCode'],
      expiresAt: new Date(clock.now() + 5 * 60_000).toISOString(),
    });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect((await visitor.get('/api/auth/me')).status).toBe(401);

    const code = await member.app.code();
    const signedIn = await visitor.proveFactor(reply.body.challenge, code);
    expect(signedIn.body).toMatchObject({ user: { email: member.email }, factor: 'set' });
    expect(signedIn.headers.get('cache-control')).toBe('no-store');
    expect((await visitor.get('/api/auth/me')).body).toEqual(signedIn.body);

    const other = server.visitor();
    const again = await other.proveFactor(reply.body.challenge, await member.app.code());
    expect(again).toMatchObject({ status: 401, body: { code: 'challenge_over' } });
    const replayed = await other.proveFactor(await challengeFor(member, other), code);
    expect(replayed).toMatchObject({ status: 401, body: { code: 'wrong_code' } });
    expect(other.cookies.has('__Host-sid')).toBe(false);
  });

  test('a challenge lasts five minutes and five attempts', async () => {
    const member = await memberWithApp();
    const visitor = server.visitor();
    const late = await challengeFor(member, visitor);
    clock.advance(5 * 60_000 + 1000);
    expect((await visitor.proveFactor(late, await member.app.code())).body.code).toBe('challenge_over');

    const challenge = await challengeFor(member, visitor);
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push((await visitor.proveFactor(challenge, '000000')).body.code);
    expect(codes).toEqual([...Array(4).fill('wrong_code'), 'challenge_over']);
    expect((await visitor.proveFactor(challenge, await member.app.code())).body.code).toBe('challenge_over');
  });

  test('ten wrong app codes an hour are checked across challenges and networks; recovery codes still work', async () => {
    const member = await memberWithApp();
    const states = [];
    for (let n = 0; n < 12; n += 1) {
      const guesser = server.visitor();
      states.push((await guesser.proveFactor(await challengeFor(member, guesser), '000000')).status);
    }
    expect(states).toEqual([...Array(10).fill(401), 429, 429]);
    const owner = server.visitor();
    const rested = await owner.proveFactor(await challengeFor(member, owner), await member.app.code());
    expect(rested.status).toBe(429);
    expect(Number(rested.headers.get('retry-after'))).toBeGreaterThan(0);
    const [code = ''] = member.codes;
    expect((await owner.proveFactor(await challengeFor(member, owner), code)).status).toBe(200);
  });

  test('only one of several concurrent requests with the same code signs in', async () => {
    const member = await memberWithApp();
    const code = await member.app.code();
    const visitors = Array.from({ length: process.env.LONG ? 20 : 6 }, () => server.visitor());
    const challenges = await Promise.all(visitors.map((visitor) => challengeFor(member, visitor)));
    const replies = await Promise.all(
      visitors.map((visitor, n) => visitor.proveFactor(challenges[n] ?? '', code)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(
      new Set(process.env.LONG ? [200, 401, 429] : [200, 401]),
    );
  });

  test('a password change or a disabled account invalidates the challenge', async () => {
    for (const change of [{ $inc: { sessionVersion: 1 } }, { $set: { status: 'disabled' } }]) {
      const member = await memberWithApp();
      const visitor = server.visitor();
      const challenge = await challengeFor(member, visitor);
      await User.updateOne({ _id: member.id }, change);
      expect((await visitor.proveFactor(challenge, await member.app.code())).body.code).toBe(
        'challenge_over',
      );
    }
  });

  test('a recovery code works once, however it is typed', async () => {
    const member = await memberWithApp();
    const [code = ''] = member.codes;
    const visitor = server.visitor();
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('1', 'l').replaceAll('0', 'O')}`;
    expect((await visitor.proveFactor(await challengeFor(member, visitor), typed)).status).toBe(200);
    expect((await visitor.get('/api/auth/mfa')).body.recoveryCodesLeft).toBe(9);
    const thief = server.visitor();
    expect((await thief.proveFactor(await challengeFor(member, thief), code)).body.code).toBe('wrong_code');
  });

  test.each<[string, Record<string, string>]>([
    ['says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['says nothing', { 'Sec-Fetch-Site': '', Origin: '' }],
  ])('rejects a challenge response from another site when it %s', async (_name, headers) => {
    const member = await memberWithApp();
    const visitor = server.visitor();
    const challenge = await challengeFor(member, visitor);
    const body = { challenge, code: await member.app.code() };
    expect((await visitor.post('/api/auth/mfa', body, headers)).status).toBe(403);
    expect((await visitor.post('/api/auth/mfa', body)).status).toBe(200);
  });
});

describe('a step-up', () => {
  test('is required ten minutes after the last verified factor, renews the session and allows the action', async () => {
    const member = await memberWithApp();
    const visitor = server.visitor();
    await visitor.proveFactor(await challengeFor(member, visitor), await member.app.code());
    const renew = () => visitor.post('/api/auth/mfa/recovery-codes');
    expect((await renew()).status).toBe(200);
    clock.advance(10 * 60_000 + 1000);
    expect(await renew()).toMatchObject({ status: 403, body: { code: 'step_up' } });

    const [old, token] = [visitor.cookies.get('__Host-sid') ?? '', visitor.csrfToken];
    const wrong = await visitor.post('/api/auth/sudo', { code: '000000' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'wrong_code', fieldErrors: { code: expect.any(String) } },
    });
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const failures = await AuditLog.find({ actorId: member.id, action: 'fail to confirm identity' }).lean();
    expect(failures).toMatchObject([{ entity: 'auth', actorName: expect.any(String) }]);
    expect(failures[0]?.network).not.toBe('');
    expect((await renew()).body.code).toBe('step_up');
    const proved = visitor.storeCsrfToken(
      await visitor.post('/api/auth/sudo', { code: await member.app.code() }),
    );
    expect(proved.status).toBe(200);
    expect(visitor.cookies.get('__Host-sid')).not.toBe(old);
    expect(visitor.csrfToken).not.toBe(token);
    expect((await renew()).status).toBe(200);

    const thief = server.visitor();
    thief.cookies.set('__Host-sid', old);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
  });

  test('rejects the password of a member with a factor, and an empty proof', async () => {
    const member = await memberWithApp();
    const visitor = server.visitor();
    await visitor.proveFactor(await challengeFor(member, visitor), await member.app.code());
    for (const body of [{ password: member.password }, {}])
      expect((await visitor.post('/api/auth/sudo', body)).status).toBe(400);
  });

  test('does not extend the session', async () => {
    const member = await memberWithApp();
    const visitor = server.visitor();
    const { body } = await visitor.proveFactor(await challengeFor(member, visitor), await member.app.code());
    clock.advance(30 * 60_000);
    const after = await visitor.post('/api/auth/sudo', { code: await member.app.code() });
    expect(after.body.endsAt).toBe(body.endsAt);
  });
});
