import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'prom-client';
import { ReleaseStore } from '../../build/releases/ReleaseStore';
import { folder, isLive, key, publish, start, startGood, store, until } from '../../testing/releaseTestShell';
import type { RegistryEntry } from './manifest';
import { parseMinimumSequences, RegistryExpiry } from './RegistryExpiry';

const DAY_MS = 86_400_000;
/** A store whose entries expired yesterday. */
const expiredStore = () => new ReleaseStore(store.folder, key, -1);

test('a shell without history rejects an expired registry, and accepts it once it is renewed', async () => {
  publish('one', '1', undefined, expiredStore());
  const shell = await start();
  expect(shell.events).toEqual([expect.stringMatching(/^one rejected: the entry expired at /)]);
  expect([shell.releases.isLive, shell.releases.registryState]).toEqual([false, 'expired']);
  store.renew();
  await until(() => isLive(shell, 'one', '1'));
  expect(shell.releases.registryState).toBe('current');
});

test('a live release stays live when the registry expires, also after a restart of the shell', async () => {
  const shell = await startGood();
  expiredStore().renew();
  await until(() => shell.releases.registryState === 'expired');
  publish('one', '2', undefined, expiredStore());
  await until(() => shell.events.length);
  // Another remote's release triggers a new check of all of them.
  publish('two', '2');
  await until(() => isLive(shell, 'two', '2'));
  expect(await shell.page('one')).toBe('/one of 1');
  expect(shell.events).toEqual([expect.stringMatching(/^one rejected: the entry expired at /)]);
  shell.releases.stop();
  const restarted = await start();
  expect([await restarted.page('one'), await restarted.page('two')]).toEqual(['/one of 1', '/two of 2']);
});

test('a replayed registry is rejected by history, or without it by the minimum sequence', async () => {
  const shell = await startGood();
  const registry = join(store.folder, 'registry.json');
  const old = readFileSync(registry);
  publish('one', '2');
  await until(() => isLive(shell, 'one', '2'));
  writeFileSync(registry, old);
  await until(() => shell.events.length);
  expect(shell.events).toEqual(['one rejected: sequence 1 is older than 2']);
  expect(await shell.page('one')).toBe('/one of 2');
  shell.releases.stop();
  renameSync(join(folder, 'data'), join(folder, 'lost'));
  const fresh = await start(undefined, { one: 2 });
  expect(fresh.events).toEqual(['one rejected: sequence 1 is below the minimum 2']);
  expect(await fresh.page('two')).toBe('/two of 1');
  expect(await register.getSingleMetricAsString('release_registry_refusals_total')).toMatch(
    /remote="one",reason="below minimum"/,
  );
});

test('an entry without expiry is accepted unless a minimum sequence is set', () => {
  const expiry = new RegistryExpiry(parseMinimumSequences('two:1, three:5'), log);
  expect(() => expiry.assertCurrent(entry({ expiresAt: undefined }), [])).not.toThrow();
  expect(() => expiry.assertCurrent(entry({ name: 'two', expiresAt: undefined }), [])).toThrow(
    'never expires',
  );
  expect(() => expiry.assertCurrent(entry({ name: 'two' }), [])).not.toThrow();
  expect(() => expiry.assertCurrent(entry({ name: 'three' }), [])).toThrow('below the minimum 5');
});

test('an expired entry passes only if exactly this entry was accepted before', () => {
  const expiry = new RegistryExpiry({}, log);
  const expired = entry({ expiresAt: new Date(Date.now() - 1).toISOString() });
  expect(() => expiry.assertCurrent(expired, [entry()])).not.toThrow();
  expect(() => expiry.assertCurrent(expired, [entry({ sequence: 2 })])).toThrow('expired');
  expect(() => expiry.assertCurrent(expired, [entry({ manifest: 'another' })])).toThrow('expired');
});

test('near expiry and expiry are logged once each', () => {
  jest.useFakeTimers({ now: Date.now() });
  log.warn.mockClear();
  const expiry = new RegistryExpiry({}, log);
  expiry.update([entry({ expiresAt: after(30) }), entry({ name: 'two', expiresAt: after(20) })]);
  const states = [1, 5.5, 1, 13].map((days) => {
    jest.advanceTimersByTime(days * DAY_MS);
    expiry.logState();
    expiry.logState();
    return expiry.state;
  });
  expect(states).toEqual(['current', 'near expiry', 'near expiry', 'expired']);
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 1]);
  expiry.update([entry({ expiresAt: undefined })]);
  expect([expiry.state, log.info.mock.calls.length]).toEqual(['current', 1]);
  jest.useRealTimers();
});

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() } as never as jest.Mocked<
  ConstructorParameters<typeof RegistryExpiry>[1]
>;
const after = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const entry = (changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name: 'one',
  version: '1',
  sequence: 3,
  reason: 'release',
  manifest: 'sha384-1',
  areas: [],
  publishedAt: after(-1),
  expiresAt: after(30),
  ...changes,
});
