import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './LogFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (log: LogFile, line: string) =>
  new Promise<void>((resolve) => log.write(line, () => resolve()));

test('a full log is rotated, and the ten newest files are kept', async () => {
  const path = join(folder, 'api.log');
  const log = new LogFile(path, () => undefined, false, 100);
  for (let n = 10; n < 35; n++) await write(log, `${n} ${'x'.repeat(56)}\n`);
  const files = readdirSync(folder).sort();
  expect(files).toEqual(['api.log', ...Array.from({ length: 9 }, (_, n) => `api.log.${n + 1}`)]);
  expect(readFileSync(path, 'utf8')).toMatch(/^34 /);
  expect(readFileSync(`${path}.1`, 'utf8')).toMatch(/^33 /);
  expect(readFileSync(`${path}.9`, 'utf8')).toMatch(/^25 /);
});

test('a continued log counts its existing size', async () => {
  const path = join(folder, 'api.log');
  await write(new LogFile(path, () => undefined, false, 100), 'a'.repeat(90));
  await write(new LogFile(path, () => undefined, true, 100), 'b'.repeat(20));
  expect([readFileSync(path, 'utf8'), readFileSync(`${path}.1`, 'utf8')]).toEqual([
    'b'.repeat(20),
    'a'.repeat(90),
  ]);
});
