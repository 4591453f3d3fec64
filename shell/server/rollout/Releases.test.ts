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

test('a release replaces another, which waits until it has rendered what it must, and is good', async () => {
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

const HOSTILE = {
  'throws at render': `module.exports = () => { throw new Error('broken'); };`,
  'loops at render': `module.exports = () => { ${LOOP} };`,
  'throws later': `setTimeout(() => { throw new Error('broken'); }, 100); ${GOOD('2')}`,
  'rejects later': `setTimeout(() => Promise.reject(new Error('broken')), 100); ${GOOD('2')}`,
  'loops later': `setTimeout(() => { ${LOOP} }, 100); ${GOOD('2')}`,
  'ends its process': `module.exports = () => process.exit(1);`,
};

test.each(Object.entries(HOSTILE))(
  'a release that %s is taken back by itself, and other pages are rendered meanwhile',
  async (_what, code) => {
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
    // Not even a shell that is started again loads it.
    shell.releases.stop();
    const again = await start();
    expect(await again.page('one')).toBe('/one of 1');
  },
);

test('a release that loops while it is loaded never goes live, and pages are rendered meanwhile', async () => {
  const shell = await startGood();
  publish('one', '2', LOOP);
  while (!shell.events.length) expect(await shell.page('one')).toBe('/one of 1');
  expect(shell.events).toEqual([expect.stringMatching(/^one refused: the render thread was held up/)]);
  expect(await shell.page('one')).toBe('/one of 1');
});

test('a release that was taken back goes live again when it is entered anew', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish('one', '2', HOSTILE['throws at render']);
  while (!shell.events.length) await shell.page('one').catch(() => undefined);
  await until(() => isLive(shell, 'one', '1'));
  store.rollback('one', '1');
  store.rollback('one', '2');
  await until(() => isLive(shell, 'one', '2'));
});

test('some failures among many pages take nothing back, and a good release stays whatever its pages do', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  shell.rules.faultPercent = 20;
  publish(
    'one',
    '2',
    `let n = 0; module.exports = () => { if (++n > 20 && n < 25) throw new Error('odd'); return 'made'; };`,
  );
  await until(() => isLive(shell, 'one', '2'));
  for (let made = 0; made < 30; made++) await shell.page('one').catch(() => undefined);
  expect(shell.events).toEqual([]);
  publish('two', '2', `module.exports = () => { throw new Error('odd'); };`);
  shell.rules.probationMs = 0;
  shell.rules.probationPages = 0;
  await until(() => isLive(shell, 'two', '2'));
  shell.releases.checkProbations();
  for (let made = 0; made < 9; made++) await expect(shell.page('two')).rejects.toThrow('odd');
  expect(isLive(shell, 'two', '2')).toBe(true);
});

test('a first release that ends its thread again and again is away for a while, and others are not', async () => {
  publish('one', '1', HOSTILE['ends its process']);
  publish('two', '1');
  const shell = await start();
  while (shell.releases.snapshot.remotes.has('one')) await shell.page('one').catch(() => undefined);
  expect(await shell.page('one')).toBe('away');
  expect(await shell.page('two')).toBe('/two of 1');
  expect(shell.events).toEqual([
    expect.stringMatching(/^one 1 to undefined/),
    expect.stringMatching(/^one refused: crash/),
  ]);
});

test('with the store out of reach a shell that is started again serves what it served last', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish('one', '2');
  await until(() => isLive(shell, 'one', '2'));
  shell.releases.stop();
  await until(() =>
    readFileSync(join(folder, 'data/last-known-good.json'), 'utf8').includes('"sequence\\":2'),
  );
  renameSync(store.folder, `${store.folder}-away`);
  const again = await start();
  expect(await again.page('one')).toBe('/one of 2');
});

test('what an earlier version of the shell kept is read', async () => {
  publish('one', '1');
  const { remotes } = JSON.parse(readFileSync(join(store.folder, 'registry.json'), 'utf8'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/last-known-good.json'), JSON.stringify(remotes));
  const shell = await start();
  expect(shell.releases.live.onProbation).toEqual([]);
  expect(await shell.page('one')).toBe('/one of 1');
});
