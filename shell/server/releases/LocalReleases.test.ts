import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltRelease, ReleaseStore } from '../../build/releases/ReleaseStore';
import { corruptions } from '../../testing/corruptions';
import { LocalReleases } from './LocalReleases';
import { integrityOf, type RegistryEntry } from './manifest';
import { releaseSource } from './releaseSource';

const newFolder = () => mkdtempSync(join(tmpdir(), 'releases-'));
const keyPair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { publicKey, pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
};
const siteKey = keyPair();
const PAGE = 'export const page = 1;';
const FILES: Record<string, string> = { 'web/page.js': integrityOf(PAGE) };

function setUp({ key = siteKey.pem, files = FILES, kit = {} as Record<string, string[]> | null } = {}) {
  const [storeFolder, build, local] = [newFolder(), newFolder(), newFolder()];
  mkdirSync(join(build, 'web'));
  writeFileSync(join(build, 'web/page.js'), PAGE);
  const store = new ReleaseStore(storeFolder, key);
  const release = (version: string) => ({
    name: 'mf_one',
    version,
    areas: ['/one'],
    pages: [{ path: '/one', expose: './OnePage' }],
    web: { entry: 'web/page.js', chunks: {}, lazy: {}, content: {} },
    node: { entry: 'web/page.js' },
    shares: {},
    ...(kit && { kit }),
    files,
  });
  const publish = (version: string) => store.publish(release(version) as BuiltRelease, build);
  const releases = new LocalReleases(local, releaseSource(storeFolder), [siteKey.publicKey]);
  const live = (changes: Partial<RegistryEntry> = {}) => ({ ...store.live('mf_one')!, ...changes });
  return { storeFolder, local, store, publish, releases, live };
}

test('a signed release with matching files is downloaded and cached', async () => {
  const { publish, releases, live, local } = setUp();
  publish('1.0.0');
  const release = await releases.download(live());
  expect(release.manifest.version).toBe('1.0.0');
  expect(readFileSync(join(local, 'mf_one/1.0.0/web/page.js'), 'utf8')).toBe(PAGE);
});

test('a release with one changed byte is rejected', async () => {
  const { publish, releases, live, storeFolder } = setUp();
  publish('1.0.0');
  writeFileSync(join(storeFolder, 'mf_one/1.0.0/web/page.js'), PAGE.replace('1', '2'));
  await expect(releases.download(live())).rejects.toThrow('does not match its signed hash');
});

const CORRUPTIONS: typeof corruptions = {
  ...corruptions,
  'replaced by a folder': (path) => {
    rmSync(path);
    mkdirSync(path);
  },
};
const CORRUPTED_FILES = Object.keys(CORRUPTIONS).flatMap((how) => [
  ['release.json', how],
  ['web/page.js', how],
]);

test.each(CORRUPTED_FILES)('a local %s that is %s is downloaded again', async (file, how) => {
  const { publish, releases, live, local, storeFolder } = setUp();
  publish('1.0.0');
  await releases.download(live());
  const release = join(local, 'mf_one/1.0.0');
  const good = readFileSync(join(release, file));
  CORRUPTIONS[how]!(join(release, file));
  renameSync(join(storeFolder, 'mf_one'), join(storeFolder, 'away'));
  await expect(releases.download(live())).rejects.toThrow('ENOENT');
  renameSync(join(storeFolder, 'away'), join(storeFolder, 'mf_one'));
  expect((await releases.download(live())).manifest.version).toBe('1.0.0');
  expect(readFileSync(join(release, file))).toEqual(good);
});

test.each(CORRUPTED_FILES)(
  'a %s that is %s in the store is rejected, and accepted once it is restored',
  async (file, how) => {
    const { publish, releases, live, storeFolder } = setUp();
    publish('1.0.0');
    const stored = join(storeFolder, 'mf_one/1.0.0', file);
    const good = readFileSync(stored);
    CORRUPTIONS[how]!(stored);
    await expect(releases.download(live())).rejects.toThrow();
    rmSync(stored, { recursive: true, force: true });
    writeFileSync(stored, good);
    await expect(releases.download(live())).resolves.toBeTruthy();
  },
);

test('the signed manifest of another version is rejected', async () => {
  const { publish, releases, live, storeFolder } = setUp();
  publish('0.9.0');
  publish('1.0.0');
  const stored = join(storeFolder, 'mf_one/1.0.0/release.json');
  const good = readFileSync(stored);
  writeFileSync(stored, readFileSync(join(storeFolder, 'mf_one/0.9.0/release.json')));
  await expect(releases.download(live())).rejects.toThrow('manifest does not match the registry entry');
  writeFileSync(stored, good);
  await expect(releases.download(live())).resolves.toMatchObject({ manifest: { version: '1.0.0' } });
});

test('a release signed with another key is rejected', async () => {
  const { publish, releases, live } = setUp({ key: keyPair().pem });
  publish('1.0.0');
  await expect(releases.download(live())).rejects.toThrow('signature');
});

test('an older manifest is accepted for a rollback, but not as a new release', async () => {
  const { publish, releases, live, store } = setUp();
  publish('1.0.0');
  const first = live();
  publish('1.1.0');
  await expect(releases.download({ ...first, sequence: 3 })).rejects.toThrow('older manifest');
  store.rollback('mf_one', '1.0.0');
  expect(live()).toMatchObject({ version: '1.0.0', sequence: 3, reason: 'rollback' });
  await expect(releases.download(live())).resolves.toBeTruthy();
});

test('a release without recorded kit imports is accepted', async () => {
  const { publish, releases, live } = setUp({ kit: null });
  publish('1.0.0');
  expect((await releases.download(live())).manifest.kit).toEqual({});
});

test('a file path outside the release is rejected', async () => {
  const { publish, releases, live } = setUp({ files: { '../../outside.js': integrityOf(PAGE) } });
  publish('1.0.0');
  await expect(releases.download(live())).rejects.toThrow('invalid path');
});

test('pruning keeps five versions, including those in use', async () => {
  const { publish, releases, live } = setUp();
  for (const version of ['1', '2', '3', '4', '5', '6', '7']) {
    publish(version);
    await releases.download(live());
  }
  const cached = await releases.prune('mf_one', ['7', '1']);
  expect(cached).toHaveLength(5);
  expect(cached.slice(0, 2)).toEqual(['7', '1']);
});

test('publishing the live version again changes nothing', () => {
  const { publish } = setUp();
  expect(publish('1.0.0')).toBe(true);
  expect(publish('1.0.0')).toBe(false);
});

test('a rollback without an earlier release fails with a clear message', () => {
  const { publish, store } = setUp();
  publish('1.0.0');
  expect(() => store.rollback('mf_one')).toThrow('has no release to roll back to');
  expect(() => store.rollback('mf_one', '9')).toThrow('has no release 9');
});
