import { join } from 'node:path';
import { readVariables, type ServerName, variablesOf } from '@site/api/platform/configuration/variables';
import { Supervisor } from '../processes/Supervisor';
import { healthCheck, waitForOk } from '../processes/waitFor';
import { originOf } from './originOf';
import { passwordFile } from './passwordFile';
import { scannerProcess, scannerSocket } from './scannerProcess';

const GRACE_MS = 22_000;
const LATE_MS = 60_000;
/** For so long the API may not answer before it is started again. */
const FROZEN_MS = 12_000;
const FOLDER = join(__dirname, '../../..');
const say = (line: string) => console.log(line);

/** API, scanner and shell for production on one machine, out of finished builds; secrets and database come from outside. */
async function startProduction() {
  const given = readVariables({ ...process.env, SITE_MODE: 'production' }, 'api', 'shell', 'scanner');
  const { PORT = '3000', API_PORT = '3001', DATA_DIR = join(FOLDER, '.data') } = given;
  const apiOrigin = originOf(given.API_HOST, API_PORT);
  const shellOrigin = originOf(given.HOST, PORT);
  // One that is started elsewhere is used as it is.
  const SCANNER_SOCKET = given.SCANNER_SOCKET ?? scannerSocket(DATA_DIR);
  const env = {
    ...{ SHELL_ORIGIN: shellOrigin, ...given, API_ORIGIN: apiOrigin, SCANNER_SOCKET },
    ...{ NODE_ENV: 'production', DATA_DIR, PORT, API_PORT },
  };
  // Logs, secrets and the kept pages are for the site's own user alone; the processes inherit this.
  process.umask(0o077);
  const supervisor = new Supervisor(DATA_DIR, say);
  const password = passwordFile(DATA_DIR, given.ADMIN_PASSWORD);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isStopping = true;
      supervisor.stop().then(() => process.exit(0));
    });
  const processOf = (name: ServerName, file: string) => ({
    ...{ name, command: process.execPath, args: [join(FOLDER, file)], output: 'inherit' as const },
    ...{ env: variablesOf(name, { ...env, ...password.variables }), graceMs: GRACE_MS },
  });
  const startProcess = (name: ServerName, file: string, origin: string) =>
    supervisor.start({
      ...processOf(name, file),
      waitUntilReady: () => waitUntilReady(name, `${origin}/readyz`),
      ...(name === 'api' && {
        healthCheck: { request: healthCheck(`${origin}/healthz`), timeoutMs: FROZEN_MS },
      }),
    });
  // The site does without where it does not start: its pages say so.
  const startScanner = async () => {
    if (given.SCANNER_SOCKET) return;
    const scanner = processOf('scanner', 'api/dist/scanner.js');
    await supervisor
      .start(scannerProcess(SCANNER_SOCKET, scanner))
      .catch((error: Error) => say(error.message));
  };
  try {
    await Promise.all([
      startScanner(),
      startProcess('api', 'api/dist/main.js', apiOrigin).then(password.remove),
      startProcess('shell', 'shell/dist/server/main.cjs', shellOrigin),
    ]);
    say(`ready: ${given.PUBLIC_ORIGIN}`);
  } catch (error) {
    // A process that ends because everything is told to end has not failed.
    if (!isStopping) throw error;
  }
}

/** Resolves when the process can do its work, however long what it depends on is away; says so when that takes long. */
async function waitUntilReady(name: string, url: string): Promise<void> {
  const late = setTimeout(() => say(`${name} is not ready yet: ${url} says what is missing`), LATE_MS);
  await waitForOk(url, Number.POSITIVE_INFINITY);
  clearTimeout(late);
}

startProduction().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
