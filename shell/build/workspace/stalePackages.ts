import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBuilt } from './buildFolder';
import { PACKAGES, type PackageName, ROOT } from './packages';

/**
 * The packages whose source changed since their production build. Reading all sources takes half a second, so they are
 * not read again while the sizes and times of all files are those of the last check that found nothing stale.
 */
export function stalePackages(
  root = ROOT,
  isCurrent = (name: PackageName) => isBuilt(name, 'production'),
): PackageName[] {
  const checked = join(root, '.cache/built');
  const states = statesOfFiles(root);
  if (existsSync(checked) && readFileSync(checked, 'utf8') === states) return [];
  const stale = PACKAGES.filter((name) => !isCurrent(name));
  if (!stale.length) {
    mkdirSync(dirname(checked), { recursive: true });
    writeFileSync(checked, states);
  }
  return stale;
}

/** A hash of the sizes and times of all source files and of the stamps of the builds. */
function statesOfFiles(root: string): string {
  const hash = createHash('sha256');
  const add = (path: string) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isDirectory()) hash.update(`${path} ${found?.size} ${found?.mtimeMs}\n`);
    else for (const name of readdirSync(path)) if (!IGNORED.has(name)) add(join(path, name));
  };
  add(join(root, 'package-lock.json'));
  for (const name of PACKAGES) {
    add(join(root, name));
    add(join(root, name, 'dist/version'));
  }
  return hash.digest('hex');
}

const IGNORED = new Set(['dist', '.cache', 'node_modules']);
