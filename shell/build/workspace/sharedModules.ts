import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages';

/**
 * The one list of modules that the shell provides to every remote. A remote bundles none of them, so a
 * release needs a shell that has them all; `sharedRanges` is what a release records to be held against.
 */
export const SHARED_MODULES = {
  react: { package: 'react', eager: true },
  'react-dom': { package: 'react-dom', eager: true },
  'react-router-dom': { package: 'react-router-dom', eager: true },
  'react-redux': { package: 'react-redux', eager: true },
  '@site/shell/kit': { package: '@site/shell', eager: true },
  '@site/shell/kit/form': { package: '@site/shell', eager: false },
  '@site/shell/kit/fields': { package: '@site/shell', eager: false },
  '@site/shell/kit/query': { package: '@site/shell', eager: false },
  '@site/shell/kit/carousel': { package: '@site/shell', eager: false },
  '@site/shell/kit/editor': { package: '@site/shell', eager: false },
  '@site/shell/kit/workbench': { package: '@site/shell', eager: false },
} as const;

const SHELL = join(ROOT, 'shell');
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
const majorOf = (version: string) => `^${version.split('.')[0]}.0.0`;

/** Name to the version range a remote needs. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, share]) => [name, majorOf(versionOf(share.package))]),
  );

/** Name to the exact version the shell holds. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(SHARED_MODULES).map(([name, share]) => [name, versionOf(share.package)]));

/** The `shared` option of the federation plugin for the shell's web build. */
export const hostShared = () =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, share]) => [
      name,
      {
        singleton: true,
        eager: share.eager,
        version: versionOf(share.package),
        requiredVersion: majorOf(versionOf(share.package)),
        ...importOf(name),
      },
    ]),
  );

/**
 * The file behind a share where it is not simply what the name resolves to: of two libraries the part that the site
 * uses; the shell imports its own kit by path.
 */
function importOf(name: string) {
  const facade = FACADES[name];
  if (facade) return { import: join(SHELL, facade) };
  if (!name.startsWith('@site/shell/')) return {};
  return { import: join(SHELL, name.slice('@site/shell/'.length), 'index.ts') };
}

const FACADES: Record<string, string> = {
  'react-router-dom': 'src/router/facade.ts',
  'react-redux': 'src/storeFacade.ts',
};

/** The same for the server, by alias: it has to write the HTML that the browser's own link and store would. */
export const facadeAliases = () =>
  Object.fromEntries(Object.entries(FACADES).map(([name, file]) => [`${name}$`, join(SHELL, file)]));

/** The `shared` option for a remote: everything comes from the shell. */
export const remoteShared = () =>
  Object.fromEntries(
    Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, import: false as const },
    ]),
  );
