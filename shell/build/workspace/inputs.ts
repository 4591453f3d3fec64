import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockedVersions } from './lockedVersions';
import { type PackageName, ROOT } from './packages';
import { SHARED_MODULES } from './sharedModules';

/** Build files that affect every package besides its own; some of them are referenced by name only. */
const BUILD_FILES = [
  'shell/build/packaging/PackageBuilder.ts',
  'shell/build/packaging/codeCache.cjs',
  'shell/build/webpack/illustrationLoader.ts',
  'shell/build/webpack/replacements',
];
const BUILD_LIBRARIES = ['@module-federation/runtime-core', 'swc-loader', '@swc/core'];
const COVER_SOURCES = ['shell/illustrations', 'shell/build/packaging/writeCovers.ts'];

/** Eight hex digits that change exactly when a build of the package may produce a different result. */
export function inputHash(name: PackageName, mode: string, root = ROOT): string {
  const { files, libraries } = inputsOf(name, root);
  return hashFiles(files, [mode, ...lockedVersions([...libraries, ...BUILD_LIBRARIES], root)], root);
}

/** Eight hex digits: the hash of these files' names and contents and of further values. */
export function hashFiles(files: string[], values: string[] = [], root = ROOT): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  for (const value of values) hash.update(value);
  return hash.digest('hex').slice(0, 8);
}

/** The version of a build: the package's version and the hash of its inputs. */
export function versionOf(name: PackageName, mode: string): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  if (!version) throw new Error(`${name}/package.json has no version. Add one, such as "1.0.0".`);
  return `${version}-${inputHash(name, mode)}`;
}

/**
 * The inputs of a package: its folder, all files of this repository that it imports directly or indirectly, and the
 * libraries these use. Modules that the shell shares with remotes are excluded.
 */
export const inputsOf = (name: PackageName, root = ROOT) =>
  collectInputs([name, ...BUILD_FILES, ...(name === 'api' ? COVER_SOURCES : [])], root);

/** These files and folders, all files of this repository that they import, and the libraries used. */
export function collectInputs(paths: string[], root = ROOT): { files: string[]; libraries: string[] } {
  const files = new Set<string>();
  const libraries = new Set<string>();
  const queue = paths.flatMap((path) => listFiles(path, root));
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const specifier of importsOf(join(root, file))) {
      if (specifier in SHARED_MODULES) continue;
      const found = resolveImport(specifier, file, root);
      if (found) queue.push(found);
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

const IGNORED = new Set([
  'dist',
  '.cache',
  'node_modules',
  'decisions',
  'README.md',
  'jest.config.js',
  'testing',
]);

/** The import specifiers of a source file. False matches in strings do no harm. */
function importsOf(path: string): string[] {
  if (!/\.[cm]?[jt]sx?$/.test(path)) return [];
  return readImports(path);
}

const IMPORT = /\b(?:from|import|require)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\n]+)['"]/g;
const readImports = cachedRead((text) => [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier));

const readExports = cachedRead((text): Record<string, string> => JSON.parse(text).exports ?? {});

/** Reads and parses files, each again only after it has changed. */
function cachedRead<Result>(parse: (text: string) => Result): (path: string) => Result {
  const cache = new Map<string, { mtimeMs: number; result: Result }>();
  return (path) => {
    const { mtimeMs } = statSync(path);
    const cached = cache.get(path);
    if (cached?.mtimeMs === mtimeMs) return cached.result;
    const result = parse(readFileSync(path, 'utf8'));
    cache.set(path, { mtimeMs, result });
    return result;
  };
}

/** The file of this repository that an import refers to, if any. */
function resolveImport(specifier: string, from: string, root: string): string | undefined {
  const path = specifier.split('?')[0] ?? '';
  const base = path.startsWith('.') ? join(dirname(from), path) : exportedFile(path, root);
  return base && EXTENSIONS.map((ending) => base + ending).find((file) => isFile(join(root, file)));
}

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts'];
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();

/** The file of `@site/NAME/ENTRY` according to the package's `exports`: an exact entry, or a pattern with one `*`. */
function exportedFile(specifier: string, root: string): string | undefined {
  const [, name, entry] = /^@site\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!name || !entry) return undefined;
  const entries = readExports(join(root, name, 'package.json'));
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
