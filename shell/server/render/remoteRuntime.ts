import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactRedux from 'react-redux';
import * as kit from '../../kit';
import * as kitCarousel from '../../kit/carousel';
import * as kitCharts from '../../kit/charts';
import * as kitEditor from '../../kit/editor';
import * as kitFields from '../../kit/fields';
import * as kitForm from '../../kit/form';
import * as kitQuery from '../../kit/query';
import * as kitWorkbench from '../../kit/workbench';
import { exposesOf, type LayoutModule, type PageModule } from '../../remote';
import * as ReactRouterDom from '../../src/router/facade';
import type { LocalRelease } from '../releases/LocalReleases';
import type { Snapshot } from '../releases/snapshot';
import { assertSharesMatch, type SharedModules } from './assertSharesMatch';

declare const __SHARE_VERSIONS__: Record<string, string>;
// webpack rewrites `require` and `createRequire`; a remote's bundle needs Node's own.
declare const __non_webpack_require__: NodeJS.Require;

/**
 * Loads all pages and layouts of a verified release into this thread. Rejects when it needs something that the shell
 * does not provide, or when a page or layout exports no component.
 */
export async function loadPages({ manifest, folder }: LocalRelease): Promise<ExposedModules> {
  assertSharesMatch(manifest, providedByShell);
  // Each attempt has its own name, because the federation runtime caches half-loaded modules of a failed attempt by
  // name.
  const attempt = `${manifest.name}__${manifest.version.replace(/\W/g, '_')}_${++attempts}`;
  runtime.registerRemotes([
    { name: attempt, entry: join(folder, manifest.node.entry), entryGlobalName: attempt },
  ]);
  const modules: ExposedModules = new Map();
  for (const expose of new Set(manifest.pages.flatMap(exposesOf))) {
    const module = await runtime.loadRemote<PageModule | LayoutModule>(`${attempt}/${expose.slice(2)}`);
    if (typeof module?.Component !== 'function') throw new Error(`${expose} exports no Component`);
    modules.set(expose, module);
  }
  return modules;
}

/** A snapshot with the loaded modules of its pages, by remote. */
export interface LoadedSnapshot extends Snapshot {
  modules: Map<string, ExposedModules>;
}

/** Modules by exposed name. */
export type ExposedModules = Map<string, PageModule | LayoutModule>;

let attempts = 0;
const provided: Record<string, object> = {
  react: React,
  'react-dom': ReactDOM,
  'react-redux': ReactRedux,
  'react-router-dom': ReactRouterDom,
  '@site/shell/kit': kit,
  '@site/shell/kit/fields': kitFields,
  '@site/shell/kit/form': kitForm,
  '@site/shell/kit/query': kitQuery,
  '@site/shell/kit/carousel': kitCarousel,
  '@site/shell/kit/charts': kitCharts,
  '@site/shell/kit/editor': kitEditor,
  '@site/shell/kit/workbench': kitWorkbench,
};

const providedByShell: SharedModules = {
  versions: __SHARE_VERSIONS__,
  names: Object.fromEntries(Object.entries(provided).map(([name, module]) => [name, Object.keys(module)])),
};

const runtime = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(providedByShell.versions).map(([name, version]) => [
      name,
      {
        version,
        scope: ['default'],
        lib: () => provided[name] as () => unknown,
        shareConfig: { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
        strategy: 'loaded-first' as const,
      },
    ]),
  ),
  plugins: [{ name: 'single-file', loadEntry: ({ remoteInfo }) => runEntry(remoteInfo.entry) }],
});

async function runEntry(path: string) {
  const code = await readFile(path, 'utf8');
  const module = { exports: {} as Record<string, unknown> };
  const run = new vm.Script(`(function(exports,module,require){${code}\n})`, {
    filename: path,
  }).runInThisContext();
  run(module.exports, module, __non_webpack_require__);
  const [container] = Object.values(module.exports);
  return (module.exports.get ? module.exports : container) as never;
}
