import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesOf, type PageDefinition, type Remote } from '../../remote';
import { integrityOf } from '../../server/releases/manifest';
import { CONTENT_FILE, type ContentChunks } from '../webpack/contentPlugin';
import { KIT_IMPORTS_FILE, type KitImports } from '../webpack/kitImportsPlugin';
import type { Mode } from '../workspace/packages';
import { sharedRanges } from '../workspace/sharedModules';
import { compressFiles, listFiles } from './compressFiles';
import type { BuiltRelease } from './ReleaseStore';

/** Compresses a remote's built files (production only) and writes the release manifest `release.json`. */
export function writeReleaseManifest(
  folder: string,
  definition: Remote,
  version: string,
  mode: Mode = 'production',
): BuiltRelease {
  const manifestPath = join(folder, 'web/mf-manifest.json');
  const federation = JSON.parse(readFileSync(manifestPath, 'utf8')) as FederationManifest;
  const kit = JSON.parse(readFileSync(join(folder, 'web', KIT_IMPORTS_FILE), 'utf8')) as KitImports;
  const contentChunks = JSON.parse(readFileSync(join(folder, 'web', CONTENT_FILE), 'utf8')) as ContentChunks;
  for (const temporaryFile of ['mf-manifest.json', 'mf-stats.json', KIT_IMPORTS_FILE, CONTENT_FILE])
    rmSync(join(folder, 'web', temporaryFile), { force: true });
  if (mode === 'production') compressFiles(join(folder, 'web'));
  const built = new Set(federation.exposes.map(({ path }) => path));
  const release: BuiltRelease = {
    name: definition.name,
    areas: areasOf(definition.pages),
    pages: definition.pages
      .filter((page) => exposesOf(page).every((expose) => built.has(expose)))
      .map((page) => ({
        ...page,
        entries: page.entries?.map(({ slug, label, isListed }) => ({ slug, label, isListed })),
      })),
    version,
    web: {
      entry: `web/${federation.metaData.remoteEntry.name}`,
      chunks: Object.fromEntries(
        federation.exposes.map(({ path, assets }) => [path, assets.js.sync.map((file) => `web/${file}`)]),
      ),
      lazy: Object.fromEntries(
        federation.exposes.map(({ path, assets }) => [
          path,
          assets.js.async.filter((file) => !(file in contentChunks)).map((file) => `web/${file}`),
        ]),
      ),
      content: Object.fromEntries(
        federation.exposes.flatMap(({ path, assets }) => {
          const own = assets.js.async.filter((file) => file in contentChunks);
          return own.length ? [[path, bySlug(own, contentChunks)]] : [];
        }),
      ),
    },
    node: { entry: 'node/remote.cjs' },
    shares: sharedRanges(),
    kit,
    files: Object.fromEntries(
      listFiles(folder).map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
    ),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release, null, 1));
  return release;
}

/** A page's content scripts by slug. Two files of one slug would be ambiguous. */
function bySlug(files: string[], contentChunks: ContentChunks): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of files) {
    const slug = contentChunks[file] ?? '';
    if (found[slug]) throw new Error(`content/${slug}.ts exists twice for one page`);
    found[slug] = [`web/${file}`];
  }
  return found;
}

/** The first segments of all page paths. Parameters are omitted. */
function areasOf(pages: PageDefinition[]): string[] {
  const areas = pages.map(({ path }) => `/${path.split('/')[1] ?? ''}`);
  return [...new Set(areas)].filter((area) => !area.includes(':')).sort();
}

interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
}
