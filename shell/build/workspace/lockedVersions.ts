import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** These libraries and all they need, as `place@version`, sorted, out of the lock file. */
export function lockedVersions(libraries: string[], root: string): string[] {
  const { packages } = parseOnce(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set<string>();
  const waiting = libraries.map((name) => ({ name, from: '' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const place = placeOf(next.name, next.from, packages);
    const locked = place && packages[place];
    if (!locked || locked.link || found.has(`${place}@${locked.version}`)) continue;
    found.add(`${place}@${locked.version}`);
    const needs = { ...locked.peerDependencies, ...locked.optionalDependencies, ...locked.dependencies };
    waiting.push(...Object.keys(needs).map((name) => ({ name, from: place })));
  }
  return [...found].sort();
}

/** The lock file is large, and read for every package. */
function parseOnce(text: string): { packages: Record<string, Locked> } {
  if (lastParsed?.text !== text) lastParsed = { text, value: JSON.parse(text) };
  return lastParsed.value;
}

let lastParsed: { text: string; value: { packages: Record<string, Locked> } } | undefined;

/** Where a library lies for who is at `from`: beside it, or beside the nearest one it lies in. */
function placeOf(name: string, from: string, packages: Record<string, Locked>): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!at) return undefined;
  }
}
