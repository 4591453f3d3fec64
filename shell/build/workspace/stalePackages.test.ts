import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PackageName } from './packages';
import { stalePackages } from './stalePackages';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-'));
  write('package-lock.json');
  write('shell/server/main.ts');
  write('api/main.ts');
  write('api/dist/version');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Whether the sources are read, and what is stale. */
function check(stale: PackageName[] = []) {
  let isRead = false;
  const found = stalePackages(root, (name) => {
    isRead = true;
    return !stale.includes(name);
  });
  return { isRead, found };
}

test('sources are read once while no file changes', () => {
  expect(check()).toEqual({ isRead: true, found: [] });
  expect(check()).toEqual({ isRead: false, found: [] });
});

test.each([
  'shell/server/main.ts',
  'api/siteData/new.ts',
  'api/testing/portal.ts',
  'api/dist/version',
  'package-lock.json',
])('sources are read again after a change of %s', (path) => {
  check();
  write(path, 'changed');
  expect(check(['api'])).toEqual({ isRead: true, found: ['api'] });
  // What is stale stays so until it is built.
  expect(check(['api'])).toEqual({ isRead: true, found: ['api'] });
  expect(check()).toEqual({ isRead: true, found: [] });
  expect(check()).toEqual({ isRead: false, found: [] });
});
