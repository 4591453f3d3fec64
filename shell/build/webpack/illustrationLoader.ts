import { optimize } from 'svgo';
import type { LoaderContext } from 'webpack';

/**
 * Turns an `X.illustration.ts` module into the static SVG it draws: runs the module while building and optimises
 * the string it exports. A drawing that goes inline keeps its groups and class names, which pages move.
 */
export default async function illustrationLoader(this: LoaderContext<object>): Promise<string> {
  const swc = JSON.stringify({ jsc: { parser: { syntax: 'typescript' } } });
  const loaded = (await this.importModule(`!!swc-loader?${swc}!${this.resourcePath}`)) as { default: string };
  if (typeof loaded.default !== 'string' || !loaded.default.startsWith('<svg'))
    throw new Error(`${this.resourcePath} must export an SVG string by default`);
  const isInline = this.resourceQuery === '?inline';
  return optimize(loaded.default, { plugins: isInline ? INLINE_PLUGINS : FILE_PLUGINS, floatPrecision: 1 })
    .data;
}

const INLINE_PLUGINS = [
  'removeComments',
  'cleanupNumericValues',
  'convertPathData',
] as const satisfies unknown[];
const FILE_PLUGINS = [
  { name: 'preset-default', params: { overrides: { mergePaths: false } } },
] as const satisfies unknown[];
