import type { PublishedSitemap, SitemapEntry } from '@site/api/seo/sitemap/contract';
import type { SitePage } from '../../kit/pages';
import { memoize } from '../cache/memoize';

/**
 * What the sitemap lists: the result of the last run, without pages that are gone since. Before the first run, and on a
 * server with another origin than the result, every listed page.
 */
export function sitemapEntries(
  published: PublishedSitemap,
  pages: SitePage[],
  origin: string,
): readonly SitemapEntry[] {
  if (published.origin !== origin || !published.entries.length) return pages;
  return entriesOf(published)(pages);
}

const entriesOf = memoize(({ entries }: PublishedSitemap) =>
  memoize((pages: SitePage[]) => {
    const paths = new Set(pages.map(({ path }) => path));
    return entries.filter(({ path }) => paths.has(path));
  }),
);
