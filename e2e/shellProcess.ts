import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localKeys } from '@site/shell/build/releaseStore';
import { claimPorts } from './claimPorts';
import { collect, NO_PROBATION, newFolder, ROOT } from './site';
import { until } from './until';

export interface ShellProcess {
  url: string;
  /** Where its figures are. */
  metricsPort: string;
  child: ChildProcess;
  output: () => string;
  /** Resolves with the exit code once it has ended, however that came about. */
  ended: Promise<number | null>;
  /** Ends it at once, if it still runs. */
  kill: () => Promise<void>;
}

/** Where no API is. */
export const NOWHERE = 'http://127.0.0.1:1';

/** The built shell server by itself, with nothing around it. `apiOrigin` may lead nowhere. */
export async function startShell(env: Record<string, string>, untilReady = '/readyz'): Promise<ShellProcess> {
  const [port, metrics] = (await claimPorts(2)).map(String) as [string, string];
  const folder = newFolder();
  const shell = spawnShell({
    PORT: port,
    SHELL_METRICS_PORT: metrics,
    DATA_DIR: folder,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    ...env,
  });
  shell.ended.then(() => rmSync(folder, { recursive: true, force: true }));
  const url = `http://127.0.0.1:${port}`;
  const early = shell.ended.then(() =>
    Promise.reject(new Error(`the shell ended while it started:\n${shell.output()}`)),
  );
  early.catch(() => undefined);
  await Promise.race([
    until(async () => (await fetch(url + untilReady)).ok, 'the shell is not ready'),
    early,
  ]);
  return { ...shell, url, metricsPort: metrics };
}

/** The shell with the releases of a site, in front of another API. */
export const startShellBefore = (
  apiOrigin: string,
  { dataDir }: { dataDir: string },
  env: Record<string, string> = {},
) =>
  startShell({
    API_ORIGIN: apiOrigin,
    RELEASE_STORE: join(dataDir, 'releases'),
    RELEASE_PUBLIC_KEYS: localKeys(join(dataDir, 'secrets')).publicKey,
    ...env,
  });

/** The shell without waiting for anything. */
export function spawnShell(env: Record<string, string>): Omit<ShellProcess, 'url' | 'metricsPort'> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'shell/dist/server/main.cjs')], {
    env: {
      PATH,
      HOME,
      SITE_MODE: 'local',
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      ...NO_PROBATION,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    output: collect(child),
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
