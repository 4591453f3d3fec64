import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'prom-client';
import { ReleaseStore } from '../../build/releases/ReleaseStore';
import { folder, isLive, key, publish, start, startGood, store, until } from '../../testing/releaseTestShell';
import type { RegistryEntry } from './manifest';
import { parseMinimumSequences, RegistryExpiry } from './RegistryExpiry';

const DAY_MS = 86_400_000;
/** Signs what has expired since yesterday. */
const late = () => new ReleaseStore(store.folder, key, -1);

test('a shell without memory refuses an expired registry, and accepts it as soon as it is signed anew', async () => {
  publish('one', '1', undefined, late());
  const shell = await start();
  expect(shell.events).toEqual([expect.stringMatching(/^one refused: the entry expired at /)]);
  expect([shell.releases.isLive, shell.releases.registryState]).toEqual([false, 'expired']);
  store.renew();
  await until(() => isLive(shell, 'one', '1'));
  expect(shell.releases.registryState).toBe('current');
});

test('a release that is live goes on when the registry expires, also in a shell that is started again', async () => {
  const shell = await startGood();
  late().renew();
  await until(() => shell.releases.registryState === 'expired');
  publish('one', '2', undefined, late());
  await until(() => shell.events.length);
  // Another remote's release has all of them looked at.
  publish('two', '2');
  await until(() => isLive(shell, 'two', '2'));
  expect(await shell.page('one')).toBe('/one of 1');
  expect(shell.events).toEqual([expect.stringMatching(/^one refused: the entry expired at /)]);
  shell.releases.stop();
  const again = await start();
  expect([await again.page('one'), await again.page('two')]).toEqual(['/one of 1', '/two of 2']);
});

test('a replayed registry is refused by memory, and without it by the minimum sequence', async () => {
  const shell = await startGood();
  const registry = join(store.folder, 'registry.json');
  const old = readFileSync(registry);
  publish('one', '2');
  await until(() => isLive(shell, 'one', '2'));
  writeFileSync(registry, old);
  await until(() => shell.events.length);
  expect(shell.events).toEqual(['one refused: sequence 1 is older than 2']);
  expect(await shell.page('one')).toBe('/one of 2');
  shell.releases.stop();
  renameSync(join(folder, 'data'), join(folder, 'lost'));
  const fresh = await start(undefined, { one: 2 });
  expect(fresh.events).toEqual(['one refused: sequence 1 is below the minimum 2']);
  expect(await fresh.page('two')).toBe('/two of 1');
  expect(await register.getSingleMetricAsString('release_registry_refusals_total')).toMatch(
    /remote="one",reason="below minimum"/,
  );
});

test('an entry of the time before expiry is accepted unless a minimum is set', () => {
  const age = new RegistryExpiry(parseMinimumSequences('two:1, three:5'), log);
  expect(() => age.assertCurrent(entry({ expiresAt: undefined }), [])).not.toThrow();
  expect(() => age.assertCurrent(entry({ name: 'two', expiresAt: undefined }), [])).toThrow('never expires');
  expect(() => age.assertCurrent(entry({ name: 'two' }), [])).not.toThrow();
  expect(() => age.assertCurrent(entry({ name: 'three' }), [])).toThrow('below the minimum 5');
});

test('what is accepted already is another thing than the same release entered anew, or another of that number', () => {
  const age = new RegistryExpiry({}, log);
  const expired = entry({ expiresAt: new Date(Date.now() - 1).toISOString() });
  expect(() => age.assertCurrent(expired, [entry()])).not.toThrow();
  expect(() => age.assertCurrent(expired, [entry({ sequence: 2 })])).toThrow('expired');
  expect(() => age.assertCurrent(expired, [entry({ manifest: 'another' })])).toThrow('expired');
});

test('that the registry nears its end is events once, and that it is over', () => {
  jest.useFakeTimers({ now: Date.now() });
  log.warn.mockClear();
  const age = new RegistryExpiry({}, log);
  age.update([entry({ expiresAt: after(30) }), entry({ name: 'two', expiresAt: after(20) })]);
  const states = [1, 5.5, 1, 13].map((days) => {
    jest.advanceTimersByTime(days * DAY_MS);
    age.logState();
    age.logState();
    return age.state;
  });
  expect(states).toEqual(['current', 'near expiry', 'near expiry', 'expired']);
  expect([log.warn.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 1]);
  age.update([entry({ expiresAt: undefined })]);
  expect([age.state, log.info.mock.calls.length]).toEqual(['current', 1]);
  jest.useRealTimers();
});

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() } as never as jest.Mocked<
  ConstructorParameters<typeof RegistryExpiry>[1]
>;
const after = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const entry = (changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...{ name: 'one', version: '1', sequence: 3, reason: 'release', manifest: 'sha384-1', areas: [] },
  ...{ publishedAt: after(-1), expiresAt: after(30) },
  ...changes,
});
