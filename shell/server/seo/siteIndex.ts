import { PAGE_ADDRESSES_FILE, type PageAddresses } from '@site/api/content/addresses/contract';
import { acceptedEncoding } from '@site/api/platform/cache/acceptedEncoding';
import { compressed } from '@site/api/platform/cache/compressed';
import { type Request, type RequestHandler, Router } from 'express';
import { MOST_PATHS, PAGES_FILE, paginatePages, type SitePage } from '../../kit/pages';
import { OLDER_FILE, SEARCH_FILE } from '../../kit/search';
import { paths } from '../../paths';
import { memoize } from '../cache/memoize';
import { matchesEtag } from '../http/matchesEtag';
import type { SitePages } from '../releases/SitePages';
import type { SearchIndex } from '../search/SearchIndex';
import { SECURITY_FILE } from './securityTxt';
import { sitemap } from './sitemap';

/**
 * What names the site's pages to programs: `sitemap.xml`, `robots.txt`, the list of pages, what the search finds, and
 * the addresses that the API keeps redirects off: `publicFiles` are answered before pages as well as what is named here.
 */
export function siteIndex({ pages, search, origin, publicFiles }: SiteIndexOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const files = [...publicFiles, ...OWN_FILES];
  const list = () => pages.current;
  router.get(
    ['/sitemap.xml', /^\/sitemap-(?<number>[1-9]\d{0,4})\.xml$/],
    sendText('application/xml', list, {
      partOf: ({ params }) => params.number,
      textOf: (current, part) => sitemap(current, origin, part ? Number(part) : undefined),
    }),
  );
  router.get('/robots.txt', sendText('text/plain', list, { textOf: () => robots(pages.hidden, origin) }));
  const sendPages = sendText('application/json', list, {
    partOf: ({ query }) => query.sheet,
    textOf: (all, part) => JSON.stringify(part ? paginatePages(all, Number(part)) : all),
  });
  router.get(PAGES_FILE, (request, response, next) => {
    const { sheet, path } = request.query;
    if (path !== undefined) return response.json(pagesAt([path].flat().slice(0, MOST_PATHS), list()));
    const isValid = sheet === undefined || /^[1-9]\d{0,4}$/.test(String(sheet));
    return isValid ? sendPages(request, response, next) : next();
  });
  router.get(
    PAGE_ADDRESSES_FILE,
    sendText('application/json', list, {
      textOf: () => JSON.stringify({ pages: pages.all, files } satisfies PageAddresses),
    }),
  );
  router.get(
    SEARCH_FILE,
    sendText('application/json', () => search.current(), { textOf: ({ text }) => text }),
  );
  router.get(OLDER_FILE, (request, response) => {
    response.set('Cache-Control', 'public, max-age=30');
    response.json(search.older(String(request.query.q ?? '').slice(0, MOST_ASKED)));
  });
  return router;
}

/** The pages at some addresses; of those without one nothing. */
function pagesAt(asked: unknown[], pages: SitePage[]): SitePage[] {
  const byPath = pagesByPath(pages);
  return asked.flatMap((path) => byPath.get(String(path)) ?? []);
}

const pagesByPath = memoize((pages: SitePage[]) => new Map(pages.map((page) => [page.path, page])));

interface SiteIndexOptions {
  pages: SitePages;
  search: Pick<SearchIndex, 'current' | 'older'>;
  origin: string;
  publicFiles: readonly string[];
}

/** So many letters of a search are heard. */
const MOST_ASKED = 100;

const OWN_FILES = [
  '/sitemap.xml',
  '/robots.txt',
  PAGES_FILE,
  SEARCH_FILE,
  OLDER_FILE,
  PAGE_ADDRESSES_FILE,
  SECURITY_FILE,
  paths.blogFeed,
];

interface TextOptions<Source> {
  /** Which part of the source is requested, such as a page number. */
  partOf?: (request: Request) => unknown;
  /** The text; `undefined` for a part that does not exist. */
  textOf: (source: Source, part: string) => string | undefined;
}

/** Sends a text with its ETag in the encoding that the client accepts. It is compressed once for as long as the source is the same object. */
function sendText<Source extends object>(
  type: string,
  source: () => Source | Promise<Source>,
  { partOf = () => '', textOf }: TextOptions<Source>,
): RequestHandler {
  const compressedText = memoize((current: Source, part) => {
    const text = textOf(current, part);
    return text === undefined ? undefined : compressed(text, QUALITY);
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

/** Made once for many readers, so worth more time than a page. */
const QUALITY = 9;

/** Pages that are not to be listed say so themselves, which a robot must be able to read; here stands what is none of its business. */
function robots(hidden: string[], origin: string): string {
  const closed = [paths.admin.home, '/api/', ...hidden].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /api/media/', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
