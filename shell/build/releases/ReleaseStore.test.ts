import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localKeys } from './localKeys';
import { type BuiltRelease, ReleaseStore } from './ReleaseStore';

const newFolder = () => mkdtempSync(join(tmpdir(), 'store-'));

function setUp() {
  const [store, build] = [new ReleaseStore(newFolder(), localKeys(newFolder()).privateKey), newFolder()];
  const publish = (version: string, to = store) => {
    const release = { name: 'mf_one', version, areas: ['/one'] } as BuiltRelease;
    writeFileSync(join(build, 'release.json'), JSON.stringify(release));
    return to.publish(release, build);
  };
  return { store, publish };
}

test('the newest release is live, and a live release is not published again', () => {
  const { store, publish } = setUp();
  expect(['1.0.0', '1.1.0', '1.1.0'].map((version) => publish(version))).toEqual([true, true, false]);
  expect(store.live('mf_one')).toMatchObject({ version: '1.1.0', sequence: 2, reason: 'release' });
  expect(store.versions('mf_one')).toEqual(['1.1.0', '1.0.0']);
});

test('a rollback goes to the previous or the named release, and only to one in the store', () => {
  const { store, publish } = setUp();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(version);
  expect(store.rollback('mf_one')).toBe('1.1.0');
  expect(store.live('mf_one')).toMatchObject({ version: '1.1.0', sequence: 4, reason: 'rollback' });
  expect(store.rollback('mf_one', '1.2.0')).toBe('1.2.0');
  expect(() => store.rollback('mf_one', '9.9.9')).toThrow('no release 9.9.9');
});

test('an interrupted publish leaves no incomplete release', () => {
  const { store, publish } = setUp();
  for (const version of ['1.0.0', '1.1.0']) publish(version);
  expect(() => publish('1.2.0', new ReleaseStore(store.folder, 'no key'))).toThrow();
  expect(store.versions('mf_one')).toEqual(['1.1.0', '1.0.0']);
  expect(store.live('mf_one')?.version).toBe('1.1.0');
  expect(publish('1.2.0')).toBe(true);
  expect(store.rollback('mf_one')).toBe('1.1.0');
});

test('pruning keeps the newest releases and the live one', () => {
  const { store, publish } = setUp();
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) publish(version);
  store.rollback('mf_one', '1.0.0');
  store.prune('mf_one', 2);
  expect(store.versions('mf_one')).toEqual(['1.4.0', '1.3.0', '1.0.0']);
  expect(store.live('mf_one')?.version).toBe('1.0.0');
});

test('renewing changes only the expiry', () => {
  const folder = newFolder();
  const key = localKeys(newFolder()).privateKey;
  const { publish } = setUp();
  const shortLived = new ReleaseStore(folder, key, 1);
  for (const version of ['1.0.0', '1.1.0']) publish(version, shortLived);
  shortLived.rollback('mf_one');
  const { expiresAt: before, ...entry } = shortLived.live('mf_one')!;
  const renewing = new ReleaseStore(folder, key);
  expect(renewing.renew()).toEqual([expect.objectContaining({ name: 'mf_one', version: '1.0.0' })]);
  const { expiresAt: after, ...renewed } = renewing.live('mf_one')!;
  expect(renewed).toEqual(entry);
  expect(Date.parse(after!) - Date.parse(before!)).toBeGreaterThan(80 * 86_400_000);
});

test('publishing the live release renews it, so that a local site does not expire', () => {
  const folder = newFolder();
  const key = localKeys(newFolder()).privateKey;
  const { publish } = setUp();
  publish('1.0.0', new ReleaseStore(folder, key, -1));
  const store = new ReleaseStore(folder, key);
  expect(publish('1.0.0', store)).toBe(false);
  expect(Date.parse(store.live('mf_one')!.expiresAt!)).toBeGreaterThan(Date.now());
});

test('entries signed with another key are not renewed', () => {
  const { store, publish } = setUp();
  publish('1.0.0');
  const other = new ReleaseStore(store.folder, localKeys(newFolder()).privateKey);
  const before = store.live('mf_one');
  expect(() => other.renew()).toThrow('not signed with this key: mf_one');
  expect(publish('1.0.0', other)).toBe(false);
  expect(store.live('mf_one')).toEqual(before);
});
