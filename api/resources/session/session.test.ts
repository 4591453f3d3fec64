import mongoose from 'mongoose';
import { User } from '../../accounts/model';
import { savedMember, startServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
}, 30_000);
afterAll(() => server.stop());

const cookie = '__Host-sid';

describe('signing in', () => {
  test('a stranger is nobody and gets no session', async () => {
    const visitor = server.visitor();
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    expect((await visitor.get('/api/blog/posts')).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
  });

  test('the seeded owner is in, under a cookie that scripts and other sites do not get', async () => {
    const visitor = server.visitor();
    const reply = await visitor.signIn('Owner@emberline.example', 'owner password for tests');
    expect(reply.body).toEqual({
      user: { id: expect.any(String), email: 'owner@emberline.example', name: 'Owner', role: 'owner' },
      csrfToken: expect.any(String),
    });
    const set = reply.headers.getSetCookie().find((line) => line.startsWith(cookie));
    expect(set).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=Lax/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect((await visitor.get('/api/auth/me')).body).toEqual(reply.body);
  });

  test('every failure looks the same', async () => {
    const { email, password } = await savedMember({ status: 'disabled' });
    const visitor = server.visitor();
    const replies = [
      await visitor.signIn('nobody@emberline.example', 'some password'),
      await visitor.signIn('owner@emberline.example', 'wrong password'),
      await visitor.signIn(email, password),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      expect(reply.body).toMatchObject({
        code: 'wrong_credentials',
        message: 'That email and password do not match.',
      });
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test('a bad body is told so, and operators are no credentials', async () => {
    const visitor = server.visitor();
    expect((await visitor.post('/api/auth/login', {})).body.fieldErrors).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Please enter your password.',
    });
    const operator = await visitor.post('/api/auth/login', { email: 'a@example.com', password: { $ne: '' } });
    expect(operator.status).toBe(400);
    const unknown = { email: 'a@example.com', password: 'x', role: 'owner' };
    expect((await visitor.post('/api/auth/login', unknown)).status).toBe(400);
  });

  test('needs proof that it comes from this site', async () => {
    const { email, password } = await savedMember();
    const send = (headers: Record<string, string>) =>
      server.visitor().post('/api/auth/login', { email, password }, headers);
    expect((await send({ 'Sec-Fetch-Site': '', Origin: '' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': '', Origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': '' })).status).toBe(200);
  });

  test('gives a new session id, whatever the browser came with; only its hash is stored', async () => {
    const { email, password } = await savedMember();
    const visitor = server.visitor();
    visitor.cookies.set(cookie, 's%3Achosen-by-an-attacker.signature');
    await visitor.signIn(email, password);
    const first = visitor.cookies.get(cookie);
    expect(first).not.toContain('chosen-by-an-attacker');
    await visitor.signIn(email, password);
    expect(visitor.cookies.get(cookie)).not.toBe(first);
    const ids = await mongoose.connection.db?.collection<{ _id: string }>('sessions').distinct('_id');
    const plain = decodeURIComponent(first ?? '')
      .slice(2)
      .split('.')[0];
    expect(ids).not.toContain(plain);
  });
});

describe('a session', () => {
  test('ends at sign-out and cannot be brought back', async () => {
    const { email, password } = await savedMember();
    const visitor = server.visitor();
    await visitor.signIn(email, password);
    const [stolen, token] = [visitor.cookies.get(cookie) ?? '', visitor.csrfToken];
    const reply = await visitor.post('/api/auth/logout');
    expect(reply.status).toBe(204);
    expect(reply.headers.get('clear-site-data')).toBe('"cache"');
    const thief = server.visitor();
    thief.cookies.set(cookie, stolen);
    thief.csrfToken = token;
    expect((await thief.get('/api/auth/me')).status).toBe(401);
    expect((await thief.get('/api/admin/leads')).status).toBe(401);
  });

  test('feels a lost role, a disabled account and ended sessions at once', async () => {
    const { _id, email, password } = await savedMember({ role: 'editor' });
    const visitor = server.visitor();
    await visitor.signIn(email, password);
    await User.updateOne({ _id }, { role: 'viewer' });
    expect((await visitor.get('/api/auth/me')).body.user.role).toBe('viewer');
    await User.updateOne({ _id }, { $inc: { sessionVersion: 1 } });
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    await visitor.signIn(email, password);
    await User.updateOne({ _id }, { status: 'disabled' });
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
  });

  test('ends after twelve hours, however busy it was', async () => {
    const { email, password } = await savedMember();
    const visitor = server.visitor();
    await visitor.signIn(email, password);
    const sessions = mongoose.connection.db?.collection('sessions');
    const newest = await sessions?.findOne({ revoked: { $exists: false } }, { sort: { lastModified: -1 } });
    const data = JSON.parse(newest?.session as string);
    data.signedIn.at -= 12 * 3_600_000 + 1000;
    await sessions?.updateOne({ _id: newest?._id }, { $set: { session: JSON.stringify(data) } });
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
  });

  test.each([
    ['without a token', { 'X-CSRF-Token': '' }],
    ['with another token', { 'X-CSRF-Token': 'f'.repeat(64) }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['typed in or from a bookmark', { 'Sec-Fetch-Site': 'none' }],
    ['from another origin', { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' }],
    ['from no origin at all', { 'Sec-Fetch-Site': '', Origin: '' }],
    ['from a sandboxed frame', { 'Sec-Fetch-Site': '', Origin: 'null' }],
  ])('does not carry a write %s', async (_name, headers) => {
    const { email, password } = await savedMember();
    const visitor = server.visitor();
    await visitor.signIn(email, password);
    expect((await visitor.post('/api/auth/logout', undefined, headers)).status).toBe(403);
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
  });
});

describe('guessing', () => {
  test('rests after five tries from one place, while the owner of a known device gets in', async () => {
    const { email, password } = await savedMember();
    const owner = server.visitor('10.1.1.1');
    await owner.signIn(email, password);
    const guesser = server.visitor('10.1.1.1');
    const states = [];
    for (let n = 0; n < 7; n += 1) states.push((await guesser.signIn(email, `guess ${n}`)).status);
    expect(states).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const rested = await guesser.signIn(email, password);
    expect(rested).toMatchObject({ status: 429, body: { message: 'Too many tries. Please wait a minute.' } });
    expect(Number(rested.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await owner.signIn(email, password)).status).toBe(200);
  });

  test('at once from one place is looked at five times, and then a right password has to wait as well', async () => {
    const { email, password } = await savedMember();
    const owner = server.visitor('10.1.2.1');
    await owner.signIn(email, password);
    const place = '10.1.2.2';
    const states = await atOnce(30, (n) => server.visitor(place).signIn(email, `guess ${n}`));
    expect(states.filter((status) => status === 401)).toHaveLength(5);
    expect(states.filter((status) => status === 429)).toHaveLength(25);
    expect((await server.visitor(place).signIn(email, password)).status).toBe(429);
    expect((await owner.signIn(email, password)).status).toBe(200);
  }, 30_000);

  test('goes on after a minute, then after five, then after fifteen, one try each', async () => {
    const { email } = await savedMember();
    const place = '10.1.3.1';
    const tryAtOnce = async () => {
      const states = await atOnce(8, (n) => server.visitor(place).signIn(email, `guess ${n}`));
      return states.filter((status) => status === 401).length;
    };
    expect(await tryAtOnce()).toBe(5);
    for (const minutes of [1, 5, 15, 15]) {
      await lookBack(minutes * 60_000 - 45_000);
      expect(await tryAtOnce()).toBe(0);
      await lookBack(45_000);
      await forgetNetworks();
      expect(await tryAtOnce()).toBe(1);
    }
    await lookBack(30 * 60_000 + 1000);
    expect(await tryAtOnce()).toBe(5);
  }, 60_000);

  test('at once from many places is looked at twenty times an hour, while a known device gets in', async () => {
    const { email, password } = await savedMember();
    const owner = server.visitor();
    await owner.signIn(email, password);
    const states = await atOnce(48, (n) => server.visitor().signIn(email, `guess ${n}`));
    // What waits for a turn too long is told to come back, and was not looked at.
    expect(states.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(states.filter((status) => status === 429)).toHaveLength(28);
    expect((await server.visitor().signIn(email, password)).status).toBe(429);
    expect((await owner.signIn(email, password)).status).toBe(200);
  }, 30_000);

  test('from its own network does not keep the owner of a known device out', async () => {
    const { email, password } = await savedMember();
    const place = '10.1.4.1';
    const owner = server.visitor(place);
    await owner.signIn(email, password);
    await atOnce(40, (n) => server.visitor(place).signIn(`nobody-${n}@example.com`, 'guess'));
    expect((await server.visitor(place).signIn(email, password)).status).toBe(429);
    expect((await owner.signIn(email, password)).status).toBe(200);
  }, 30_000);

  test('leaves no address behind', async () => {
    const { email } = await savedMember();
    await server.visitor().signIn(email, 'guess');
    const kept = await mongoose.connection.collection('loginTries').find().toArray();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(email);
  });
});

async function atOnce(count: number, deed: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  return (await Promise.all(Array.from({ length: count }, (_, n) => deed(n)))).map(({ status }) => status);
}

/** Makes everything that was counted so much older. */
async function lookBack(ms: number): Promise<void> {
  const earlier = (field: string) => ({ $cond: [`$${field}`, { $subtract: [`$${field}`, ms] }, null] });
  const changed = { last: earlier('last'), restsUntil: earlier('restsUntil'), expires: earlier('expires') };
  await mongoose.connection.collection('loginTries').updateMany({}, [{ $set: changed }]);
}

/** What was counted by network and by account is not what the test is about. */
async function forgetNetworks(): Promise<void> {
  await mongoose.connection.collection('limits').deleteMany({ key: /^login-/ });
}
