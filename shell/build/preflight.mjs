// Plain JavaScript without dependencies: it runs before packages are installed and reports what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installStamp, isInstalled } from './installStamp.mjs';

const ROOT = join(new URL('.', import.meta.url).pathname, '../..');
const STAMP = join(ROOT, 'node_modules/.installed');
const MIN_NODE = [20, 19];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const BUILD = 'shell/build/packaging/build.ts';
const STALE_PACKAGES = 'shell/dist/server/stalePackages.cjs';

/** The script of each command. Files in `dist` are finished builds and need no build tools. */
const COMMANDS = {
  start: ['shell/dist/server/start.cjs'],
  'start-prod': ['shell/dist/server/startProduction.cjs'],
  dev: ['shell/build/development/dev.ts'],
  build: [BUILD],
  test: ['shell/build/test/main.ts'],
  'test-changed': ['shell/build/test/main.ts', '--changed'],
  check: ['shell/build/checks/check.ts'],
  bench: ['e2e/tools/benchmarks/bench.ts'],
  seed: ['shell/build/stack/seed.ts'],
  user: ['api/dist/user.js'],
  'launch-check': ['api/dist/launchCheck.js'],
  release: ['shell/build/publishing/main.ts', 'release'],
  renew: ['shell/build/publishing/main.ts', 'renew'],
  rollback: ['shell/build/publishing/main.ts', 'rollback'],
  remotes: ['shell/build/publishing/main.ts', 'remotes'],
};

const [command, ...rest] = process.argv.slice(2);
checkNode();
const [file, ...given] = COMMANDS[command] ?? exitWith(`There is no command "${command}".`);
if (!file.includes('/dist/')) {
  install();
  process.exit(await run(['--import', 'tsx', file, ...given, ...rest]));
}
if (command === 'start') await buildStale();
if (!existsSync(join(ROOT, file))) exitWith('There is no build yet: run "npm run build" first.');
if (pinnedNode() !== process.execPath) process.exit(await run([file, ...given, ...rest]));
// In this process, because a waiting parent process would need as much memory as the command.
process.chdir(ROOT);
process.argv = [process.execPath, join(ROOT, file), ...given, ...rest];
await import(join(ROOT, file));

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  exitWith(
    `Node ${process.versions.node} is too old: install ${MIN_NODE.join('.')} or newer (preferably the current LTS) from https://nodejs.org.`,
  );
}

/** Installs the dependencies unless all of them are installed. */
function install() {
  const stamp = installStamp(ROOT);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  // By `npm ci`, for example.
  if (isInstalled(ROOT)) return writeFileSync(STAMP, stamp);
  const started = Date.now();
  console.log('installing dependencies (a minute or two the first time) …');
  const npm = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  const { status } = spawnSync(
    npm[0],
    [...npm[1], 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0)
    exitWith(
      "The dependencies could not be installed. See npm's message above, check the network and try again.",
    );
  writeFileSync(STAMP, stamp);
  console.log(`installed dependencies in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds what changed since its last build, in a process of its own to free its memory. */
async function buildStale() {
  install();
  const check = join(ROOT, STALE_PACKAGES);
  if (existsSync(check) && !createRequire(import.meta.url)(check).stalePackages().length) return;
  const code = await run(['--import', 'tsx', BUILD]);
  if (code !== 0) process.exit(code);
}

/**
 * The Node that npm's scripts find first: the pinned one once it is installed, which it was not when the first of them
 * began. A script started by another Node itself stays with that.
 */
function pinnedNode() {
  const pinned = join(ROOT, 'node_modules/.bin/node');
  return process.env.npm_execpath && existsSync(pinned) ? realpathSync(pinned) : process.execPath;
}

/** Runs Node and resolves with its exit code. Signals are forwarded to it. */
function run(args) {
  const child = spawn(pinnedNode(), args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const forward = (signal) => child.kill(signal === 'SIGINT' && process.stdin.isTTY ? 0 : signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

function exitWith(message) {
  console.error(message);
  process.exit(1);
}
