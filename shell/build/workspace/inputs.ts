import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockedVersions } from './lockedVersions';
import { type PackageName, ROOT } from './packages';
import { SHARED_MODULES } from './sharedModules';

/** What makes a build of any package, besides its own files; some of it is named to webpack and imported nowhere. */
const TOOLS = [
  'shell/build/packaging/PackageBuilder.ts',
  'shell/build/webpack/illustrationLoader.ts',
  'shell/build/webpack/replacements',
];
const TOOL_LIBRARIES = ['@module-federation/runtime-core', 'swc-loader', '@swc/core'];
const ILLUSTRATIONS_FOR_API = ['shell/illustrations', 'shell/build/packaging/writeCovers.ts'];

/** Eight hex digits that change when, and only when, a build of the package may come out differently. */
export function inputHash(name: PackageName, mode: string, root = ROOT): string {
  const { files, libraries } = inputsOf(name, root);
  return hashOf(files, [mode, ...lockedVersions([...libraries, ...TOOL_LIBRARIES], root)], root);
}

/** Eight hex digits that stand for the names and the content of these files, and for these words. */
export function hashOf(files: string[], words: string[] = [], root = ROOT): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  for (const word of words) hash.update(word);
  return hash.digest('hex').slice(0, 8);
}

/** The version a build of this source bears: the package's own and the hash of what it is made from. */
export function versionOf(name: PackageName, mode: string): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return `${version}-${inputHash(name, mode)}`;
}

/**
 * What a package is made from: its own folder, every file of this repository that is imported from there, however
 * far, and the names of the libraries those use. What the shell shares with remotes is not part of a remote.
 */
export const inputsOf = (name: PackageName, root = ROOT) =>
  collectInputs([name, ...TOOLS, ...(name === 'api' ? ILLUSTRATIONS_FOR_API : [])], root);

/** These files and folders, every file of this repository that is imported from there, and the libraries used. */
export function collectInputs(paths: string[], root = ROOT): { files: string[]; libraries: string[] } {
  const files = new Set<string>();
  const libraries = new Set<string>();
  const waiting = paths.flatMap((path) => listFiles(path, root));
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of importsOf(join(root, file))) {
      if (specifier in SHARED_MODULES) continue;
      const found = resolveImport(specifier, file, root);
      if (found) waiting.push(found);
      else if (!/^(\.|node:|@site\/)/.test(specifier)) libraries.add(libraryOf(specifier));
    }
  }
  return { files: [...files].sort(), libraries: [...libraries].sort() };
}

function listFiles(path: string, root: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isDirectory())
    return readdirSync(join(root, path))
      .filter((name) => !IGNORED.has(name))
      .flatMap((name) => listFiles(`${path}/${name}`, root));
  return found && !/\.(test|spec)\.tsx?$/.test(path) ? [path] : [];
}

const IGNORED = new Set(['dist', 'node_modules', 'decisions', 'README.md', 'jest.config.js', 'testing']);

/** What a source file names after `from`, `import` and `require`; a word too many in a text does no harm. */
function importsOf(path: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return [];
  const { mtimeMs } = statSync(path);
  const kept = read.get(path);
  if (kept?.mtimeMs === mtimeMs) return kept.imports;
  const imports = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  read.set(path, { mtimeMs, imports });
  return imports;
}

const IMPORT = /\b(?:from|import|require)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]/g;
const read = new Map<string, { mtimeMs: number; imports: string[] }>();

/** The file of this repository that an import means, if it means one. */
function resolveImport(specifier: string, from: string, root: string): string | undefined {
  const path = specifier.split('?')[0] ?? '';
  const base = path.startsWith('.') ? join(dirname(from), path) : exportedFile(path, root);
  return base && ENDINGS.map((ending) => base + ending).find((file) => isFile(join(root, file)));
}

const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts'];
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();

/** The file of `@site/NAME/ENTRY`, by the package's `exports`: the entry itself, or a pattern with one `*`. */
function exportedFile(specifier: string, root: string): string | undefined {
  const [, name, entry] = /^@site\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!name || !entry) return undefined;
  const { exports: entries = {} } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>;
  };
  const own = entries[`./${entry}`];
  if (own) return join(name, own);
  for (const [pattern, file] of Object.entries(entries)) {
    const [before = '', after] = pattern.slice(2).split('*');
    if (after === undefined || entry.length < before.length + after.length) continue;
    if (!entry.startsWith(before) || !entry.endsWith(after)) continue;
    return join(name, file.replace('*', entry.slice(before.length, entry.length - after.length)));
  }
  return undefined;
}

const libraryOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
