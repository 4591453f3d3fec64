import { createMember, startServer, type TestServer, Visitor } from '../../testing';
import { type ApiProcess, startApiProcess } from '../../testing/servers/apiProcess';
import { createAuthenticatorApp } from '../../testing/servers/authenticatorApp';
import { User } from '../users/model';

let here: TestServer;
let there: ApiProcess;
beforeAll(async () => {
  here = await startServer();
  there = await startApiProcess(here.variables);
});
afterAll(async () => {
  there.child.kill('SIGKILL');
  await here.stop();
});

const visitors = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const visitor = here.visitor();
    return n % 2 ? new Visitor(there.url, here.origin, `10.77.0.${n}`) : visitor;
  });

test('only one of several concurrent sign-ins at two processes succeeds, and its session is valid at both', async () => {
  const { _id, email, password } = await createMember({ passkeys: [] });
  const first = here.visitor();
  await first.signIn(email, password);
  const app = createAuthenticatorApp((await first.post('/api/auth/mfa/setup')).body.secret);
  await first.post('/api/auth/mfa/confirm', { code: await app.code() });
  await User.updateOne({ _id }, { $set: { 'app.lastStep': 0 } });

  const many = visitors(process.env.LONG ? 20 : 8);
  const challenges: string[] = [];
  for (const visitor of many)
    challenges.push((await visitor.post('/api/auth/login', { email, password })).body.challenge);
  const code = await app.code();
  const replies = await Promise.all(many.map((visitor, n) => visitor.proveFactor(challenges[n] ?? '', code)));
  const winners = many.filter((_, n) => replies[n]?.status === 200);
  expect(winners).toHaveLength(1);

  const [session] = [...(winners[0]?.cookies ?? [])].filter(([name]) => name === '__Host-sid');
  for (const visitor of visitors(2)) {
    visitor.cookies.set('__Host-sid', session?.[1] ?? '');
    expect((await visitor.get('/api/auth/me')).body).toMatchObject({
      user: { email },
      csrfToken: winners[0]?.csrfToken,
    });
  }
});
