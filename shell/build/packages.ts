import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from '../remote';

export const ROOT = join(import.meta.dirname, '../..');
/** Folders of the remotes, and their federation names. */
export const REMOTES = {
  'mf-marketing': 'mf_marketing',
  'mf-blog': 'mf_blog',
  'mf-tools': 'mf_tools',
  'mf-admin': 'mf_admin',
} as const;
export type RemoteFolder = keyof typeof REMOTES;
export type PackageName = 'shell' | 'api' | RemoteFolder;
export const PACKAGES: PackageName[] = ['shell', 'api', 'mf-marketing', 'mf-blog', 'mf-tools', 'mf-admin'];

export const isRemote = (name: PackageName): name is RemoteFolder => name in REMOTES;

export const loadDefinition = async (name: RemoteFolder): Promise<Remote> =>
  (await import(join(ROOT, name, 'src/remote.ts'))).default;

/** What a package's build is made from besides its own folder. */
const BUILD_INPUTS = [
  'package-lock.json',
  'shell/build',
  'shell/drawing',
  'shell/paths.ts',
  'shell/remote.ts',
  'api/wire.ts',
  'api/http/can.ts',
  'api/resources',
];
const OWN_INPUTS: Record<PackageName, string[]> = {
  shell: ['shell', 'api/http', 'api/variables.ts'],
  api: ['api', 'shell/paths.ts'],
  'mf-marketing': ['mf-marketing'],
  'mf-blog': ['mf-blog'],
  'mf-tools': ['mf-tools'],
  'mf-admin': ['mf-admin'],
};

/** Eight hex digits that change when, and only when, a build of the package may come out differently. */
export function inputHash(name: PackageName, mode: string): string {
  const hash = createHash('sha256').update(mode);
  for (const file of inputsOf(name)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 8);
}

/** Every file that a build of the package may be made from. */
export const inputsOf = (name: PackageName): string[] =>
  [...BUILD_INPUTS, ...OWN_INPUTS[name]].flatMap(listInputs);

/** The version a build of this source bears: the package's own and the hash of what it is made from. */
export function versionOf(name: PackageName, mode: string): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
  return `${version}-${inputHash(name, mode)}`;
}

function listInputs(path: string): string[] {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (found?.isDirectory())
    return readdirSync(join(ROOT, path))
      .filter((name) => !IGNORED.has(name))
      .flatMap((name) => listInputs(`${path}/${name}`))
      .sort();
  return found && !/\.(test|spec)\.tsx?$/.test(path) ? [path] : [];
}

const IGNORED = new Set(['dist', 'node_modules', 'decisions', 'README.md', 'testing']);
