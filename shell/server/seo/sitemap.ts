import type { SitePage } from '../../kit/pages';

/** The most addresses that search engines take in one file. */
const MOST = 50_000;

/**
 * `sitemap.xml` and, where one file would be too large, the numbered files it names. `undefined` for a number there is
 * no file of.
 */
export function sitemap(pages: SitePage[], origin: string, number?: number, most = MOST): string | undefined {
  const files = Math.ceil(pages.length / most);
  if (number === undefined && files > 1) return index(files, origin);
  if (number !== undefined && (files < 2 || number < 1 || number > files)) return undefined;
  const first = ((number ?? 1) - 1) * most;
  const entries = pages.slice(first, first + most).map(({ path, changedAt }) => {
    const changed = changedAt && !Number.isNaN(Date.parse(changedAt));
    return `<url><loc>${escaped(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${escaped(changedAt)}</lastmod>` : ''}</url>`;
  });
  return `${HEAD}<urlset ${SCHEMA}>${entries.join('')}</urlset>`;
}

function index(files: number, origin: string): string {
  const entries = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${escaped(`${origin}/sitemap-${at + 1}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SCHEMA}>${entries.join('')}</sitemapindex>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
