import type { SitePage } from '../../kit/pages';

/** The most addresses that search engines accept in one file. */
const MAX_URLS = 50_000;

/**
 * `sitemap.xml`, or with a number one of the files it lists when one file would be too large. `undefined` for a
 * number without a file.
 */
export function sitemap(
  pages: SitePage[],
  origin: string,
  number?: number,
  maxUrls = MAX_URLS,
): string | undefined {
  const files = Math.ceil(pages.length / maxUrls);
  if (number === undefined && files > 1) return index(files, origin);
  if (number !== undefined && (files < 2 || number < 1 || number > files)) return undefined;
  const first = ((number ?? 1) - 1) * maxUrls;
  const entries = pages.slice(first, first + maxUrls).map(({ path, changedAt }) => {
    const changed = changedAt && !Number.isNaN(Date.parse(changedAt));
    return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''}</url>`;
  });
  return `${HEAD}<urlset ${SCHEMA}>${entries.join('')}</urlset>`;
}

function index(files: number, origin: string): string {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SCHEMA}>${entries.join('')}</sitemapindex>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
