import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { createApp } from '../../app';
import type { PageAddresses } from '../../content/addresses/contract';
import { savePageAddresses } from '../../content/addresses/model';
import { setRenderTask } from '../../content/markdown/renderInThread';
import { setTemplateTask } from '../../content/pageTemplates/rendering/templateThreads';
import { csrfToken } from '../../identity/access/sessionCookie';
import { setHashCost } from '../../identity/password/hashPassword';
import { openSession, Session, type SessionRecord } from '../../identity/session/model';
import { User, type UserRecord } from '../../identity/users/model';
import { setPdfTask } from '../../media/pdf/pdfThreads';
import { initializeChain } from '../../platform/audit/chain';
import { type Env, readEnv } from '../../platform/configuration/env';
import type { Health } from '../../platform/Dependencies';
import { startSchedule } from '../../platform/jobs/schedule';
import { startMailbox } from '../../platform/mail/mailbox';
import { Settings } from '../../settings/model';
import { seedSettings } from '../../settings/seedSettings';
import { createWorker } from '../../worker/createWorker';
import { deliverySources } from '../../worker/deliverySources';
import { clearCaches } from '../clearCaches';
import { Visitor } from '../Visitor';
import { builtModule } from './builtModule';
import { resetDatabase, urlOfOthers, workerDatabaseName } from './workerDatabase';

export interface TestServer {
  url: string;
  origin: string;
  health: Health;
  /** Replaces what the shell serves. */
  setLivePages: (part: Partial<PageAddresses>) => Promise<void>;
  /** The folder of received emails. */
  mailFolder: string;
  stopMailbox: () => Promise<void>;
  /** Receives email again, and retries waiting emails at once. */
  startMailbox: () => Promise<void>;
  /** Runs these background jobs at once, or without names all frequent ones, which make about fifty queries. */
  tick: (...names: string[]) => void;
  visitor: (address?: string) => Visitor;
  /** The variables of another process of this site: see `startApiProcess`. */
  variables: Record<string, string>;
  /** A visitor with a session of this member, without the sign-in form. `part` changes fields of the session. */
  signInAs: (userId: string, part?: Partial<SessionRecord>) => Promise<Visitor>;
  stop: () => Promise<void>;
}

/** What the shell serves, at which no redirect may be. */
const LIVE_PAGES: PageAddresses = {
  pages: ['/', '/services', '/services/cybersecurity', '/unsubscribe/:token', '/:slug'],
  files: ['/robots.txt', '/film/brand.mp4'],
};
const origin = 'https://site.example';
/** Multiplies timeouts, so that tests do not depend on a quiet machine. */
const timeoutFactor = 10;

/**
 * Starts a real API on a random port, with a database without records of other tests and a real SMTP mailbox. One at a
 * time per process. Each visitor has a network address of its own, so that rate limits do not interfere. Without jobs,
 * nothing runs beside the test, which calls them itself.
 */
export async function startServer(
  variables: Record<string, string> = {},
  { hasJobs = true }: { hasJobs?: boolean } = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'api-test-'));
  const shared = workerDatabaseName(variables);
  // The tests of the audit chain, which have a key of their own, read snapshots of what was just written.
  const connecting = { timeoutFactor, isVolatile: Boolean(shared) && !('AUDIT_KEY' in variables) };
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const mailFolder = join(dataDir, 'mail');
  let mailbox = await startMailbox({ folder: mailFolder, port: 0, log });
  const usual = {
    DATA_DIR: dataDir,
    MONGO_URL: databaseUrl(shared),
    AUDIT_KEY: 'an audit key that all tests share',
    SEALING_KEYS: `1:${Buffer.alloc(32, 7).toString('base64url')}`,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: 'loopback',
    PASSWORD_COST: 'lowest',
    ADMIN_PASSWORD: 'owner password for tests',
    BREACH_LIST_URL: 'http://127.0.0.1:9/',
    JOB_POLL_SECONDS: '3',
  };
  const env = readEnv({ ...usual, ...variables });
  setHashCost(env.passwordCost);
  setRenderTask(builtModule('renderTask'));
  setTemplateTask(builtModule('templateTask'));
  setPdfTask(builtModule('pdfTask'));
  if (shared) {
    await resetDatabase(readEnv(usual), log, connecting);
    if (Object.keys(variables).length) await reseed(env);
  }
  clearCaches();
  const health: Health = { isPrepared: false, isDraining: false };
  const work = createWorker(env, log, health, {
    ...connecting,
    isMigrated: Boolean(shared),
    // The others would run in slow tests only.
    schedule: (jobs, ...options) =>
      startSchedule(hasJobs ? jobs.filter(({ every }) => every <= 5000) : [], ...options),
  });
  const app = createApp({ env, log, health, onMailQueued: work.deliver, timeoutFactor });
  // A long keep-alive timeout, so that no request is sent on a connection that is just being closed.
  const server = createServer({ keepAliveTimeout: 300_000 }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await work.start();
  const setLivePages = (part: Partial<PageAddresses>) => savePageAddresses({ ...LIVE_PAGES, ...part });
  await setLivePages({});
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    origin: env.publicOrigin,
    health,
    setLivePages,
    mailFolder,
    stopMailbox: () => mailbox.stop(),
    startMailbox: async () => {
      mailbox = await startMailbox({ folder: mailFolder, port: mailbox.port, log });
      const due = { $set: { 'outbox.$[].nextAt': new Date() } };
      await Promise.all(
        deliverySources.map(({ model }) => model.updateMany({ 'outbox.state': 'waiting' }, due)),
      );
      work.tick('deliver mail');
    },
    tick: work.tick,
    variables: {
      ...usual,
      ...variables,
      SESSION_SECRET: env.sessionSecret,
      MONGO_URL: urlOfOthers(env.mongoUrl),
    },
    visitor: (address = randomAddress()) => new Visitor(url, env.publicOrigin, address),
    signInAs: async (userId, part) => {
      const visitor = new Visitor(url, env.publicOrigin, randomAddress());
      const user = await User.findById(userId).orFail().lean<UserRecord>();
      const session = await openSession(user, { network: '10.0.0.0/24', agent: 'A test' });
      if (part) await Session.updateOne({ _id: session._id }, { $set: part });
      visitor.cookies.set(env.isSecure ? '__Host-sid' : 'sid', session.sid);
      visitor.csrfToken = csrfToken(env, session);
      return visitor;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      if (!shared) await mongoose.connection.dropDatabase();
      await work.stop();
      await mailbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stores the settings and the chain of the audit log that a new database has with these variables. */
async function reseed(env: Env): Promise<void> {
  const chains = mongoose.connection.collection('auditChain');
  await Promise.all([Settings.deleteOne({ _id: 'site' }), chains.deleteMany({})]);
  await Promise.all([seedSettings(env), initializeChain(env.auditKeys)]);
}

function databaseUrl(name = `test-${randomBytes(6).toString('hex')}`): string {
  const url = new URL(process.env.TEST_MONGO_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

function randomAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}
