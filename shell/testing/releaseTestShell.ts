import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type BuiltRelease, ReleaseStore } from '../build/releases/ReleaseStore';
import type { HealthRules } from '../server/liveReleases/ReleaseHealth';
import { Releases } from '../server/liveReleases/Releases';
import { integrityOf } from '../server/releases/manifest';
import type { MinimumSequence } from '../server/releases/RegistryExpiry';

/** A render thread like the real one, with releases that export one function from URL to HTML. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { port } = workerData;
  delete workerData.port;
  parentPort.close();
  const render = {};
  port.on('message', async ({ kind, id, job }) => {
    if (kind === 'ping') return port.postMessage({ kind: 'pong', bytes: process.memoryUsage().external });
    if (kind !== 'render') return;
    const { url } = job;
    const route = workerData.snapshot.routes.find(({ path }) => path === url.split('?')[0]);
    try {
      if (url.includes('page=')) Atomics.store(workerData.entered, 1, id);
      Atomics.store(workerData.entered, 0, [...workerData.snapshot.remotes.keys()].indexOf(route.remote));
      const html = route.isUnavailable ? 'unavailable' : await render[route.remote](url);
      port.postMessage({ kind: 'rendered', id, result: { status: 200, html, isCacheable: true } });
    } catch ({ message, stack }) {
      port.postMessage({ kind: 'renderError', id, message, stack });
    }
  });
  for (const [name, { folder }] of workerData.snapshot.remotes) {
    port.postMessage({ kind: 'loading', remote: name });
    try {
      render[name] = require(folder + '/node/remote.cjs');
    } catch ({ message }) {
      port.postMessage({ kind: 'rejected', remote: name, reason: message });
    }
  }
  port.postMessage({ kind: 'ready' });`;

export const GOOD = (version: string) => `module.exports = (url) => url + ' of ${version}';`;
export const LOOP = 'for (;;) {}';

export let folder: string;
export let store: ReleaseStore;
/** The private key of the store. */
export let key: string;
let publicKey: ReturnType<typeof generateKeyPairSync>['publicKey'];
const running: Releases[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const pair = generateKeyPairSync('ed25519');
  publicKey = pair.publicKey;
  key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  store = new ReleaseStore(join(folder, 'store'), key);
  writeFileSync(join(folder, 'thread.cjs'), THREAD);
});

afterEach(() => {
  for (const releases of running.splice(0)) {
    releases.stop();
    releases.threads.end();
  }
  rmSync(folder, { recursive: true, force: true });
});

export function publish(name: string, version: string, code = GOOD(version), to = store) {
  const build = join(folder, 'builds', name, version);
  mkdirSync(join(build, 'node'), { recursive: true });
  writeFileSync(join(build, 'node/remote.cjs'), code);
  const path = `/${name}`;
  const release: BuiltRelease = {
    name,
    version,
    areas: [path],
    pages: [{ path, expose: '../server/Page' }],
    shares: {},
    kit: {},
    web: { entry: 'node/remote.cjs', chunks: {}, lazy: {}, content: {} },
    node: { entry: 'node/remote.cjs' },
    files: { 'node/remote.cjs': integrityOf(code) },
  };
  to.publish(release, build);
}

/** A release passes its probation after one rendered page unless the rules say otherwise. */
const RULES: HealthRules = { probationMs: 0, probationPages: 1, windowMs: 60_000, faultPercent: 5 };

export async function start(rules = { ...RULES }, minimumSequence: MinimumSequence = {}) {
  const events: string[] = [];
  const releases = new Releases({
    store: store.folder,
    folder: join(folder, 'data'),
    keys: [publicKey],
    everyMs: 20,
    log: pino({ level: 'silent' }),
    rules,
    minimumSequence,
    rendering: {
      file: join(folder, 'thread.cjs'),
      limitMs: 1_000,
      loadLimitMs: 4_000,
      settings: {
        apiOrigin: '',
        publicOrigin: '',
        internalKey: '',
        loaderBudgetMs: 1_000,
        shell: { scripts: [], integrity: {} },
      },
      data: { site: {} as never, addresses: [], seo: [] },
    },
    onRejected: (remote, reason) => events.push(`${remote} rejected: ${reason}`),
    onWithdrawn: ({ remote, version, to, reason }) => events.push(`${remote} ${version} to ${to}: ${reason}`),
  });
  running.push(releases);
  await releases.start();
  const page = async (name: string) => (await releases.threads.render({ url: `/${name}` })).html;
  return { releases, events, page };
}

type Shell = Awaited<ReturnType<typeof start>>;

/** Starts a shell with the first releases of both remotes live and past their probation. */
export async function startGood(rules = { ...RULES }) {
  publish('one', '1');
  publish('two', '1');
  const shell = await start(rules);
  await shell.page('one');
  await shell.page('two');
  shell.releases.checkProbations();
  return { ...shell, rules };
}

export async function until(condition: () => unknown) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

export const isLive = ({ releases }: Shell, name: string, version: string) =>
  releases.snapshot.remotes.get(name)?.manifest.version === version;
