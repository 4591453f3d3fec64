import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endPause } from '@site/shell/build/Supervisor';
import { claimPorts } from './claimPorts';
import { logsIn } from './keptFiles';
import { leaksIn } from './leaksIn';
import { isAlive, processesOf } from './processesOf';
import { until } from './until';

export const ROOT = join(import.meta.dirname, '..');
const START_LIMIT_MS = 110_000;

/** Releases without a probation, which renders pages for a minute, and with the patience of a busy machine. */
export const NO_PROBATION = {
  ...{ RELEASE_PROBATION_SECONDS: '0', RELEASE_PROBATION_PAGES: '0' },
  RENDER_LIMIT_MS: '30000',
};
/** As production has it. */
export const PROBATION = {
  ...{ RELEASE_PROBATION_SECONDS: '60', RELEASE_PROBATION_PAGES: '50' },
  RENDER_LIMIT_MS: '3000',
};

export type ProcessName = 'mongod' | 'mailbox' | 'api' | 'scanner' | 'shell';

/** How a site came to its end. */
export interface Ending {
  code: number | null;
  /** Milliseconds from the signal to the end. */
  ms: number;
  /** Processes of this site that are still there. */
  leftovers: number[];
}

export interface Site {
  url: string;
  apiUrl: string;
  dataDir: string;
  owner: { email: string; password: string };
  /** Everything the start command has printed. */
  output: () => string;
  /** What a process has logged. */
  log: (name: ProcessName) => string;
  pid: (name: ProcessName) => number | undefined;
  /** Ends one process with SIGKILL and resolves with its pid once it is gone. It is started again without a pause. */
  kill: (name: ProcessName) => Promise<number>;
  /**
   * Tells the start command to stop and waits for it; `keepData` leaves the folder for a second start. Rejects when
   * any log holds what no log may hold.
   */
  stop: (options?: { keepData?: boolean }) => Promise<Ending>;
}

export interface SiteOptions {
  /** An earlier site's folder; a new temporary one unless given. */
  dataDir?: string;
  env?: Record<string, string>;
}

/** Starts the whole site from its production builds, as `npm start` does, with data and ports of its own. */
export async function startSite({ dataDir = newFolder(), env = {} }: SiteOptions = {}): Promise<Site> {
  const [port = '', apiPort = '', shellMetrics = '', apiMetrics = '', mailbox = ''] = (
    await claimPorts(5)
  ).map(String);
  const owner = { email: 'owner@emberline.example', password: 'a kettle hums at seven' };
  const child = spawnStart({
    DATA_DIR: dataDir,
    PORT: port,
    API_PORT: apiPort,
    SHELL_METRICS_PORT: shellMetrics,
    API_METRICS_PORT: apiMetrics,
    MAILBOX_PORT: mailbox,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    TRUST_PROXY: 'loopback',
    PASSWORD_COST: 'lowest',
    // All that could be written is written, since every log is searched when the site has stopped.
    LOG_LEVEL: 'debug',
    // Tests freeze processes for as long as they need.
    FROZEN_MS: '600000',
    ...NO_PROBATION,
    ...env,
  });
  const output = collect(child);
  const ended = once(child, 'exit');
  const early = ended.then(() => Promise.reject(new Error(`the site ended while it started:\n${output()}`)));
  early.catch(() => undefined);
  await Promise.race([
    until(() => output().includes('Ready in'), 'the site is not ready', START_LIMIT_MS),
    early,
  ]);
  const pid = (name: ProcessName) => readPid(join(dataDir, 'run', `${name}.pid`));
  return {
    url: `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    dataDir,
    owner,
    output,
    log: (name) => readIfThere(join(dataDir, 'logs', `${name}.log`)),
    pid,
    kill: async (name) => {
      const victim = await until(() => livePid(pid(name)), `${name} does not run`);
      const deaths = () => output().split(`\n${name} ended by itself`).length;
      const before = deaths();
      process.kill(victim, 'SIGKILL');
      await until(() => !isAlive(victim) && deaths() > before, `${name} survives`);
      endPause(dataDir, name);
      return victim;
    },
    stop: async ({ keepData = Boolean(process.env.KEEP_DATA) } = {}) => {
      const ending = await stop(child, ended, dataDir);
      // The greeting tells the person at the terminal who may sign in.
      const printed = output().replace(/^ {2}Owner .*$/m, '');
      const leaks = leaksIn(printed + logsIn(dataDir), [owner.password]);
      if (leaks.length) throw new Error(`the logs hold what they must not:\n${leaks.join('\n')}`);
      if (!keepData && !ending.leftovers.length) rmSync(dataDir, { recursive: true, force: true });
      return ending;
    },
  };
}

/** The start command with nothing inherited that would configure it. It ends when this process does, however that comes about. */
export function spawnStart(env: Record<string, string>): ChildProcess {
  const { PATH, HOME, LANG, XDG_CACHE_HOME } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', 'shell/build/start.ts'], {
    cwd: ROOT,
    env: { PATH, HOME, LANG, ...(XDG_CACHE_HOME && { XDG_CACHE_HOME }), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** A growing text of all a process prints. */
export function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      text += part;
    });
  return () => text;
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'site-e2e-'));

async function stop(child: ChildProcess, ended: Promise<unknown>, dataDir: string): Promise<Ending> {
  const before = new Set([...pidsIn(dataDir), ...processesOf(dataDir), child.pid ?? 0]);
  const began = Date.now();
  if (child.exitCode === null) child.kill('SIGTERM');
  await ended;
  const ms = Date.now() - began;
  const leftovers = [...before].filter((pid) => pid && isAlive(pid));
  return { code: child.exitCode, ms, leftovers };
}

function pidsIn(dataDir: string): number[] {
  const folder = join(dataDir, 'run');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.pid'));
  return files.flatMap((file) => readPid(join(folder, file)) ?? []);
}

const livePid = (pid: number | undefined) => (pid && isAlive(pid) ? pid : undefined);
const readPid = (path: string) => Number(readIfThere(path)) || undefined;
const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
