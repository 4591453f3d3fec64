import { join, resolve } from 'node:path';
import { build } from './build';
import { PACKAGES, REMOTES, type RemoteFolder, ROOT } from './packages';
import { openStore, publishBuilt } from './releases';
import { Site } from './Site';
import { isFree } from './waitFor';

const GRACE_MS = 8_000;

/** Brings the whole site up on this machine and keeps it up until it is told to stop. */
async function start() {
  const dataDir = resolve(process.env.DATA_DIR || join(ROOT, '.data'));
  process.env.DATA_DIR = dataDir;
  const port = checkPort(process.env.PORT || '3000');
  if (!(await isFree(port, process.env.HOST || '127.0.0.1')))
    throw new Error(
      `Port ${port} is taken: stop what uses it, or choose another one with PORT=${port + 1} npm start.`,
    );
  const site = new Site({ dataDir, say, env: { ...process.env, PORT: String(port) } });
  stopOnSignal(site);
  await site.prepare();
  const { password, isNew } = site.ownerPassword();
  await Promise.all([
    step('database up', () => site.startDatabase()),
    step('everything built', () => build(PACKAGES, 'production', say)),
  ]);
  await step('remotes published', async () => publishAll());
  await step('mailbox up', () => site.startMailbox());
  await step('API up, migrated and seeded', () => site.startApi());
  await step('shell up', () => site.startShell());
  const { PUBLIC_ORIGIN: origin, ADMIN_EMAIL: owner, SMTP_URL: smtp } = site.env;
  say(
    [
      '',
      `  Site      ${origin}`,
      `  Admin     ${origin}/admin`,
      `  Owner     ${owner}`,
      ...(isNew ? [`  Password  ${password}   (kept in ${join(dataDir, 'secrets/owner-password')})`] : []),
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
const say = (line: string) => console.log(line);

async function step(name: string, work: () => Promise<unknown>) {
  const started = Date.now();
  await work();
  say(`${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function publishAll() {
  const store = openStore();
  for (const name of Object.keys(REMOTES) as RemoteFolder[]) {
    const version = publishBuilt(store, name);
    if (version) say(`published ${name} ${version}`);
  }
}

function checkPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
  return port;
}

function stopOnSignal(site: Site) {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    say('stopping …');
    await site.supervisor.stop(GRACE_MS);
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  process.on('uncaughtException', (error) => {
    console.error(error.message);
    stop(1);
  });
  process.on('unhandledRejection', (error) => {
    console.error((error as Error).message);
    stop(1);
  });
}

await start();
