import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { claimPorts } from './claimPorts';
import { collect } from './site';
import { until } from './until';
import type { WorkingCopy } from './workingCopy';

const START_LIMIT_MS = 600_000;

/** The site while it is being written, in a working copy of its own. */
export interface Development {
  url: string;
  /** Milliseconds until it was ready. */
  startMs: number;
  output: () => string;
  /** Memory of the process that holds the compilers, in MB. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** `npm run dev` with what may follow it; the copy keeps its data for a second start. */
export async function startDevelopment(
  { folder }: WorkingCopy,
  names: string[] = [],
  env: Record<string, string> = {},
): Promise<Development> {
  const [port, api, shellMetrics, apiMetrics, mailbox] = (await claimPorts(5)).map(String);
  const { PATH, HOME, LANG, XDG_CACHE_HOME } = process.env;
  const began = Date.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/build/dev.ts', ...names], {
    cwd: folder,
    env: {
      ...{ PATH, HOME, LANG, ...(XDG_CACHE_HOME && { XDG_CACHE_HOME }) },
      ...{ DATA_DIR: join(folder, '.data/development'), PORT: port, API_PORT: api, MAILBOX_PORT: mailbox },
      ...{ SHELL_METRICS_PORT: shellMetrics, API_METRICS_PORT: apiMetrics, TRUST_PROXY: 'loopback' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collect(child);
  const ended = once(child, 'exit');
  const early = ended.then(() => Promise.reject(new Error(`it ended while it started:\n${output()}`)));
  early.catch(() => undefined);
  await Promise.race([until(() => output().includes('Ready in'), 'it is not ready', START_LIMIT_MS), early]);
  return {
    url: `http://localhost:${port}`,
    startMs: Date.now() - began,
    output,
    memory: () => {
      const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
      return Number(kilobytes) / 1024;
    },
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
