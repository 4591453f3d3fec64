import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createMember, Visitor, withSiteDatabase } from '@site/api/testing';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { claimPorts } from '../../fixtures/site/claimPorts';
import { ROOT } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';

/** Runs a separate API with a database while a task runs. */
export async function withApi(
  uri: string,
  dataDir: string,
  task: (url: string, api: ChildProcess) => Promise<void>,
  env: Record<string, string> = {},
) {
  const [port = 0, metrics = 0] = await claimPorts(2);
  const url = `http://127.0.0.1:${port}`;
  const api = spawn(process.execPath, ['--import', 'tsx', 'api/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      MONGO_URL: uri,
      API_PORT: String(port),
      API_METRICS_PORT: String(metrics),
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      PUBLIC_ORIGIN: url,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(api, 'exit');
  try {
    await until(async () => (await fetch(`${url}/readyz`)).ok, 'the API is not ready', 600_000);
    await task(url, api);
  } finally {
    api.kill();
    await ended;
  }
}

/** A newly signed-in editor, because requests per minute are limited for each member. */
export async function signedIn(url: string, dataDir: string): Promise<Visitor> {
  const { email, password } = await withSiteDatabase(dataDir, () => createMember({ role: 'editor' }));
  const visitor = new Visitor(url, url, newIpAddress());
  const { status } = await visitor.signIn(email, password);
  if (status !== 200) throw new Error(`signing in: ${status}`);
  return visitor;
}
