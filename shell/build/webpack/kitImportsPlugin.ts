import type { Compiler, Dependency } from 'webpack';
import { SHARED_MODULES } from '../workspace/sharedModules';

/** The imported names by entry point of the kit, sorted. */
export type KitImports = Record<string, string[]>;

export const KIT_IMPORTS_FILE = 'kit-use.json';

/** Writes `kit-use.json`: the names of the kit that a build imports. */
export const kitImportsPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('kitImports', (compilation) => {
      const used = new Map<string, Set<string>>();
      // From the modules and not the parser, which does not run for cached modules.
      compilation.hooks.finishModules.tap('kitImports', (modules) => {
        for (const module of modules)
          for (const dependency of module.dependencies) addImport(dependency as ImportDependency, used);
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'kitImports', stage }, () => {
        const use: KitImports = Object.fromEntries(
          [...used].sort().map(([entryPoint, names]) => [entryPoint, [...names].sort()]),
        );
        compilation.emitAsset(KIT_IMPORTS_FILE, new compiler.webpack.sources.RawSource(JSON.stringify(use)));
      });
    });
  },
};

interface ImportDependency extends Dependency {
  request?: string;
  /** The imported name and its accessed members; empty if the whole module is imported. */
  ids?: string[];
}

const IMPORTS = /^harmony (import specifier|export imported specifier)$/;

function addImport({ type, request = '', ids = [] }: ImportDependency, used: Map<string, Set<string>>) {
  const [name] = ids;
  if (!IMPORTS.test(type) || !request.startsWith('@site/shell/kit') || !(request in SHARED_MODULES) || !name)
    return;
  used.set(request, (used.get(request) ?? new Set()).add(name));
}
