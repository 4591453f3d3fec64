// Plain JavaScript without dependencies: runs before anything is installed and says in one sentence what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installStamp } from './installStamp.mjs';

const ROOT = join(new URL('.', import.meta.url).pathname, '../..');
const STAMP = join(ROOT, 'node_modules/.installed');
const NEEDS = [20, 19];

/** Command to what runs it. What lies in a `dist` is a finished build and needs no build tools. */
const COMMANDS = {
  start: ['shell/build/stack/start.ts'],
  'start-prod': ['shell/dist/server/startProduction.cjs'],
  dev: ['shell/build/development/dev.ts'],
  build: ['shell/build/packaging/build.ts'],
  test: ['shell/build/test/main.ts'],
  'test-changed': ['shell/build/test/main.ts', '--changed'],
  check: ['shell/build/checks/check.ts'],
  bench: ['e2e/tools/benchmarks/bench.ts'],
  seed: ['shell/build/stack/seed.ts'],
  user: ['api/dist/user.js'],
  release: ['shell/build/publishing/main.ts', 'release'],
  renew: ['shell/build/publishing/main.ts', 'renew'],
  rollback: ['shell/build/publishing/main.ts', 'rollback'],
  remotes: ['shell/build/publishing/main.ts', 'remotes'],
};

const [command, ...rest] = process.argv.slice(2);
checkNode();
const [file, ...given] = COMMANDS[command] ?? leave(`There is no command "${command}".`);
if (file.includes('/dist/')) {
  if (!existsSync(join(ROOT, file))) leave('Nothing is built yet: run "npm run build" first.');
  await run([file, ...given, ...rest]);
} else {
  install();
  await run(['--import', 'tsx', file, ...given, ...rest]);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDS[0] || (major === NEEDS[0] && minor >= NEEDS[1])) return;
  leave(
    `Node ${process.versions.node} is too old: install ${NEEDS.join('.')} or newer, best the current LTS, from https://nodejs.org.`,
  );
}

/** Installs the dependencies unless all that is asked for is there: a package that needs nothing new needs no install. */
function install() {
  const wanted = installStamp(ROOT);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const started = Date.now();
  console.log('installing dependencies (a minute or two the first time) …');
  const npm = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  const { status } = spawnSync(
    npm[0],
    [...npm[1], 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0)
    leave(
      "The dependencies could not be installed: see npm's message above; check the network and try again.",
    );
  writeFileSync(STAMP, wanted);
  console.log(`installed dependencies in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Becomes the command: signals go to it, its exit code is ours. */
async function run(args) {
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGINT' && process.stdin.isTTY ? 0 : signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

function leave(sentence) {
  console.error(sentence);
  process.exit(1);
}
