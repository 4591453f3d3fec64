import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, GOOD, isLive, publish, start, startGood, until } from '../../testing/releaseTestShell';

const LONG_PAUSE_MS = 7 * 3_600_000;

test('releases that have done well are tried again after faults that lie outside of them', async () => {
  const shell = await startGood();
  const trouble = join(folder, 'trouble');
  const ends = `module.exports = () => require('fs').existsSync(${JSON.stringify(trouble)}) ? process.exit(1) : 'made';`;
  for (const version of ['2', '3']) {
    publish('one', version, ends);
    await until(() => isLive(shell, 'one', version));
    await shell.page('one');
    shell.releases.checkProbations();
  }
  writeFileSync(trouble, '');
  while (shell.releases.snapshot.remotes.has('one')) await shell.page('one').catch(() => undefined);
  rmSync(trouble);
  const now = Date.now() + LONG_PAUSE_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await until(() => isLive(shell, 'one', '2'));
  jest.restoreAllMocks();
  expect(await shell.page('one')).toBe('made');
  expect(existsSync(trouble)).toBe(false);
});

test.each([
  [
    'holds more and more memory outside the heap',
    `setInterval(() => (globalThis.held ??= []).push(Buffer.alloc(1e8, 1)), 50);`,
  ],
  [
    'posts what is no message of the thread',
    `require('worker_threads').parentPort.postMessage(null); throw new Error('broken');`,
  ],
])('a release that %s costs its thread only', async (_what, code) => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish('one', '2', `${code} ${GOOD('2')}`);
  await until(() => shell.events.length);
  await until(() => isLive(shell, 'one', '1'));
  expect(await shell.page('one')).toBe('/one of 1');
});

test('a release during whose probation the whole server dies again and again is taken back', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish('one', '2');
  await until(() => isLive(shell, 'one', '2'));
  const kept = join(folder, 'data/last-known-good.json');
  // What a server that is killed leaves behind: none of its last words.
  const killed = async () => {
    const text = readFileSync(kept, 'utf8');
    shell.releases.stop();
    writeFileSync(kept, text);
    return start(shell.rules);
  };
  for (let starts = 0; starts < 3; starts++) {
    const again = await killed();
    expect(await again.page('one')).toBe('/one of 2');
    const text = readFileSync(kept, 'utf8');
    again.releases.stop();
    writeFileSync(kept, text);
  }
  const last = await start(shell.rules);
  expect(last.events).toEqual([expect.stringMatching(/^one 2 to 1: crash/)]);
  expect(await last.page('one')).toBe('/one of 1');
});

test('what is not found says nothing of a release that fails its pages', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish(
    'one',
    '2',
    `let n = 0; module.exports = () => { if (++n % 20) return ''; throw new Error('broken'); };`,
  );
  await until(() => isLive(shell, 'one', '2'));
  shell.rules.faultPercent = 50;
  while (!shell.events.length) await shell.page('one').catch(() => undefined);
  expect(shell.events).toEqual([expect.stringMatching(/^one 2 to 1: render/)]);
});

test('strangers who ask for a page that loops cannot have a good release taken back', async () => {
  const shell = await startGood();
  publish('one', '2', `module.exports = (url) => { while (url.includes('page=')); return 'made'; };`);
  await until(() => isLive(shell, 'one', '2'));
  await shell.page('one');
  shell.releases.checkProbations();
  for (let asked = 0; asked < 3; asked++)
    await expect(shell.page(`one?page=${asked}`)).rejects.toThrow('has ended the render thread');
  expect([shell.events, isLive(shell, 'one', '2')]).toEqual([[], true]);
  expect(await shell.page('two')).toBe('/two of 1');
});
