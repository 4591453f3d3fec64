import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stands for everything that is asked for from outside the repository, whoever asks: the same for a working copy with
 * one package more that needs nothing new. Kept beside what was installed. Plain JavaScript, since it runs before.
 */
export function installStamp(root) {
  const packages = ['.', ...readdirSync(root)].filter((name) => existsSync(join(root, name, 'package.json')));
  const needs = new Set(packages.flatMap((name) => needsOf(join(root, name, 'package.json'))));
  const hash = createHash('sha256').update([...needs].sort().join());
  const lock = join(root, 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex');
}

/** What a package asks for from outside the repository, with its version ranges. */
function needsOf(path) {
  const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync(path, 'utf8'));
  const libraries = Object.entries({ ...dependencies, ...devDependencies });
  return [
    ...libraries.filter(([library]) => !library.startsWith('@site/')).map((need) => need.join('@')),
    ...(overrides ? [JSON.stringify(overrides)] : []),
  ];
}
