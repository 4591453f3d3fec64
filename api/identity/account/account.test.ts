import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Authenticator } from '../../testing/Authenticator';
import { createAuthenticatorApp, setUpAuthenticatorApp } from '../../testing/servers/authenticatorApp';
import { type FakeClock, useFakeClock } from '../../testing/servers/fakeClock';

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
beforeEach(() => clock.advance(10 * 60_000));

type Member = Awaited<ReturnType<typeof newcomer>>;

/** A signed-in member without a second factor. */
async function newcomer() {
  const { _id, email, password } = await createMember({ passkeys: [], role: 'viewer' });
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  return { id: _id, email, password, visitor };
}

async function withApp() {
  const member = await newcomer();
  return { ...member, app: await setUpAuthenticatorApp(member.visitor) };
}

async function addPasskey(
  { visitor }: Pick<Member, 'visitor'>,
  name = 'Laptop',
  device = new Authenticator(server.origin),
) {
  const { body: offer } = await visitor.post('/api/auth/passkeys/options');
  const reply = visitor.storeCsrfToken(
    await visitor.post('/api/auth/passkeys', { name, passkey: device.create(offer) }),
  );
  return { device, offer, reply };
}

async function signInWith(device: Authenticator, claims = {}, visitor = server.visitor()) {
  const { body: question } = await visitor.post('/api/auth/passkey/options');
  return {
    visitor,
    question,
    reply: visitor.storeCsrfToken(await visitor.post('/api/auth/passkey', device.get(question, claims))),
  };
}

const meOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;

describe('setting up an authenticator app', () => {
  test('is all that a member without a factor can do; the first code renews the session', async () => {
    const { email, visitor } = await newcomer();
    expect((await visitor.get('/api/auth/me')).body.factor).toBe('needed');
    expect(await visitor.get('/api/admin/leads')).toMatchObject({
      status: 403,
      body: { code: 'factor_needed' },
    });
    const [old, token] = [visitor.cookies.get('__Host-sid'), visitor.csrfToken];
    const { body: key } = await visitor.post('/api/auth/mfa/setup');
    expect(key.uri).toBe(
      `otpauth://totp/Emberline:${encodeURIComponent(email)}?secret=${key.secret}&issuer=Emberline`,
    );
    const wrong = await visitor.post('/api/auth/mfa/confirm', { code: '000000' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
    const reply = await visitor.post('/api/auth/mfa/confirm', {
      code: await createAuthenticatorApp(key.secret).code(),
    });
    expect(reply.body).toMatchObject({ session: { factor: 'set' }, recoveryCodes: expect.any(Array) });
    expect(new Set(reply.body.recoveryCodes).size).toBe(10);
    for (const code of reply.body.recoveryCodes)
      expect(code).toMatch(/^([\da-hjkmnp-tv-z]{5}-){4}[\da-hjkmnp-tv-z]{5}$/);
    visitor.storeCsrfToken(reply);
    expect([visitor.cookies.get('__Host-sid'), visitor.csrfToken]).not.toEqual([old, token]);
    expect((await visitor.get('/api/admin/leads')).status).toBe(200);
    expect((await visitor.get('/api/auth/mfa')).body).toEqual({
      appSince: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: 10,
      isRequired: true,
    });
    const left = server.visitor();
    left.cookies.set('__Host-sid', old ?? '');
    expect(await meOf(left)).toBe(401);
  });

  test('accepts twenty attempts an hour', async () => {
    const { email, password } = await createMember({ passkeys: [] });
    const visitor = server.visitor();
    await visitor.signIn(email, password);
    await visitor.post('/api/auth/mfa/setup');
    const states = [];
    for (let n = 0; n < 21; n += 1)
      states.push((await visitor.post('/api/auth/mfa/confirm', { code: `0000${n + 10}` })).status);
    expect(states).toEqual([...Array(20).fill(422), 429]);
  });

  test('ends all sessions that were opened without a factor', async () => {
    const { email, password, visitor } = await newcomer();
    const other = server.visitor();
    await other.signIn(email, password);
    await setUpAuthenticatorApp(visitor);
    expect([await meOf(visitor), await meOf(other)]).toEqual([200, 401]);
  });

  test('expires after 15 minutes; a new key replaces the active one only after confirmation', async () => {
    const { visitor, app } = await withApp();
    const { body: key } = await visitor.post('/api/auth/mfa/setup');
    clock.advance(9 * 60_000);
    expect((await visitor.post('/api/auth/sudo', { code: await app.code() })).status).toBe(200);
    const again = await newcomer();
    const { body: late } = await again.visitor.post('/api/auth/mfa/setup');
    clock.advance(16 * 60_000);
    const code = await createAuthenticatorApp(late.secret).code();
    expect(await again.visitor.post('/api/auth/mfa/confirm', { code })).toMatchObject({ status: 409 });
    expect(key.secret).not.toBe(app.secret);
  });

  test("an encrypted key copied to another record can't be decrypted", async () => {
    const [one, two] = [await withApp(), await withApp()];
    const { User } = await import('../users/model');
    const stolen = await User.findById(one.id).lean();
    await User.updateOne({ _id: two.id }, { $set: { app: stolen?.app } });
    clock.advance(60_000);
    const { body } = await server
      .visitor()
      .post('/api/auth/login', { email: two.email, password: two.password });
    const reply = await server.visitor().proveFactor(body.challenge, await one.app.code());
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });
});

describe('passkeys', () => {
  test('signing in with a passkey counts as both factors, and the first passkey creates recovery codes', async () => {
    const member = await newcomer();
    const { device, offer, reply } = await addPasskey(member, ' Laptop ');
    expect(offer.rp).toEqual({ name: 'Emberline', id: 'site.example' });
    expect(offer.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(reply).toMatchObject({ status: 201, body: { session: { factor: 'set' } } });
    expect(reply.body.recoveryCodes).toHaveLength(10);
    const { visitor, reply: signedIn } = await signInWith(device);
    expect(signedIn.body).toMatchObject({ user: { email: member.email }, factor: 'set' });
    const { body } = await visitor.get('/api/auth/mfa');
    expect(body.passkeys).toEqual([
      {
        id: device.id,
        name: 'Laptop',
        isSynced: false,
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    const login = await server
      .visitor()
      .post('/api/auth/login', { email: member.email, password: member.password });
    expect(login.body.ways).toEqual(['recoveryCode', 'passkey']);
  });

  test('accepts a response once, for our challenge and origin, with user verification and an increasing counter', async () => {
    const member = await newcomer();
    const { device } = await addPasskey(member);
    for (const claims of [{ origin: 'https://site.example.evil.test' }, { isVerified: false }])
      expect((await signInWith(device, claims)).reply).toMatchObject({
        status: 401,
        body: { code: 'wrong_passkey' },
      });
    const { question, visitor, reply } = await signInWith(device);
    expect(reply.status).toBe(200);
    expect((await visitor.post('/api/auth/passkey', device.get(question))).status).toBe(401);
    const ownQuestion = { challenge: 'bm90LW91cnM', rpId: 'site.example' };
    expect((await visitor.post('/api/auth/passkey', device.get(ownQuestion))).status).toBe(401);
    expect((await signInWith(device, { counter: 1 })).reply.status).toBe(401);
    const otherMember = new Authenticator(server.origin);
    expect((await signInWith(otherMember)).reply.status).toBe(401);
    const { body: late } = await visitor.post('/api/auth/passkey/options');
    clock.advance(5 * 60_000 + 1000);
    expect((await visitor.post('/api/auth/passkey', device.get(late))).status).toBe(401);
    expect((await signInWith(device)).reply.status).toBe(200);
  });

  test('does not add a passkey of another member or site, or the same one twice', async () => {
    const [member, other] = [await newcomer(), await newcomer()];
    const { body: theirs } = await other.visitor.post('/api/auth/passkeys/options');
    const { body: offer } = await member.visitor.post('/api/auth/passkeys/options');
    const send = (passkey: unknown, visitor = member.visitor) =>
      visitor.post('/api/auth/passkeys', { name: 'x', passkey });
    const refused = { status: 422, body: { code: 'wrong_passkey' } };
    expect(await send(new Authenticator(server.origin).create(theirs))).toMatchObject(refused);
    const elsewhere = new Authenticator('https://evil.example');
    expect(await send(elsewhere.create(offer))).toMatchObject(refused);
    const { device } = await addPasskey(member);
    const { body: again } = await other.visitor.post('/api/auth/passkeys/options');
    expect(await send(device.create(again), other.visitor)).toMatchObject(refused);
    const { body: next } = await member.visitor.post('/api/auth/passkeys/options');
    expect(next.excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ]);
  });

  test('can be renamed, removed and used for a step-up, but only by their owner', async () => {
    const member = await newcomer();
    const { device } = await addPasskey(member);
    await addPasskey(member, 'Phone');
    const { visitor } = member;
    expect((await visitor.patch(`/api/auth/passkeys/${device.id}`, { name: 'Desk' })).body.name).toBe('Desk');
    const otherMember = await withApp();
    expect((await otherMember.visitor.patch(`/api/auth/passkeys/${device.id}`, { name: 'x' })).status).toBe(
      404,
    );
    expect((await otherMember.visitor.send('DELETE', `/api/auth/passkeys/${device.id}`, {})).status).toBe(
      404,
    );
    const foreign = await addPasskey(otherMember);
    clock.advance(11 * 60_000);
    const take = () => visitor.send('DELETE', `/api/auth/passkeys/${device.id}`, {});
    expect((await take()).body.code).toBe('step_up');
    const getOptions = async () => (await visitor.post('/api/auth/passkey/options')).body;
    const theirs = await visitor.post('/api/auth/sudo', { passkey: foreign.device.get(await getOptions()) });
    expect(theirs).toMatchObject({ status: 422, body: { code: 'wrong_passkey' } });
    visitor.storeCsrfToken(await visitor.post('/api/auth/sudo', { passkey: device.get(await getOptions()) }));
    expect((await take()).body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Phone']);
    expect((await signInWith(device)).reply.status).toBe(401);
  });
});

describe('the last factor', () => {
  test('cannot be removed, also not by concurrent requests', async () => {
    const { visitor } = await withApp();
    const disable = () => visitor.post('/api/auth/mfa/disable');
    expect(await disable()).toMatchObject({ status: 409, body: { code: 'factor_required' } });
    const { device } = await addPasskey({ visitor });
    const both = await Promise.all([
      disable(),
      visitor.send('DELETE', `/api/auth/passkeys/${device.id}`, {}),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await visitor.get('/api/auth/me')).body.factor).toBe('set');
    expect((await disable()).status).toBe(both[0]?.status === 200 ? 404 : 409);
  });

  test('new recovery codes replace the old ones', async () => {
    const { email, password, visitor, app } = await withApp();
    const { body } = await visitor.post('/api/auth/mfa/recovery-codes');
    expect(body.recoveryCodes).toHaveLength(10);
    const other = server.visitor();
    const { body: login } = await other.post('/api/auth/login', { email, password });
    const [old = ''] = app.reply.body.recoveryCodes;
    expect((await other.proveFactor(login.challenge, old)).body.code).toBe('wrong_code');
    expect((await other.proveFactor(login.challenge, body.recoveryCodes[0])).status).toBe(200);
  });
});
