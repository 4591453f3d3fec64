import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the check fails on a document the contracts do not make, and writes nothing', async () => {
  const committed = await readFile(join(import.meta.dirname, 'openapi.json'), 'utf8');
  const stale = committed.replace('"maxLength": 8000', '"maxLength": 80000');
  const file = join(folder, 'openapi.json');
  await writeFile(file, stale);
  const { code, said } = await openapi('--check', file);
  expect(code).toBe(1);
  expect(said).toContain('"maxLength": 80000');
  expect(said).toContain('npm run openapi');
  expect(await readFile(file, 'utf8')).toBe(stale);

  await openapi(file);
  expect(await readFile(file, 'utf8')).toBe(committed);
  expect(await openapi('--check', file)).toEqual({ code: 0, said: '' });
});

function openapi(...given: string[]): Promise<{ code: number; said: string }> {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'openapi.ts'), ...given];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, _out, said) =>
      resolve({ code: error ? Number(error.code) : 0, said }),
    );
  });
}
