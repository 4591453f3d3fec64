import { join, resolve } from 'node:path';
import { DEMO_TOKEN } from '@site/api/hubspot/connection/contract';
import { readVariables } from '@site/api/platform/configuration/variables';
import { readFreePort } from '../processes/waitFor';
import { openStore } from '../publishing/openStore';
import { publishBuild } from '../publishing/publishBuild';
import { REMOTES, ROOT } from '../workspace/packages';
import { Site } from './Site';

/** Starts the complete site on this machine and runs it until it is stopped. */
async function start() {
  const dataDir = resolve(process.env.DATA_DIR || join(ROOT, '.data'));
  process.env.DATA_DIR = dataDir;
  readVariables({ ...process.env, SITE_MODE: 'local' });
  const port = await readFreePort(process.env, 'npm start');
  const running = new Site({
    dataDir,
    log,
    env: { ...process.env, PORT: String(port) },
    hasDemonstration: true,
  });
  site = running;
  await running.prepare();
  const { password, isNew, path: passwordFile } = running.ownerPassword();
  if (!process.env.RELEASE_STORE?.startsWith('http')) publishAll();
  let others: Promise<unknown> | undefined;
  const startServers = async (database: Promise<void>) => {
    const api = step('API started, migrated and seeded', () => running.startApi(database));
    // Without saved API data the first pages would be rendered without it.
    if (!running.hasCachedSiteData) await api;
    // What no page needs starts once the first can be read, because it would take its processor.
    others ??= step('shell started', () => running.startShell()).then(() =>
      Promise.all([
        step('mailbox started', () => running.startMailbox()),
        step('scanner started', () => running.startScanner()),
        step('demo services started', () => running.startDemoServices()),
      ]),
    );
    await Promise.all([api, others]);
  };
  await step('database started', () => running.startDatabase(startServers));
  const { PUBLIC_ORIGIN: origin, ADMIN_EMAIL: owner, SMTP_URL: smtp } = running.env;
  log(
    [
      '',
      `  Site      ${origin}`,
      `  Admin     ${origin}/admin`,
      `  Owner     ${owner}`,
      ...(process.env.ADMIN_PASSWORD
        ? []
        : [`  Password  ${isNew ? password : '(generated at the first start)'}, stored in ${passwordFile}`]),
      ...(running.env.DEMONSTRATION_DOMAINS
        ? [`  To scan   ${running.env.DEMONSTRATION_DOMAINS.replace(',', ' and ')} (works offline)`]
        : []),
      ...(running.hasDemoPortal
        ? [`  HubSpot   ${running.env.HUBSPOT_ORIGIN} (demo portal, token ${DEMO_TOKEN})`]
        : []),
      ...(running.hasDemoCalendars
        ? [`  Calendars ${running.env.CALENDARS_ORIGIN} (demo of Google and Microsoft)`]
        : []),
      ...(running.hasDemoSearchConsole
        ? [`  Search    ${running.env.SEARCH_CONSOLE_ORIGIN} (demo of Google Search Console, with its key)`]
        : []),
      `  Data      ${dataDir}`,
      `  Emails    ${process.env.SMTP_URL ? smtp : join(dataDir, 'mail')}`,
      `  Logs      ${join(dataDir, 'logs')}`,
      '',
      `  Ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C stops everything.`,
      '',
    ].join('\n'),
  );
}

const startedAt = Date.now();
let site: Site | undefined;
const log = (line: string) => console.log(line);

async function step(name: string, work: () => Promise<unknown>) {
  const started = Date.now();
  await work();
  log(`${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function publishAll() {
  const store = openStore();
  for (const name of REMOTES) {
    const version = publishBuild(store, name);
    if (version) log(`published ${name} ${version}`);
  }
}

let isStopping = false;

/** Stops all processes; a second signal has no effect. */
async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  if (site) log('stopping …');
  await site?.supervisor.stop();
  process.exit(exitCode);
}

function fail(error: unknown) {
  if (!isStopping) console.error((error as Error).message);
  stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
// The parent process is gone, so no one else would stop this one.
process.on('disconnect', () => stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
start().catch(fail);
