import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../platform/db/mongod/findFreePort';
import { builtModule } from './builtModule';

export interface ApiProcess {
  child: ChildProcess;
  url: string;
}

/** Starts the API as a separate process, and resolves once it is ready. The caller must end it. */
export async function startApiProcess(variables: Record<string, string>): Promise<ApiProcess> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [builtModule('main')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'silent',
      PASSWORD_COST: 'lowest',
      API_PORT: String(port),
      API_METRICS_PORT: String(await findFreePort()),
      SESSION_SECRET: 's'.repeat(32),
      SMTP_URL: 'smtp://127.0.0.1:9',
      TRUST_PROXY: 'loopback',
      ...variables,
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the API ended before it answered');
    await sleep(100);
  }
  return { child, url };
}
