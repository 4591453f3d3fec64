import { join } from 'node:path';
import { pickVariables, readVariables, type ServerName } from '@site/api/platform/configuration/variables';
import { Supervisor } from '../processes/Supervisor';
import { healthCheck, waitForOk } from '../processes/waitFor';
import { originOf } from './originOf';
import { passwordFile } from './passwordFile';
import { scannerProcess, scannerSocket } from './scannerProcess';

const GRACE_MS = 22_000;
const NOTICE_MS = 60_000;
/** How long the API may be unresponsive before it is restarted. */
const FROZEN_MS = 12_000;
const FOLDER = join(__dirname, '../../..');
const log = (line: string) => console.log(line);

/**
 * Runs API, scanner and shell in production on one machine from finished builds. Secrets and the database come from
 * the environment.
 */
async function startProduction() {
  const variables = readVariables({ ...process.env, SITE_MODE: 'production' }, 'api', 'shell', 'scanner');
  const { PORT = '3000', API_PORT = '3001', DATA_DIR = join(FOLDER, '.data') } = variables;
  const apiOrigin = originOf(variables.API_HOST, API_PORT);
  const shellOrigin = originOf(variables.HOST, PORT);
  // An external scanner is used if configured.
  const SCANNER_SOCKET = variables.SCANNER_SOCKET ?? scannerSocket(DATA_DIR);
  const env = {
    ...variables,
    API_ORIGIN: apiOrigin,
    SCANNER_SOCKET,
    NODE_ENV: 'production',
    DATA_DIR,
    PORT,
    API_PORT,
  };
  // Only the site's user may read logs, secrets and cached pages; child processes inherit the umask.
  process.umask(0o077);
  const supervisor = new Supervisor(DATA_DIR, log);
  const password = passwordFile(DATA_DIR, variables.ADMIN_PASSWORD);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isStopping = true;
      supervisor.stop().then(() => process.exit(0));
    });
  const processOf = (name: ServerName, file: string) => ({
    name,
    command: process.execPath,
    args: [join(FOLDER, file)],
    output: 'inherit' as const,
    env: pickVariables(name, { ...env, ...password.variables }),
    graceMs: GRACE_MS,
  });
  const startProcess = (name: ServerName, file: string, origin: string) =>
    supervisor.start({
      ...processOf(name, file),
      waitUntilReady: () => waitUntilReady(name, `${origin}/readyz`),
      ...(name === 'api' && {
        healthCheck: { request: healthCheck(`${origin}/healthz`), timeoutMs: FROZEN_MS },
      }),
    });
  // If it does not start, the site runs without it and its pages say so.
  const startScanner = async () => {
    if (variables.SCANNER_SOCKET) return;
    const scanner = processOf('scanner', 'api/dist/scanner.js');
    await supervisor
      .start(scannerProcess(SCANNER_SOCKET, scanner))
      .catch((error: Error) => log(error.message));
  };
  try {
    await Promise.all([
      startScanner(),
      startProcess('api', 'api/dist/main.js', apiOrigin).then(password.remove),
      startProcess('shell', 'shell/dist/server/main.cjs', shellOrigin),
    ]);
    log(`ready: ${variables.PUBLIC_ORIGIN}`);
  } catch (error) {
    // A process that exits during a stop has not failed.
    if (!isStopping) throw error;
  }
}

/** Resolves when the process is ready, however long its dependencies are unavailable; logs when that takes long. */
async function waitUntilReady(name: string, url: string): Promise<void> {
  const notice = setTimeout(() => log(`${name} is not ready yet: ${url} says what is missing`), NOTICE_MS);
  await waitForOk(url, Number.POSITIVE_INFINITY);
  clearTimeout(notice);
}

startProduction().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
