import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ThreadPool } from './ThreadPool';

test('runs two tasks at once, keeps sixteen waiting and rejects a further one with 503', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'threads-'));
  writeFileSync(join(folder, 'task.js'), 'module.exports = () => new Promise(() => undefined);');
  const pool = new ThreadPool<object, void>(join(folder, 'task'));
  try {
    const outcomes = Array.from({ length: 19 }, () =>
      pool.run({}, 60_000).catch(({ status }: { status?: number }) => status ?? 'stopped'),
    );
    expect(await Promise.race(outcomes)).toBe(503);
    await pool.stop();
    expect(await Promise.all(outcomes)).toEqual([...Array(18).fill('stopped'), 503]);
  } finally {
    await pool.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
