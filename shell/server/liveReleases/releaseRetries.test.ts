import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type BuiltRelease, ReleaseStore } from '../../build/releases/ReleaseStore';
import { corruptions } from '../../testing/corruptions';
import { until } from '../../testing/until';
import { integrityOf } from '../releases/manifest';
import type { Snapshot } from '../releases/snapshot';
import type { RenderThreadOptions } from '../render/threads/RenderThread';
import { Releases } from './Releases';

const mockRun = jest.fn();
/** A render thread that loads releases in this process as `mockRun` says. */
jest.mock('../render/threads/RenderThread', () => {
  const actual = jest.requireActual('../render/threads/RenderThread');
  return {
    ...actual,
    RenderThread: class {
      readonly ready: Promise<void>;
      constructor(readonly snapshot: Snapshot) {
        this.ready = this.load();
      }
      end() {}
      private async load() {
        for (const [name, { manifest }] of this.snapshot.remotes)
          try {
            mockRun(manifest.version);
          } catch (error) {
            throw new actual.ReleaseLoadError((error as Error).message, name);
          }
      }
    },
  };
});

const CODE = 'export const page = 1;';
const keys = generateKeyPairSync('ed25519');

let root: string;
let store: ReleaseStore;
let releases: Releases;
let rejections: string[];
beforeEach(() => {
  // The tests control the time of the retries.
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'],
  });
  root = mkdtempSync(join(tmpdir(), 'retries-'));
  mkdirSync(join(root, 'build/web'), { recursive: true });
  writeFileSync(join(root, 'build/web/page.js'), CODE);
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  store = new ReleaseStore(join(root, 'store'), privateKey);
  rejections = [];
  mockRun.mockReset();
});
afterEach(() => {
  releases.stop();
  jest.useRealTimers();
  rmSync(root, { recursive: true });
});

function publish(version: string) {
  const release = {
    name: 'mf_one',
    version,
    areas: ['/one'],
    pages: [{ path: '/one', expose: './OnePage' }],
    web: { entry: 'web/page.js', chunks: {}, lazy: {}, content: {} },
    node: { entry: 'web/page.js' },
    shares: {},
    kit: {},
    files: { 'web/page.js': integrityOf(CODE) },
  };
  store.publish(release as BuiltRelease, join(root, 'build'));
}

async function start(from = join(root, 'store')) {
  const log = pino({ level: 'silent' });
  const onRejected = (_remote: string, reason: string) => void rejections.push(reason);
  releases = new Releases({
    store: from,
    folder: join(root, 'own'),
    keys: [keys.publicKey],
    log,
    onRejected,
    everyMs: 1,
    rules: { probationMs: 0, probationPages: 0, windowMs: 60_000, faultPercent: 5 },
    minimumSequence: {},
    rendering: {} as RenderThreadOptions,
  });
  await releases.start();
}

const liveVersion = () => releases.snapshot.remotes.get('mf_one')?.manifest.version;

test('a release that does not load is not run repeatedly, and the previous one stays live', async () => {
  mockRun.mockImplementation((version) => {
    if (version !== '1') throw new Error('broken on purpose');
  });
  publish('1');
  let reads = 0;
  const server = http.createServer((request, response) => {
    if (request.url === '/registry.json') reads += 1;
    response.end(readFileSync(join(root, 'store', request.url ?? '')));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  for (const [n, version] of ['2', '3'].entries()) {
    publish(version);
    await until(() => rejections.length === n + 1);
  }
  const from = reads;
  await until(() => reads >= from + 45);
  expect(mockRun.mock.calls.flat()).toEqual(['1', '2', '3']);
  expect(rejections).toEqual(['broken on purpose', 'broken on purpose']);
  expect(liveVersion()).toBe('1');
  server.closeAllConnections();
  server.close();
});

/** Corrupts release 2 in the store. Returns a function that restores it. */
const CORRUPTED: Record<string, (release: string) => () => void> = {
  ...Object.fromEntries(
    Object.entries(corruptions).map(([how, corruption]) => [
      `code is ${how}`,
      (release: string) => corruptFile(join(release, 'web/page.js'), corruption),
    ]),
  ),
  'manifest is that of an earlier release': (release) =>
    corruptFile(join(release, 'release.json'), (path) =>
      copyFileSync(join(release, '../1/release.json'), path),
    ),
};

test.each(Object.entries(CORRUPTED))(
  'a release whose %s is unavailable at its own addresses, and goes live once the store is repaired',
  async (_how, corrupt) => {
    publish('1');
    publish('2');
    const restore = corrupt(join(root, 'store/mf_one/2'));
    await start();
    expect(liveVersion()).toBeUndefined();
    expect(releases.snapshot.routes).toEqual(
      ['/one', '/one/*'].map((path) => ({ path, expose: '', remote: 'mf_one', isUnavailable: true })),
    );
    restore();
    await until(() => {
      jest.setSystemTime(Date.now() + 1_000);
      return liveVersion() === '2';
    });
    expect(rejections).toHaveLength(1);
    expect(mockRun.mock.calls).toEqual([['2']]);
  },
);

function corruptFile(path: string, corruption: (path: string) => void): () => void {
  const good = readFileSync(path);
  corruption(path);
  return () => writeFileSync(path, good);
}
