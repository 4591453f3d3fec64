import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  folder,
  GOOD,
  isLive,
  LOOP,
  publish,
  start,
  startGood,
  store,
  until,
} from '../../testing/releaseTestShell';
import { withdrawals } from '../releases/releaseMetrics';

test('a new release goes live, and the previous one stays on standby until the new one passes its probation', async () => {
  const shell = await startGood();
  shell.rules.probationPages = 2;
  publish('one', '2');
  await until(() => isLive(shell, 'one', '2'));
  expect(await shell.page('one')).toBe('/one of 2');
  const { live, threads } = shell.releases;
  expect([live.onProbation.map(([name]) => name), threads.hasStandby]).toEqual([['one'], true]);
  await shell.page('one');
  shell.releases.checkProbations();
  expect([live.onProbation, threads.hasStandby]).toEqual([[], false]);
});

test('the first release of a new remote goes live, and the shell that serves it goes on', async () => {
  const shell = await startGood();
  publish('three', '1');
  await until(() => isLive(shell, 'three', '1'));
  expect(await shell.page('three')).toBe('/three of 1');
  expect(await shell.page('one')).toBe('/one of 1');
});

const HOSTILE = {
  'throws at render': `module.exports = () => { throw new Error('broken'); };`,
  'loops at render': `module.exports = () => { ${LOOP} };`,
  'throws later': `setTimeout(() => { throw new Error('broken'); }, 100); ${GOOD('2')}`,
  'ends its process': `module.exports = () => process.exit(1);`,
  ...(process.env.LONG && {
    'rejects later': `setTimeout(() => Promise.reject(new Error('broken')), 100); ${GOOD('2')}`,
    'loops later': `setTimeout(() => { ${LOOP} }, 100); ${GOOD('2')}`,
  }),
};

test.each(Object.entries(HOSTILE))(
  'a release that %s is rolled back, and other pages are rendered meanwhile',
  async (_what, code) => {
    withdrawals.reset();
    const shell = await startGood();
    shell.rules.probationMs = 60_000;
    publish('one', '2', code);
    await until(() => isLive(shell, 'one', '2'));
    while (isLive(shell, 'one', '2')) {
      expect(await shell.page('two')).toBe('/two of 1');
      await shell.page('one').catch(() => undefined);
    }
    expect(await shell.page('one')).toBe('/one of 1');
    expect(shell.events).toEqual([expect.stringMatching(/^one 2 to 1: /)]);
    expect((await withdrawals.get()).values).toMatchObject([{ labels: { remote: 'one' }, value: 1 }]);
    // A restarted shell does not load it either.
    shell.releases.stop();
    const restarted = await start();
    expect(await restarted.page('one')).toBe('/one of 1');
  },
);

test('a release that loops while loading never goes live, and pages are rendered meanwhile', async () => {
  const shell = await startGood();
  publish('one', '2', LOOP);
  while (!shell.events.length) expect(await shell.page('one')).toBe('/one of 1');
  expect(shell.events).toEqual([expect.stringMatching(/^one rejected: the render thread was blocked/)]);
  expect(await shell.page('one')).toBe('/one of 1');
});

test('a release that was rolled back goes live again when it is published again', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish('one', '2', HOSTILE['throws at render']);
  while (!shell.events.length) await shell.page('one').catch(() => undefined);
  await until(() => isLive(shell, 'one', '1'));
  store.rollback('one', '1');
  store.rollback('one', '2');
  await until(() => isLive(shell, 'one', '2'));
});

test('a few failures cause no rollback, and a release that passed its probation is not rolled back for failed pages', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  shell.rules.faultPercent = 20;
  publish(
    'one',
    '2',
    `let n = 0; module.exports = () => { if (++n > 20 && n < 25) throw new Error('odd'); return 'made'; };`,
  );
  await until(() => isLive(shell, 'one', '2'));
  for (let count = 0; count < 30; count++) await shell.page('one').catch(() => undefined);
  expect(shell.events).toEqual([]);
  publish('two', '2', `module.exports = () => { throw new Error('odd'); };`);
  shell.rules.probationMs = 0;
  shell.rules.probationPages = 0;
  await until(() => isLive(shell, 'two', '2'));
  shell.releases.checkProbations();
  for (let count = 0; count < 9; count++) await expect(shell.page('two')).rejects.toThrow('odd');
  expect(isLive(shell, 'two', '2')).toBe(true);
});

test('a first release that keeps crashing its thread is unavailable for a while, and other remotes are not affected', async () => {
  publish('one', '1', HOSTILE['ends its process']);
  publish('two', '1');
  const shell = await start();
  while (shell.releases.snapshot.remotes.has('one')) await shell.page('one').catch(() => undefined);
  expect(await shell.page('one')).toBe('unavailable');
  expect(await shell.page('two')).toBe('/two of 1');
  expect(shell.events).toEqual([
    expect.stringMatching(/^one 1 to undefined/),
    expect.stringMatching(/^one rejected: crash/),
  ]);
});

test('without a reachable store a restarted shell serves what it served last', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish('one', '2');
  await until(() => isLive(shell, 'one', '2'));
  shell.releases.stop();
  await until(() =>
    readFileSync(join(folder, 'data/last-known-good.json'), 'utf8').includes('"sequence\\":2'),
  );
  renameSync(store.folder, `${store.folder}-away`);
  const restarted = await start();
  expect(await restarted.page('one')).toBe('/one of 2');
});

test('the history file of an earlier version is read', async () => {
  publish('one', '1');
  const { remotes } = JSON.parse(readFileSync(join(store.folder, 'registry.json'), 'utf8'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/last-known-good.json'), JSON.stringify(remotes));
  const shell = await start();
  expect(shell.releases.live.onProbation).toEqual([]);
  expect(await shell.page('one')).toBe('/one of 1');
});
