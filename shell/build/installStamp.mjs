import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of all external dependencies of the repository. It is the same for a working copy with one more package that
 * needs nothing new. Stored next to the installed packages. Plain JavaScript, since it runs before they are
 * installed.
 */
export function installStamp(root) {
  const packages = ['.', ...readdirSync(root)].filter((name) => existsSync(join(root, name, 'package.json')));
  const dependencies = new Set(packages.flatMap((name) => dependenciesOf(join(root, name, 'package.json'))));
  const hash = createHash('sha256').update([...dependencies].sort().join());
  const lock = join(root, 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex');
}

/** Whether npm has installed every required package of the lock file: it lists what it installed. */
export function isInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const [wanted, found] = [join(root, 'package-lock.json'), installed].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => !path || optional || found[path]?.version === version,
  );
}

/** The external dependencies of a package with their version ranges. */
function dependenciesOf(path) {
  const {
    dependencies: runtime,
    devDependencies,
    optionalDependencies,
    overrides,
  } = JSON.parse(readFileSync(path, 'utf8'));
  const libraries = Object.entries({ ...runtime, ...devDependencies, ...optionalDependencies });
  return [
    ...libraries
      .filter(([library]) => !library.startsWith('@site/'))
      .map((dependency) => dependency.join('@')),
    ...(overrides ? [JSON.stringify(overrides)] : []),
  ];
}
