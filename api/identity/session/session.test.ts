import mongoose from 'mongoose';
import { createRateLimit } from '../../platform/limits/rateLimit';
import { createMember, type Reply, startServer, type TestServer, type Visitor } from '../../testing';
import { countHashes } from '../password/hashPassword';
import { User, type UserRecord } from '../users/model';
import { renewAndEndOthers, renewSession, Session, type SessionRecord, touchSession } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

const cookie = '__Host-sid';
const signedIn = async () => server.signInAs((await createMember())._id);

describe('signing in', () => {
  test('without signing in there is no member and no session', async () => {
    const visitor = server.visitor();
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    expect((await visitor.get('/api/blog/posts')).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
  });

  test("the seeded owner signs in with a cookie that scripts and other sites can't read", async () => {
    const visitor = server.visitor();
    const reply = await visitor.signIn('Owner@emberline.example', 'owner password for tests');
    expect(reply.body).toEqual({
      user: { id: expect.any(String), email: 'owner@emberline.example', name: 'Owner', role: 'owner' },
      csrfToken: expect.any(String),
      factor: 'needed',
      freshUntil: expect.any(String),
      idleUntil: expect.any(String),
      endsAt: expect.any(String),
    });
    const set = reply.headers.getSetCookie().find((line) => line.startsWith(cookie));
    expect(set).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=Lax/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { csrfToken, factor } = reply.body;
    expect((await visitor.get('/api/auth/me')).body).toMatchObject({ csrfToken, factor });
  });

  test('a member who calls too often still counts as signed in', async () => {
    const { _id } = await createMember();
    const visitor = await server.signInAs(_id);
    await createRateLimit().hit('member', _id, 60, 298);
    const replies = await Promise.all([1, 2, 3].map(() => visitor.get('/api/auth/mfa')));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
  });

  test('all failures have the same response', async () => {
    const { email, password } = await createMember({ status: 'disabled' });
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
        message: 'Incorrect email or password.',
      });
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test('an invalid body is reported, and query operators are rejected', async () => {
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

  test('requires a same-origin request', async () => {
    const { email, password } = await createMember();
    const send = (headers: Record<string, string>) =>
      server.visitor().post('/api/auth/login', { email, password }, headers);
    expect((await send({ 'Sec-Fetch-Site': '', Origin: '' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': '', Origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': '' })).status).toBe(200);
  });

  test('issues a new session id and stores only its hash', async () => {
    const { email, password } = await createMember();
    const visitor = server.visitor();
    visitor.cookies.set(cookie, 'chosen-by-an-attacker');
    await visitor.signIn(email, password);
    const first = visitor.cookies.get(cookie) ?? '';
    expect(first).not.toBe('chosen-by-an-attacker');
    expect(JSON.stringify(await Session.find().lean())).not.toContain(first);
    await visitor.signIn(email, password);
    expect(visitor.cookies.get(cookie)).not.toBe(first);
    const left = server.visitor();
    left.cookies.set(cookie, first);
    expect((await left.get('/api/auth/me')).status).toBe(401);
  });

  test('hashes once for known and unknown accounts', async () => {
    const member = await createMember();
    const disabled = await createMember({ status: 'disabled' });
    const invited = await createMember({ status: 'invited', passwordHash: undefined });
    const attempts = [
      [member.email, 'a wrong password'],
      ['nobody@emberline.example', 'a wrong password'],
      [disabled.email, disabled.password],
      [invited.email, 'a wrong password'],
      [member.email, member.password],
    ] as const;
    const replies = [];
    for (const [email, password] of attempts) {
      const before = countHashes().made;
      replies.push(await server.visitor().post('/api/auth/login', { email, password }));
      expect(countHashes().made - before).toBe(1);
    }
    const [wrong, ...others] = replies.slice(0, 4).map(sameness);
    for (const other of others) expect(other).toEqual(wrong);
  });
});

/** The parts of a response that do not differ by request. */
function sameness({ status, headers, body }: Reply) {
  const { requestId: _, ...response } = body;
  const shown = [...headers].filter(([name]) => !['date', 'x-request-id', 'etag'].includes(name));
  return { status, response: response, shown };
}

describe('a session', () => {
  test("ends at sign-out and can't be restored", async () => {
    const { email, password } = await createMember();
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

  test('reflects a changed role, a disabled account and ended sessions at once', async () => {
    const { _id, email, password } = await createMember({ role: 'editor' });
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

  test('ends after an hour without use, and after twelve hours in any case', async () => {
    const { _id, email, password } = await createMember();
    const visitor = server.visitor();
    await visitor.signIn(email, password);
    await makeOlder(_id, 59);
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
    await makeOlder(_id, 61);
    expect((await visitor.get('/api/auth/me')).status).toBe(401);

    await visitor.signIn(email, password);
    const states = [];
    for (let n = 0; n < 15; n += 1) {
      await makeOlder(_id, 50);
      states.push((await visitor.get('/api/auth/me')).status);
    }
    expect(states).toEqual([...Array(14).fill(200), 401]);
  });

  test('is not restored by requests in progress when it ended', async () => {
    const { _id, email, password } = await createMember();
    const visitor = server.visitor();
    await visitor.signIn(email, password);
    await makeOlder(_id, 5);
    const inFlight = await Session.findOne({ userId: _id }).lean<SessionRecord>();
    const user = await User.findById(_id).lean<UserRecord>();
    const copy = server.visitor();
    copy.cookies.set(cookie, visitor.cookies.get(cookie) ?? '');
    await visitor.post('/api/auth/logout');
    if (!inFlight || !user) throw new Error('there was no session');
    await touchSession(inFlight);
    expect(await renewSession(inFlight, user, true)).toBeUndefined();
    expect(await renewAndEndOthers(inFlight, user, true)).toBeUndefined();
    expect((await copy.get('/api/auth/me')).status).toBe(401);
  });

  test('the sixth session ends the oldest, also with concurrent sign-ins', async () => {
    const { email, password } = await createMember();
    const visitors = Array.from({ length: 6 }, () => server.visitor());
    for (const visitor of visitors) await visitor.signIn(email, password);
    const states = [];
    for (const visitor of visitors) states.push((await visitor.get('/api/auth/me')).status);
    expect(states).toEqual([401, 200, 200, 200, 200, 200]);
    const [oldest, second] = visitors;
    const why = async (visitor?: Visitor) => (await visitor?.get('/api/auth/ended'))?.body;
    // Only the browser of the evicted session gets the reason; others with an ended or unknown session do not.
    expect(await why(oldest)).toEqual({ reason: 'sixth_device' });
    expect(await why(second)).toEqual({ reason: null });
    expect(await why(server.visitor())).toEqual({ reason: null });
    const { headers } = await server.visitor().get('/api/auth/ended');
    expect(headers.get('cache-control')).toBe('no-store');
    const more = Array.from({ length: process.env.LONG ? 10 : 4 }, () => server.visitor());
    await Promise.all(more.map((visitor) => visitor.signIn(email, password)));
    const responses = await Promise.all([...visitors, ...more].map((visitor) => visitor.get('/api/auth/me')));
    const open = responses.filter(({ status }) => status === 200).length;
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThanOrEqual(5);
  });

  test.each<[string, Record<string, string>]>([
    ['without a token', { 'X-CSRF-Token': '' }],
    ['with the token of another session', { 'X-CSRF-Token': 'theirs' }],
    ['with another token', { 'X-CSRF-Token': 'f'.repeat(64) }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['typed in or from a bookmark', { 'Sec-Fetch-Site': 'none' }],
    ['from another origin', { 'Sec-Fetch-Site': '', Origin: 'https://evil.example' }],
    ['from no origin at all', { 'Sec-Fetch-Site': '', Origin: '' }],
    ['from a sandboxed frame', { 'Sec-Fetch-Site': '', Origin: 'null' }],
  ])('does not authorize a write %s', async (_name, headers) => {
    const visitor = await signedIn();
    const theirs = await signedIn();
    const sent = headers['X-CSRF-Token'] === 'theirs' ? { 'X-CSRF-Token': theirs.csrfToken } : headers;
    expect((await visitor.post('/api/auth/logout', undefined, sent)).status).toBe(403);
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
  });
});

/** Moves a member's sessions into the past. */
async function makeOlder(userId: string, minutes: number): Promise<void> {
  const times = ['createdAt', 'lastSeenAt', 'expires', 'factorAt'];
  const earlier = times.map((field) => [field, { $subtract: [`$${field}`, minutes * 60_000] }]);
  await mongoose.connection
    .collection('sessions')
    .updateMany({ userId }, [{ $set: Object.fromEntries(earlier) }]);
}
