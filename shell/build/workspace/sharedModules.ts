import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages';

/**
 * The modules that the shell provides to every remote. Remotes do not bundle them, so a release needs a shell that
 * has them all; a release records `sharedRanges`.
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
  '@site/shell/kit/charts': { package: '@site/shell', eager: false },
  '@site/shell/kit/carousel': { package: '@site/shell', eager: false },
  '@site/shell/kit/editor': { package: '@site/shell', eager: false },
  '@site/shell/kit/workbench': { package: '@site/shell', eager: false },
} as const;

const SHELL = join(ROOT, 'shell');
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
const majorOf = (version: string) => `^${version.split('.')[0]}.0.0`;

/** Required version ranges by module. */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, share]) => [name, majorOf(versionOf(share.package))]),
  );

/** Exact versions of the shell by module. */
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
 * The file of a shared module if it is not what its name resolves to: for two libraries the part that the site uses;
 * for the kit its path in the shell.
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

/** The same for the server as aliases, because it must render the same HTML as the browser. */
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
