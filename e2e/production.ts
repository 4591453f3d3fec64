import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { type Embedded, startEmbedded } from '@site/api/embedded';
import { REMOTES } from '@site/shell/build/packages';
import { type BuiltRelease, localKeys, ReleaseStore } from '@site/shell/build/releaseStore';
import { claimPorts } from './claimPorts';
import { isAlive, processesOf } from './processesOf';
import { collect, newFolder, ROOT } from './site';
import { until } from './until';

const PUBLIC_HOST = 'site.example';

export interface FrontAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export interface FrontRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Where the visitor comes from. */
  from?: string;
}

/** A deployment: `start:prod` with a database, a mail server, keys and a release store that are not its own. */
export interface Production {
  dataDir: string;
  mailDir: string;
  host: string;
  ports: { site: number; api: number; shellMetrics: number; apiMetrics: number };
  owner: { email: string; password: string };
  output: () => string;
  /** Asks as the TLS front before the site does. */
  ask: (path: string, options?: FrontRequest) => Promise<FrontAnswer>;
  /** Tells the command to stop; its exit code, and what still runs afterwards. */
  stop: () => Promise<{ code: number | null; leftovers: number[] }>;
  /** Ends whatever is left, and removes all files. */
  clean: () => Promise<void>;
}

export async function startProduction(): Promise<Production> {
  const folder = newFolder();
  const [site, api, shellMetrics, apiMetrics, smtp] = await claimPorts(5);
  const ports = { site, api, shellMetrics, apiMetrics } as Production['ports'];
  const database = await startEmbedded({ dataDir: join(folder, 'mongo'), port: 0 });
  const mailbox = spawnNode(['api/dist/mailbox.js'], { MAILBOX_PORT: String(smtp), DATA_DIR: folder });
  // Another address of this machine than the one that everything else is to stay at.
  const host = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';
  const owner = { email: 'owner@emberline.example', password: 'a kettle hums at seven' };
  const dataDir = join(folder, 'site');
  const child = spawn('npm', ['run', 'start:prod'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...clean,
      ...{ DATA_DIR: dataDir, HOST: host, PORT: String(site), API_PORT: String(api) },
      ...{ SHELL_METRICS_PORT: String(shellMetrics), API_METRICS_PORT: String(apiMetrics) },
      ...{ PUBLIC_ORIGIN: `https://${PUBLIC_HOST}`, TRUST_PROXY: 'loopback' },
      ...{ INTERNAL_KEY: secret(), SESSION_SECRET: secret(), AUDIT_KEY: secret() },
      SEALING_KEYS: `1:${randomBytes(32).toString('base64')}`,
      ...{ MONGO_URL: database.uri, SMTP_URL: `smtp://127.0.0.1:${smtp}`, MAIL_FROM: 'hello@site.example' },
      ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
      ...publishAll(folder),
    },
  });
  const output = collect(child);
  const production: Production = {
    ...{ dataDir, mailDir: folder, host, ports, owner, output },
    ask: (path, options) => ask({ host, port: ports.site }, path, options),
    stop: () => stop(child, dataDir),
    clean: () => cleanUp(folder, child, mailbox, database),
  };
  try {
    await untilReady(child, output);
    return production;
  } catch (error) {
    await production.clean();
    throw error;
  }
}

/** What the finished start command says and how it ends, given these variables and nothing else. */
export async function startOnly(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawnNode(['shell/dist/server/startProduction.cjs'], env);
  const output = collect(child);
  const [code] = await once(child, 'exit');
  return { code, said: output() };
}

const clean = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
const secret = () => randomBytes(27).toString('base64');

function spawnNode(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...clean, ...env },
  });
}

/** Publishes the builds of all remotes to a store outside the site, signed with a key the site does not hold. */
function publishAll(folder: string): { RELEASE_STORE: string; RELEASE_PUBLIC_KEYS: string } {
  const { privateKey, publicKey } = localKeys(join(folder, 'keys'));
  const store = new ReleaseStore(join(folder, 'releases'), privateKey);
  for (const remote of REMOTES) {
    const built = join(ROOT, remote, 'dist');
    const release: BuiltRelease = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8'));
    store.publish(release, built);
  }
  return { RELEASE_STORE: store.folder, RELEASE_PUBLIC_KEYS: publicKey };
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const early = once(child, 'exit').then(() => {
    throw new Error(`the site ended while it started:\n${output()}`);
  });
  early.catch(() => undefined);
  const line = `ready: https://${PUBLIC_HOST}`;
  await Promise.race([until(() => output().includes(line), `the site is not ready:\n${output()}`), early]);
}

function ask(
  at: { host: string; port: number },
  path: string,
  { method = 'GET', headers, body, from = '203.0.113.7' }: FrontRequest = {},
): Promise<FrontAnswer> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ ...at, path, method, agent: false },
      headers: {
        ...{ Host: PUBLIC_HOST, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': from },
        Origin: `https://${PUBLIC_HOST}`,
        ...(sent && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
        ...headers,
      },
    });
    asked.on('error', reject);
    asked.on('response', async (answer) => {
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += part;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    asked.end(sent);
  });
}

async function stop(child: ChildProcess, dataDir: string) {
  const before = processesOf(dataDir);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = await ended;
  return { code, leftovers: before.filter(isAlive) };
}

async function cleanUp(folder: string, child: ChildProcess, mailbox: ChildProcess, database: Embedded) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  for (const pid of processesOf(join(folder, 'site'))) process.kill(pid, 'SIGKILL');
  mailbox.kill('SIGKILL');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
