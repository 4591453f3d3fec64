import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFolder } from './watchFolder';

let root: string;
let heard: () => void;
let stop: () => void;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(root, 'room/inner'), { recursive: true });
  writeFileSync(join(root, 'room/inner/file.ts'), 'before');
  stop = watchFolder(root, () => heard());
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** Resolves when the deed was heard of; the test's own limit is all the time there is. */
const hear = (deed: () => void) =>
  new Promise<void>((resolve) => {
    heard = resolve;
    deed();
  });

test('a file that is written, or replaced as editors do, is heard of every time', async () => {
  const file = join(root, 'room/inner/file.ts');
  await hear(() => writeFileSync(file, 'after'));
  for (const text of ['once', 'twice']) {
    await hear(() => writeFileSync(`${file}.new`, text));
    await hear(() => renameSync(`${file}.new`, file));
  }
});

test('so is a file in a folder that was made, or removed and made again', async () => {
  await hear(() => mkdirSync(join(root, 'new/inner'), { recursive: true }));
  await hear(() => writeFileSync(join(root, 'new/inner/file.ts'), 'new'));
  await hear(() => rmSync(join(root, 'room'), { recursive: true }));
  await hear(() => mkdirSync(join(root, 'room')));
  await hear(() => writeFileSync(join(root, 'room/file.ts'), 'again'));
});
