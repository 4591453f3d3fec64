import type { Compiler, Dependency } from 'webpack';
import { SHARED_MODULES } from '../workspace/sharedModules';

/** Entry point of the kit to the names that are imported through it, sorted. */
export type KitImports = Record<string, string[]>;

export const KIT_IMPORTS_FILE = 'kit-use.json';

/** Writes down which names of the kit a build's modules import, as the file `kit-use.json` beside its scripts. */
export const kitImportsPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('kitImports', (compilation) => {
      const used = new Map<string, Set<string>>();
      // Asked of the modules and not of the parser, which does not run for what comes out of the cache.
      compilation.hooks.finishModules.tap('kitImports', (modules) => {
        for (const module of modules)
          for (const dependency of module.dependencies) note(dependency as ImportDependency, used);
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'kitImports', stage }, () => {
        const use: KitImports = Object.fromEntries(
          [...used].sort().map(([door, names]) => [door, [...names].sort()]),
        );
        compilation.emitAsset(KIT_IMPORTS_FILE, new compiler.webpack.sources.RawSource(JSON.stringify(use)));
      });
    });
  },
};

interface ImportDependency extends Dependency {
  request?: string;
  /** The imported name and what is read of it; nothing where all of the module is taken. */
  ids?: string[];
}

const IMPORTS = /^harmony (import specifier|export imported specifier)$/;

function note({ type, request = '', ids = [] }: ImportDependency, used: Map<string, Set<string>>) {
  const [name] = ids;
  if (!IMPORTS.test(type) || !request.startsWith('@site/shell/kit') || !(request in SHARED_MODULES) || !name)
    return;
  used.set(request, (used.get(request) ?? new Set()).add(name));
}
