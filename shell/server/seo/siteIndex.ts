import { acceptedEncoding } from '@site/api/platform/cache/acceptedEncoding';
import { compress } from '@site/api/platform/cache/compress';
import type { PublishedSitemap } from '@site/api/seo/sitemap/contract';
import { robotsText } from '@site/api/settings/crawlers/robotsText';
import type { Site } from '@site/api/siteData/contract';
import { type Request, type RequestHandler, Router } from 'express';
import { MAX_PATHS_PER_REQUEST, PAGES_FILE, paginatePages, type SitePage } from '../../kit/pages';
import { OLDER_FILE, SEARCH_FILE } from '../../kit/search';
import { paths } from '../../paths';
import { memoize } from '../cache/memoize';
import { matchesEtag } from '../http/matchesEtag';
import type { SitePages } from '../releases/SitePages';
import type { SearchIndex } from '../search/SearchIndex';
import { llmsText } from './llmsText';
import { SECURITY_FILE } from './securityTxt';
import { sitemapEntries } from './sitemapEntries';
import { sitemapText } from './sitemapText';

/**
 * Machine-readable lists of the site's pages: `sitemap.xml`, `robots.txt`, `llms.txt`, the page list and the search
 * files. They take precedence over pages.
 */
export function siteIndex({ pages, site, sitemap, search, origin }: SiteIndexOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const list = () => pages.current;
  router.get(
    ['/sitemap.xml', /^\/sitemap-(?<number>[1-9]\d{0,4})\.xml$/],
    sendText('application/xml', () => sitemapEntries(sitemap.current, list(), origin), {
      partOf: ({ params }) => params.number,
      textOf: (current, part) => sitemapText(current, origin, part ? Number(part) : undefined),
    }),
  );
  router.get(
    ROBOTS_FILE,
    sendText('text/plain', () => site.current.crawlers, {
      partOf: () => pages.hidden.join(),
      textOf: (crawlers) => robotsText(crawlers, pages.hidden, origin),
    }),
  );
  router.get(
    LLMS_FILE,
    sendText('text/markdown', list, {
      partOf: () => (site.current.crawlers.hasLlmsFile ? site.current.settings.name : ''),
      textOf: (all, name) => (name ? llmsText(name, all, origin) : undefined),
    }),
  );
  router.get(/^\/(?<key>[0-9a-f]{32})\.txt$/, ({ params: { key } }, response, next) =>
    key === site.current.crawlers.indexNowKey ? response.type('text').send(key) : next(),
  );
  const sendPages = sendText('application/json', list, {
    partOf: ({ query }) => query.page,
    textOf: (all, part) => JSON.stringify(part ? paginatePages(all, Number(part)) : all),
  });
  router.get(PAGES_FILE, (request, response, next) => {
    const { page, path } = request.query;
    if (path !== undefined)
      return response.json(pagesAt([path].flat().slice(0, MAX_PATHS_PER_REQUEST), list()));
    const isValid = page === undefined || /^[1-9]\d{0,4}$/.test(String(page));
    return isValid ? sendPages(request, response, next) : next();
  });
  router.get(
    SEARCH_FILE,
    sendText('application/json', () => search.current(), { textOf: ({ text }) => text }),
  );
  router.get(OLDER_FILE, (request, response) => {
    response.set('Cache-Control', 'public, max-age=30');
    response.json(search.older(String(request.query.q ?? '').slice(0, MAX_SEARCH_LENGTH)));
  });
  return router;
}

/** The pages at the given paths; unknown paths are skipped. */
function pagesAt(requested: unknown[], pages: SitePage[]): SitePage[] {
  const byPath = pagesByPath(pages);
  return requested.flatMap((path) => byPath.get(String(path)) ?? []);
}

const pagesByPath = memoize((pages: SitePage[]) => new Map(pages.map((page) => [page.path, page])));

interface SiteIndexOptions {
  pages: SitePages;
  site: { readonly current: Site };
  /** The result of the last run. */
  sitemap: { readonly current: PublishedSitemap };
  search: Pick<SearchIndex, 'current' | 'older'>;
  origin: string;
}

const ROBOTS_FILE = '/robots.txt';
const LLMS_FILE = '/llms.txt';

/** The maximum length of a search text. */
const MAX_SEARCH_LENGTH = 100;

/** The paths that the shell answers itself before it looks up pages and redirects. */
export const GENERATED_FILES = [
  '/sitemap.xml',
  ROBOTS_FILE,
  LLMS_FILE,
  PAGES_FILE,
  SEARCH_FILE,
  OLDER_FILE,
  SECURITY_FILE,
  paths.blogFeed,
];

interface TextOptions<Source> {
  /** The requested part of the source, such as a page number. */
  partOf?: (request: Request) => unknown;
  /** The text; `undefined` for a part that does not exist. */
  textOf: (source: Source, part: string) => string | undefined;
}

/**
 * Sends a text with its ETag in the accepted encoding. It is compressed once for as long as the source is the same
 * object.
 */
function sendText<Source extends object>(
  type: string,
  source: () => Source | Promise<Source>,
  { partOf = () => '', textOf }: TextOptions<Source>,
): RequestHandler {
  const compressedText = memoize((current: Source, part) => {
    const text = textOf(current, part);
    return text === undefined ? undefined : compress(text, QUALITY);
  });
  return async (request, response, next) => {
    const text = await compressedText(await source(), String(partOf(request) ?? ''));
    if (!text) return next();
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', text.etag);
    if (matchesEtag(text.etag, request.headers['if-none-match'])) return response.status(304).end();
    const encoding = acceptedEncoding(request);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    return response.send(text.bodies[encoding]);
  };
}

/** Compressed once for many requests, so more CPU time is worth it than for a page. */
const QUALITY = 9;
