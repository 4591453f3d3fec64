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

test('the newest release is live; one that is live already is not published again', () => {
  const { store, publish } = setUp();
  expect(['1.0.0', '1.1.0', '1.1.0'].map((version) => publish(version))).toEqual([true, true, false]);
  expect(store.live('mf_one')).toMatchObject({ version: '1.1.0', sequence: 2, reason: 'release' });
  expect(store.versions('mf_one')).toEqual(['1.1.0', '1.0.0']);
});

test('a rollback goes to the release before, or to the one that is named, and to none that is not kept', () => {
  const { store, publish } = setUp();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(version);
  expect(store.rollback('mf_one')).toBe('1.1.0');
  expect(store.live('mf_one')).toMatchObject({ version: '1.1.0', sequence: 4, reason: 'rollback' });
  expect(store.rollback('mf_one', '1.2.0')).toBe('1.2.0');
  expect(() => store.rollback('mf_one', '9.9.9')).toThrow('no release 9.9.9');
});

test('a publishing that was broken off leaves nothing behind that counts as a release', () => {
  const { store, publish } = setUp();
  for (const version of ['1.0.0', '1.1.0']) publish(version);
  expect(() => publish('1.2.0', new ReleaseStore(store.folder, 'no key'))).toThrow();
  expect(store.versions('mf_one')).toEqual(['1.1.0', '1.0.0']);
  expect(store.live('mf_one')?.version).toBe('1.1.0');
  expect(publish('1.2.0')).toBe(true);
  expect(store.rollback('mf_one')).toBe('1.1.0');
});

test('of what was tried the newest stay, and what is live stays however old it is', () => {
  const { store, publish } = setUp();
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) publish(version);
  store.rollback('mf_one', '1.0.0');
  store.prune('mf_one', 2);
  expect(store.versions('mf_one')).toEqual(['1.4.0', '1.3.0', '1.0.0']);
  expect(store.live('mf_one')?.version).toBe('1.0.0');
});

test('what is live is signed anew with a later end, and is otherwise what it was', () => {
  const folder = newFolder();
  const key = localKeys(newFolder()).privateKey;
  const { publish } = setUp();
  const soon = new ReleaseStore(folder, key, 1);
  for (const version of ['1.0.0', '1.1.0']) publish(version, soon);
  soon.rollback('mf_one');
  const { expiresAt: before, ...entry } = soon.live('mf_one')!;
  const later = new ReleaseStore(folder, key);
  expect(later.renew()).toEqual([expect.objectContaining({ name: 'mf_one', version: '1.0.0' })]);
  const { expiresAt: after, ...renewed } = later.live('mf_one')!;
  expect(renewed).toEqual(entry);
  expect(Date.parse(after!) - Date.parse(before!)).toBeGreaterThan(80 * 86_400_000);
});

test('publishing what is live already signs it anew, which keeps a local site from expiring', () => {
  const folder = newFolder();
  const key = localKeys(newFolder()).privateKey;
  const { publish } = setUp();
  publish('1.0.0', new ReleaseStore(folder, key, -1));
  const store = new ReleaseStore(folder, key);
  expect(publish('1.0.0', store)).toBe(false);
  expect(Date.parse(store.live('mf_one')!.expiresAt!)).toBeGreaterThan(Date.now());
});

test('what somebody else has signed is not signed anew', () => {
  const { store, publish } = setUp();
  publish('1.0.0');
  const other = new ReleaseStore(store.folder, localKeys(newFolder()).privateKey);
  const before = store.live('mf_one');
  expect(() => other.renew()).toThrow('not signed with this key: mf_one');
  expect(publish('1.0.0', other)).toBe(false);
  expect(store.live('mf_one')).toEqual(before);
});
