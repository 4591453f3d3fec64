import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, GOOD, isLive, publish, start, startGood, until } from '../../testing/releaseTestShell';

const LONG_PAUSE_MS = 7 * 3_600_000;

test('good releases are tried again after faults that they did not cause', async () => {
  const shell = await startGood();
  const faultFile = join(folder, 'fault');
  const crashing = `module.exports = () => require('fs').existsSync(${JSON.stringify(faultFile)}) ? process.exit(1) : 'made';`;
  for (const version of ['2', '3']) {
    publish('one', version, crashing);
    await until(() => isLive(shell, 'one', version));
    await shell.page('one');
    shell.releases.checkProbations();
  }
  writeFileSync(faultFile, '');
  while (shell.releases.snapshot.remotes.has('one')) await shell.page('one').catch(() => undefined);
  rmSync(faultFile);
  const now = Date.now() + LONG_PAUSE_MS;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  await until(() => isLive(shell, 'one', '2'));
  jest.restoreAllMocks();
  expect(await shell.page('one')).toBe('made');
  expect(existsSync(faultFile)).toBe(false);
});

const FAULTS = [
  [
    'leaks memory outside the heap',
    `setInterval(() => (globalThis.held ??= []).push(Buffer.alloc(1e8, 1)), 50);`,
  ],
  [
    'posts an invalid thread message',
    `require('worker_threads').parentPort.postMessage(null); throw new Error('broken');`,
  ],
  [
    'posts messages to the shell in an endless loop',
    `setTimeout(() => { for (;;) require('worker_threads').parentPort.postMessage({ kind: 'x' }); }, 300);`,
  ],
  [
    'posts huge messages to the shell in an endless loop',
    `setTimeout(() => { const huge = Buffer.alloc(5e7); for (;;) require('worker_threads').parentPort.postMessage(huge); }, 300);`,
  ],
] as const;

test.each(process.env.LONG ? FAULTS : FAULTS.slice(0, 3))(
  'a release that %s only affects its thread',
  async (_what, code) => {
    const shell = await startGood();
    shell.rules.probationMs = 60_000;
    publish('one', '2', `${code} ${GOOD('2')}`);
    // A thread without work is not asked whether it is blocked.
    while (!shell.events.length) await shell.page('two');
    await until(() => isLive(shell, 'one', '1'));
    expect(await shell.page('one')).toBe('/one of 1');
  },
);

test('a release cannot answer for a page of another remote, nor have its release rolled back', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish(
    'one',
    '2',
    `setInterval(() => {
      const { parentPort } = require('worker_threads');
      for (let id = 1; id < 50; id++) {
        parentPort.postMessage({ kind: 'rendered', id, result: { html: 'forged' } });
        parentPort.postMessage({ kind: 'rendered', id });
      }
      parentPort.postMessage({ kind: 'loaderError', remote: 'two', message: 'forged', stack: '' });
      parentPort.postMessage({ kind: 'pong', bytes: 1e12 });
      parentPort.postMessage({ kind: 'rejected', remote: 'two', reason: 'forged' });
    }, 1);
    ${GOOD('2')}`,
  );
  await until(() => isLive(shell, 'one', '2'));
  for (let count = 0; count < 20; count++) expect(await shell.page('two')).toBe('/two of 1');
  expect([shell.events, isLive(shell, 'two', '1')]).toEqual([[], true]);
});

test('a release during whose probation the whole server is killed repeatedly is rolled back', async () => {
  const shell = await startGood();
  shell.rules.probationMs = 60_000;
  publish('one', '2');
  await until(() => isLive(shell, 'one', '2'));
  const historyFile = join(folder, 'data/last-known-good.json');
  // Restores the file, because a killed server does not record a normal shutdown.
  const restartAfterKill = async () => {
    const text = readFileSync(historyFile, 'utf8');
    shell.releases.stop();
    writeFileSync(historyFile, text);
    return start(shell.rules);
  };
  for (let starts = 0; starts < 3; starts++) {
    const restarted = await restartAfterKill();
    expect(await restarted.page('one')).toBe('/one of 2');
    const text = readFileSync(historyFile, 'utf8');
    restarted.releases.stop();
    writeFileSync(historyFile, text);
  }
  const last = await start(shell.rules);
  expect(last.events).toEqual([expect.stringMatching(/^one 2 to 1: crash/)]);
  expect(await last.page('one')).toBe('/one of 1');
});

test('missing pages do not hide that a release fails its pages', async () => {
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

test('visitors who request a page that loops cannot cause a rollback of a good release', async () => {
  const shell = await startGood();
  publish('one', '2', `module.exports = (url) => { while (url.includes('page=')); return 'made'; };`);
  await until(() => isLive(shell, 'one', '2'));
  await shell.page('one');
  shell.releases.checkProbations();
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(shell.page(`one?page=${attempt}`)).rejects.toThrow('has ended the render thread');
  expect([shell.events, isLive(shell, 'one', '2')]).toEqual([[], true]);
  expect(await shell.page('two')).toBe('/two of 1');
});
