import { join, resolve } from 'node:path';
import { readVariables } from '@site/api/platform/configuration/variables';
import { isPortFree } from '../processes/waitFor';
import { openStore } from '../publishing/openStore';
import { publishBuild } from '../publishing/publishBuild';
import { REMOTES, ROOT } from '../workspace/packages';
import { Site } from './Site';

/** Brings the whole site up on this machine and keeps it up until it is told to stop. */
async function start() {
  const dataDir = resolve(process.env.DATA_DIR || join(ROOT, '.data'));
  process.env.DATA_DIR = dataDir;
  readVariables({ ...process.env, SITE_MODE: 'local' });
  const port = Number(process.env.PORT || '3000');
  if (!(await isPortFree(port, process.env.HOST || '127.0.0.1')))
    throw new Error(
      `Port ${port} is taken: stop what uses it, or choose another one with PORT=${port + 1} npm start.`,
    );
  const running = new Site({
    dataDir,
    log: say,
    env: { ...process.env, PORT: String(port) },
    hasDemonstration: true,
  });
  site = running;
  await running.prepare();
  const { password, isNew, path: passwordFile } = running.ownerPassword();
  if (!process.env.RELEASE_STORE?.startsWith('http')) publishAll();
  let shell: Promise<void> | undefined;
  const startServers = async (database: Promise<void>) => {
    const api = step('API up, migrated and seeded', () => running.startApi(database));
    // Without copies of what the API says to every page the first pages would be made without it.
    if (!running.hasCachedSiteData) await api;
    shell ??= step('shell up', () => running.startShell());
    await Promise.all([api, shell]);
  };
  await Promise.all([
    step('mailbox up', () => running.startMailbox()),
    step('scanner up', () => running.startScanner()),
    step('database up', () => running.startDatabase(startServers)),
  ]);
  const { PUBLIC_ORIGIN: origin, ADMIN_EMAIL: owner, SMTP_URL: smtp } = running.env;
  say(
    [
      '',
      `  Site      ${origin}`,
      `  Admin     ${origin}/admin`,
      `  Owner     ${owner}`,
      ...(process.env.ADMIN_PASSWORD
        ? []
        : [`  Password  ${isNew ? password : '(made at the first start)'}, kept in ${passwordFile}`]),
      ...(running.env.DEMONSTRATION_DOMAINS
        ? [`  To scan   ${running.env.DEMONSTRATION_DOMAINS.replace(',', ' and ')}, without a connection too`]
        : []),
      `  Data      ${dataDir}`,
      `  Mails     ${process.env.SMTP_URL ? smtp : join(dataDir, 'mail')}`,
      `  Logs      ${join(dataDir, 'logs')}`,
      '',
      `  Ready in ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
      '',
    ].join('\n'),
  );
}

const began = Date.now();
let site: Site | undefined;
const say = (line: string) => console.log(line);

async function step(name: string, work: () => Promise<unknown>) {
  const started = Date.now();
  await work();
  say(`${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function publishAll() {
  const store = openStore();
  for (const name of REMOTES) {
    const version = publishBuild(store, name);
    if (version) say(`published ${name} ${version}`);
  }
}

let isStopping = false;

/** Ends every process; a second signal changes nothing. */
async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  if (site) say('stopping …');
  await site?.supervisor.stop();
  process.exit(exitCode);
}

function fail(error: unknown) {
  if (!isStopping) console.error((error as Error).message);
  stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
// Whoever started this is gone: nobody else would end it.
process.on('disconnect', () => stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
start().catch(fail);
