import { optimize } from 'svgo';
import type { LoaderContext } from 'webpack';

/**
 * Compiles an `X.illustration.ts` module to a static SVG: runs it during the build and optimizes the exported string. An
 * inline illustration keeps its groups and class names, which pages animate.
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
