import type { SitemapEntry } from '@site/api/seo/sitemap/contract';
import {
  element,
  FILE_LIMITS,
  type SitemapFile,
  sitemapFilePath,
  splitIntoFiles,
  urlElement,
} from '@site/api/seo/sitemap/sitemapFiles';
import { memoize } from '../cache/memoize';

/**
 * `sitemap.xml`, or with a number one of the files it lists when one file would be too large. `undefined` for a
 * number without a file.
 */
export function sitemapText(
  entries: readonly SitemapEntry[],
  origin: string,
  number?: number,
  limits = FILE_LIMITS,
): string | undefined {
  const files = split(entries, JSON.stringify({ origin, limits }));
  if (number === undefined && files.length > 1) return index(files, origin);
  const file = files[(number ?? 1) - 1];
  if (number !== undefined && (files.length < 2 || !file)) return undefined;
  const urls = entries.slice(file?.first, file?.end).map((entry) => urlElement(entry, origin));
  return `${HEAD}<urlset ${SCHEMA} ${EXTENSIONS}>${urls.join('')}</urlset>`;
}

/** The key holds origin and limits. */
const split = memoize((entries: readonly SitemapEntry[], key) => {
  const { origin, limits }: { origin: string; limits: typeof FILE_LIMITS } = JSON.parse(key);
  return splitIntoFiles(entries, origin, limits);
});

function index(files: SitemapFile[], origin: string): string {
  const entries = files.map(
    ({ changedAt }, at) =>
      `<sitemap>${element('loc', origin + sitemapFilePath(at + 1, files.length))}${changedAt ? element('lastmod', changedAt) : ''}</sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SCHEMA}>${entries.join('')}</sitemapindex>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const EXTENSIONS =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
