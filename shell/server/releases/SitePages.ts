import type { Address, PageAddresses } from '@site/api/content/addresses/contract';
import type { SitePage } from '../../kit/pages';
import { paths } from '../../paths';
import { isListed } from '../../remote';
import { findRoute, isBelow } from '../../src/router/findRoute';
import { memoize } from '../cache/memoize';
import { candidateRoutes } from './candidateRoutes';
import type { ReleaseManifest } from './manifest';
import type { Snapshot } from './snapshot';

interface SitePagesOptions {
  releases: { snapshot: Snapshot };
  addresses: { current: Address[] };
}

/** The list of the site's pages: those of the live releases, and the content pages that a live route shows. */
export class SitePages {
  private readonly pagesOf = memoize((snapshot: Snapshot) =>
    memoize((addresses: Address[]) => listPages(snapshot, addresses)),
  );

  constructor(private readonly options: SitePagesOptions) {}

  /** Every listed page, each address once. The same array until something changes. */
  get current(): SitePage[] {
    const { releases, addresses } = this.options;
    return this.pagesOf(releases.snapshot)(addresses.current);
  }

  /**
   * The paths of all pages of the releases, listed or not. A route with parameters appears as its pattern and with the
   * pages that the release lists. The same array until another release is live.
   */
  get released(): string[] {
    return releasedPaths(this.options.releases.snapshot);
  }

  /**
   * The pages of the releases that are listed, and the patterns whose documents are. The same array until another release
   * is live.
   */
  get listed(): ListedPages {
    return listReleasedPages(this.options.releases.snapshot);
  }

  /** Path prefixes outside the workbench that must not be indexed. */
  get hidden(): string[] {
    const prefixes = this.options.releases.snapshot.routes
      .filter(({ path, isPrivate }) => isPrivate && !isBelow(paths.admin.home, path))
      .map(({ path }) => path.split(':')[0] ?? '');
    return [...new Set(prefixes)].filter((prefix) => prefix !== '/').sort();
  }
}

export function listPages(snapshot: Snapshot, addresses: Address[]): SitePage[] {
  const listed = listReleasedPages(snapshot);
  const groups = new Map(listed.map(({ path, group }) => [path, group]));
  const pages: SitePage[] = listed.filter(({ path }) => !path.includes(':'));
  const candidates = candidateRoutes(snapshot.routes);
  for (const { path, label, changedAt } of addresses) {
    const group = groups.get(findRoute(candidates(path), path)?.path ?? '');
    if (group) pages.push({ path, label, group, changedAt });
  }
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

type ListedPages = NonNullable<PageAddresses['listed']>;

const listReleasedPages = memoize(({ remotes }: Snapshot): ListedPages => {
  const manifests = [...remotes.values()].map(({ manifest }) => manifest).sort(homeFirst);
  return manifests
    .flatMap((manifest) => manifest.pages)
    .filter(isListed)
    .flatMap((page) => {
      const { path, label, group = DEFAULT_GROUP } = page;
      const entries = entriesOf(page).filter((entry) => entry.isListed !== false);
      return [
        ...(path.includes(':') || label ? [{ path, label: label ?? '', group }] : []),
        ...entries.map((entry) => ({ path: entry.path, label: entry.label, group })),
      ];
    });
});

const releasedPaths = memoize(({ routes, remotes }: Snapshot) => {
  const known = [...remotes.values()].flatMap(({ manifest }) => manifest.pages.flatMap(entriesOf));
  return [...new Set([...routes, ...known].map(({ path }) => path))].sort();
});

/** The pages of a route with parameters that the release lists. */
export const entriesOf = ({ path, entries = [] }: ReleaseManifest['pages'][number]) =>
  entries.map((entry) => ({ ...entry, path: path.replace(/:\w+\??/, encodeURIComponent(entry.slug)) }));

const DEFAULT_GROUP = 'More';

/** The remote of the home page first, the others by name, so the order does not depend on releases. */
const homeFirst = (a: ReleaseManifest, b: ReleaseManifest) =>
  Number(ownsHome(b)) - Number(ownsHome(a)) || a.name.localeCompare(b.name);
const ownsHome = ({ pages }: ReleaseManifest) => pages.some(({ path }) => path === '/');
