import { paths } from '@site/shell/paths';

/** The page number in the query; 1 by default. */
export function sitemapPageNumber(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

export const sitemapPagePath = (pageNumber: number) =>
  pageNumber > 1 ? `${paths.sitemap}?page=${pageNumber}` : paths.sitemap;
