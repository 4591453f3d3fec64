import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** These libraries and all their dependencies as `path@version`, sorted, from the lock file. */
export function lockedVersions(libraries: string[], root: string): string[] {
  const { packages } = parseOnce(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set<string>();
  const queue = libraries.map((name) => ({ name, from: '' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const path = resolvePath(next.name, next.from, packages);
    const locked = path && packages[path];
    if (!locked || locked.link || found.has(`${path}@${locked.version}`)) continue;
    found.add(`${path}@${locked.version}`);
    const dependencies = {
      ...locked.peerDependencies,
      ...locked.optionalDependencies,
      ...locked.dependencies,
    };
    queue.push(...Object.keys(dependencies).map((name) => ({ name, from: path })));
  }
  return [...found].sort();
}

/** Cached, since the lock file is large and read for every package. */
function parseOnce(text: string): { packages: Record<string, Locked> } {
  if (lastParsed?.text !== text) lastParsed = { text, value: JSON.parse(text) };
  return lastParsed.value;
}

let lastParsed: { text: string; value: { packages: Record<string, Locked> } } | undefined;

/** The path of a library as Node resolves it from another one: nested in it, or in the nearest parent. */
function resolvePath(name: string, from: string, packages: Record<string, Locked>): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!at) return undefined;
  }
}
