import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The one list of modules that the shell provides to every remote. A remote bundles none of them, so a
 * release needs a shell that has them all; `shareContract` is what a release records to be held against.
 */
export const SHARES = {
  react: { package: 'react', eager: true },
  'react-dom': { package: 'react-dom', eager: true },
  'react-router-dom': { package: 'react-router-dom', eager: true },
  'react-redux': { package: 'react-redux', eager: true },
  '@site/shell/kit': { package: '@site/shell', eager: true },
  '@site/shell/kit/form': { package: '@site/shell', eager: false },
  '@site/shell/kit/fields': { package: '@site/shell', eager: false },
  '@site/shell/kit/query': { package: '@site/shell', eager: false },
  '@site/shell/kit/carousel': { package: '@site/shell', eager: false },
  '@site/shell/kit/workbench': { package: '@site/shell', eager: false },
} as const;

const SHELL = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const versionOf = (name: string): string =>
  name === '@site/shell'
    ? require('../package.json').version
    : require(
        join(require.resolve(name).split(`/node_modules/${name}/`)[0]!, 'node_modules', name, 'package.json'),
      ).version;
const majorOf = (version: string) => `^${version.split('.')[0]}.0.0`;

/** Name to the version range a remote needs. */
export const shareContract = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(SHARES).map(([name, share]) => [name, majorOf(versionOf(share.package))]),
  );

/** Name to the exact version the shell holds. */
export const shareVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, versionOf(share.package)]));

/** The `shared` option of the federation plugin for the shell's web build. */
export const hostShares = (routerFacade: string) =>
  Object.fromEntries(
    Object.entries(SHARES).map(([name, share]) => [
      name,
      {
        singleton: true,
        eager: share.eager,
        version: versionOf(share.package),
        requiredVersion: majorOf(versionOf(share.package)),
        ...importOf(name, routerFacade),
      },
    ]),
  );

/** The file behind a share where it is not simply what the name resolves to: the shell imports its own kit by path. */
function importOf(name: string, routerFacade: string) {
  if (name === 'react-router-dom') return { import: routerFacade };
  if (!name.startsWith('@site/shell/')) return {};
  return { import: join(SHELL, name.slice('@site/shell/'.length), 'index.ts') };
}

/** The `shared` option for a remote: everything comes from the shell. */
export const remoteShares = () =>
  Object.fromEntries(
    Object.entries(shareContract()).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, import: false as const },
    ]),
  );
