import type { Address } from '@site/api/content/addresses/contract';
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

/** The index of the site's pages: those of the live releases, and those that data adds where a live page shows them. */
export class SitePages {
  private readonly pagesOf = memoize((snapshot: Snapshot) =>
    memoize((addresses: Address[]) => listPages(snapshot, addresses)),
  );

  constructor(private readonly options: SitePagesOptions) {}

  /** Every listed page, each address once. The same array for as long as nothing changed. */
  get current(): SitePage[] {
    const { releases, addresses } = this.options;
    return this.pagesOf(releases.snapshot)(addresses.current);
  }

  /** Where every page stands, listed or not; of a pattern the pattern, beside those of its pages that are known. */
  get all(): string[] {
    const { snapshot } = this.options.releases;
    const known = [...snapshot.remotes.values()].flatMap(({ manifest }) => manifest.pages.flatMap(entriesOf));
    const paths = [...snapshot.routes, ...known, ...this.options.addresses.current].map(({ path }) => path);
    return [...new Set(paths)].sort();
  }

  /** Beginnings of the addresses outside of the workbench that are nobody's to find. */
  get hidden(): string[] {
    const beginnings = this.options.releases.snapshot.routes
      .filter(({ path, isPrivate }) => isPrivate && !isBelow(paths.admin.home, path))
      .map(({ path }) => path.split(':')[0] ?? '');
    return [...new Set(beginnings)].filter((beginning) => beginning !== '/').sort();
  }
}

export function listPages(snapshot: Snapshot, addresses: Address[]): SitePage[] {
  const remotes = [...snapshot.remotes.values()].map(({ manifest }) => manifest).sort(byOwner);
  const groups = new Map<string, string>();
  const pages: SitePage[] = [];
  for (const page of remotes.flatMap((manifest) => manifest.pages).filter(isListed)) {
    const { path, label, group = OTHERS } = page;
    groups.set(path, group);
    if (!path.includes(':') && label) pages.push({ path, label, group });
    for (const entry of entriesOf(page))
      if (entry.isListed !== false) pages.push({ path: entry.path, label: entry.label, group });
  }
  const near = candidateRoutes(snapshot.routes);
  for (const { path, label, changedAt } of addresses) {
    const group = groups.get(findRoute(near(path), path)?.path ?? '');
    if (group) pages.push({ path, label, group, changedAt });
  }
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** The pages of a pattern that the release names. */
export const entriesOf = ({ path, entries = [] }: ReleaseManifest['pages'][number]) =>
  entries.map((entry) => ({ ...entry, path: path.replace(/:\w+\??/, encodeURIComponent(entry.slug)) }));

const OTHERS = 'More';

/** Whoever owns the home page stands first; the others by their names, so that no order of releasing shows. */
const byOwner = (one: ReleaseManifest, other: ReleaseManifest) =>
  Number(ownsHome(other)) - Number(ownsHome(one)) || one.name.localeCompare(other.name);
const ownsHome = ({ pages }: ReleaseManifest) => pages.some(({ path }) => path === '/');
