import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolder } from './watchFolder';

let root: string;
let onChange: () => void;
let stop: () => void;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(root, 'folder/inner'), { recursive: true });
  writeFileSync(join(root, 'folder/inner/file.ts'), 'before');
  stop = watchFolder(root, () => onChange());
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** Resolves when the action was noticed. The test's own timeout applies. */
const noticed = (action: () => void) =>
  new Promise<void>((resolve) => {
    onChange = resolve;
    action();
  });

test('notices every write and replacement of a file', async () => {
  const file = join(root, 'folder/inner/file.ts');
  await noticed(() => writeFileSync(file, 'after'));
  for (const text of ['once', 'twice']) {
    await noticed(() => writeFileSync(`${file}.new`, text));
    await noticed(() => renameSync(`${file}.new`, file));
  }
});

test('notices files in folders that were created, or removed and created again', async () => {
  await noticed(() => mkdirSync(join(root, 'new/inner'), { recursive: true }));
  await noticed(() => writeFileSync(join(root, 'new/inner/file.ts'), 'new'));
  await noticed(() => rmSync(join(root, 'folder'), { recursive: true }));
  await noticed(() => mkdirSync(join(root, 'folder')));
  await noticed(() => writeFileSync(join(root, 'folder/file.ts'), 'again'));
});
