import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { exampleEnquiry } from './leads/enquiries/example';
import { type Embedded, startEmbedded } from './platform/db/embedded';
import { uriOf } from './platform/db/embeddedUri';
import { findFreePort } from './platform/db/mongod/findFreePort';
import { startMailbox } from './platform/mail/mailbox';
import { builtModule } from './testing/servers/builtModule';

let dataDir: string;
let database: Embedded | undefined;
let api: ChildProcess;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let url: string;
let mongoPort: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-process-'));
  mailbox = await startMailbox({ folder: join(dataDir, 'mail'), port: 0, log: pino({ level: 'silent' }) });
  mongoPort = await findFreePort();
  const set = 'site-of-this-test';
  await mkdir(join(dataDir, 'mongo'));
  await writeFile(join(dataDir, 'mongo/set'), set);
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  api = start({
    API_PORT: String(port),
    API_METRICS_PORT: String(await findFreePort()),
    MONGO_URL: uriOf(mongoPort, set),
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  });
  await until(async () => (await fetch(`${url}/healthz`)).ok);
});

afterAll(async () => {
  api.kill('SIGKILL');
  await database?.stop();
  await mailbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('without a database the process is live but not ready, and answers 503', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const reply = await fetch(`${url}/api/blog/posts`);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('5');
});

test('becomes ready when the database is available, migrated and seeded', async () => {
  database = await startEmbedded({ dataDir: join(dataDir, 'mongo'), port: mongoPort });
  await until(async () => (await fetch(`${url}/readyz`)).ok);
  expect((await (await fetch(`${url}/api/site`)).json()).testimonials).toHaveLength(3);
});

test('answers 503 while the database is down, writes to no other one on its port, and saves an enquiry once it is back', async () => {
  const killed = once(database?.process as ChildProcess, 'exit');
  database?.process.kill('SIGKILL');
  await killed;
  const lost = await post(exampleEnquiry({ email: 'lost@example.com' }));
  expect(lost.status).toBe(503);
  expect(lost.headers.get('retry-after')).toBe('5');
  const others = await startEmbedded({ dataDir: join(dataDir, 'others'), port: mongoPort });
  expect(others.port).toBe(mongoPort);
  const astray = await post(exampleEnquiry({ email: 'astray@example.com' }));
  expect(astray.status).toBe(503);
  // It has nothing to save.
  const ended = once(others.process, 'exit');
  others.process.kill('SIGKILL');
  await ended;
  database = await startEmbedded({ dataDir: join(dataDir, 'mongo') });
  await until(async () => (await post(exampleEnquiry({ email: 'patient@example.com' }))).status === 200);
  await until(async () => (await fetch(`${url}/readyz`)).ok);
});

test('finishes running requests on SIGTERM, then exits with code 0', async () => {
  const body = JSON.stringify(exampleEnquiry({ email: 'last@example.com' }));
  const slow = request(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  });
  const answered = once(slow, 'response').then(([{ statusCode, headers }]) => [
    statusCode,
    headers.connection,
  ]);
  slow.write(body.slice(0, 20));
  await sleep(200);
  const ended = once(api, 'exit');
  api.kill('SIGTERM');
  await sleep(300);
  slow.end(body.slice(20));
  expect(await answered).toEqual([200, 'close']);
  expect((await ended)[0]).toBe(0);
});

test('reports all invalid variables at once', async () => {
  const bad = start({
    API_PORT: 'many',
    SITE_MODE: 'production',
    SMTP_URL: 'mail.example',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'true',
  });
  let output = '';
  bad.stderr?.on('data', (part) => {
    output += part;
  });
  expect((await once(bad, 'exit'))[0]).toBe(1);
  for (const name of ['API_PORT', 'SMTP_URL', 'LOG_LEVEL', 'TRUST_PROXY', 'MONGO_URL', 'SESSION_SECRET'])
    expect(output).toContain(name);
  expect(output).not.toMatch(/\n\s+at /);
});

function start(variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [builtModule('main')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function post(body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await sleep(100);
}
