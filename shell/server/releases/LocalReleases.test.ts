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
const ours = keyPair();
const PAGE = 'export const page = 1;';
const FILES: Record<string, string> = { 'web/page.js': integrityOf(PAGE) };

function setUp({ key = ours.pem, files = FILES, kit = {} as Record<string, string[]> | null } = {}) {
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
  const releases = new LocalReleases(local, releaseSource(storeFolder), [ours.publicKey]);
  const live = (changes: Partial<RegistryEntry> = {}) => ({ ...store.live('mf_one')!, ...changes });
  return { storeFolder, local, store, publish, releases, live };
}

test('a signed release with matching files is taken and cached', async () => {
  const { publish, releases, live, local } = setUp();
  publish('1.0.0');
  const release = await releases.download(live());
  expect(release.manifest.version).toBe('1.0.0');
  expect(readFileSync(join(local, 'mf_one/1.0.0/web/page.js'), 'utf8')).toBe(PAGE);
});

test('one changed byte refuses the release', async () => {
  const { publish, releases, live, storeFolder } = setUp();
  publish('1.0.0');
  writeFileSync(join(storeFolder, 'mf_one/1.0.0/web/page.js'), PAGE.replace('1', '2'));
  await expect(releases.download(live())).rejects.toThrow('is not what was signed');
});

const DAMAGES: typeof corruptions = {
  ...corruptions,
  'replaced by a folder': (path) => {
    rmSync(path);
    mkdirSync(path);
  },
};
const DAMAGED = Object.keys(DAMAGES).flatMap((how) => [
  ['release.json', how],
  ['web/page.js', how],
]);

test.each(DAMAGED)('a local %s that is %s is fetched again', async (file, how) => {
  const { publish, releases, live, local, storeFolder } = setUp();
  publish('1.0.0');
  await releases.download(live());
  const release = join(local, 'mf_one/1.0.0');
  const good = readFileSync(join(release, file));
  DAMAGES[how]!(join(release, file));
  renameSync(join(storeFolder, 'mf_one'), join(storeFolder, 'away'));
  await expect(releases.download(live())).rejects.toThrow('ENOENT');
  renameSync(join(storeFolder, 'away'), join(storeFolder, 'mf_one'));
  expect((await releases.download(live())).manifest.version).toBe('1.0.0');
  expect(readFileSync(join(release, file))).toEqual(good);
});

test.each(DAMAGED)(
  'a %s that is %s in the store is refused, and taken once it is mended',
  async (file, how) => {
    const { publish, releases, live, storeFolder } = setUp();
    publish('1.0.0');
    const stored = join(storeFolder, 'mf_one/1.0.0', file);
    const good = readFileSync(stored);
    DAMAGES[how]!(stored);
    await expect(releases.download(live())).rejects.toThrow();
    rmSync(stored, { recursive: true, force: true });
    writeFileSync(stored, good);
    await expect(releases.download(live())).resolves.toBeTruthy();
  },
);

test('a genuine manifest of another release in the place of the right one is not cached', async () => {
  const { publish, releases, live, storeFolder } = setUp();
  publish('0.9.0');
  publish('1.0.0');
  const stored = join(storeFolder, 'mf_one/1.0.0/release.json');
  const good = readFileSync(stored);
  writeFileSync(stored, readFileSync(join(storeFolder, 'mf_one/0.9.0/release.json')));
  await expect(releases.download(live())).rejects.toThrow('manifest is not the one the registry names');
  writeFileSync(stored, good);
  await expect(releases.download(live())).resolves.toMatchObject({ manifest: { version: '1.0.0' } });
});

test("somebody else's signature is refused", async () => {
  const { publish, releases, live } = setUp({ key: keyPair().pem });
  publish('1.0.0');
  await expect(releases.download(live())).rejects.toThrow('signature');
});

test('an older manifest cannot be entered as a new release, only as a rollback', async () => {
  const { publish, releases, live, store } = setUp();
  publish('1.0.0');
  const first = live();
  publish('1.1.0');
  await expect(releases.download({ ...first, sequence: 3 })).rejects.toThrow('older manifest');
  store.rollback('mf_one', '1.0.0');
  expect(live()).toMatchObject({ version: '1.0.0', sequence: 3, reason: 'rollback' });
  await expect(releases.download(live())).resolves.toBeTruthy();
});

test('a release made before the names were written down goes on serving', async () => {
  const { publish, releases, live } = setUp({ kit: null });
  publish('1.0.0');
  expect((await releases.download(live())).manifest.kit).toEqual({});
});

test('a file outside the release is refused', async () => {
  const { publish, releases, live } = setUp({ files: { '../../outside.js': integrityOf(PAGE) } });
  publish('1.0.0');
  await expect(releases.download(live())).rejects.toThrow('bad path');
});

test('five versions stay, those that are needed among them', async () => {
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

test('rolling back without an earlier release says so', () => {
  const { publish, store } = setUp();
  publish('1.0.0');
  expect(() => store.rollback('mf_one')).toThrow('has no release to go back to');
  expect(() => store.rollback('mf_one', '9')).toThrow('has no release 9');
});
