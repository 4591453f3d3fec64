import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../platform/db/mongod/findFreePort';
import { createMember, startServer, type TestServer, Visitor } from '../../testing';
import { createAuthenticatorApp } from '../../testing/servers/authenticatorApp';
import { builtModule } from '../../testing/servers/builtModule';
import { User } from '../users/model';

const secret = () => randomBytes(32).toString('base64');
const database = new URL(process.env.TEST_MONGO_URL ?? '');
database.pathname = `/test-${randomBytes(6).toString('hex')}`;
const shared = {
  SESSION_SECRET: secret(),
  AUDIT_KEY: secret(),
  SEALING_KEYS: `1:${secret()}`,
  MONGO_URL: database.href,
  PUBLIC_ORIGIN: 'https://site.example',
  TRUST_PROXY: 'loopback',
};

let here: TestServer;
let there: ChildProcess;
let thereUrl: string;
beforeAll(async () => {
  here = await startServer(shared);
  const [port, metrics] = [await findFreePort(), await findFreePort()];
  thereUrl = `http://127.0.0.1:${port}`;
  there = spawn(process.execPath, [builtModule('main')], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      ...shared,
      DATA_DIR: here.mailFolder,
      LOG_LEVEL: 'silent',
      API_PORT: String(port),
      API_METRICS_PORT: String(metrics),
    },
  });
  while (
    !(await fetch(`${thereUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(50);
});
afterAll(async () => {
  there.kill('SIGKILL');
  await here.stop();
});

const visitors = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const visitor = here.visitor();
    return n % 2 ? new Visitor(thereUrl, here.origin, `10.77.0.${n}`) : visitor;
  });

test('only one of twenty concurrent sign-ins at two processes succeeds, and its session is valid at both', async () => {
  const { _id, email, password } = await createMember({ passkeys: [] });
  const first = here.visitor();
  await first.signIn(email, password);
  const app = createAuthenticatorApp((await first.post('/api/auth/mfa/setup')).body.secret);
  await first.post('/api/auth/mfa/confirm', { code: await app.code() });
  await User.updateOne({ _id }, { $set: { 'app.lastStep': 0 } });

  const many = visitors(20);
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
