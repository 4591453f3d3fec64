import { acceptedEncoding } from '@site/api/acceptedEncoding';
import { type CompressedText, compressed } from '@site/api/compressed';
import { PAGE_ADDRESSES_FILE, type PageAddresses } from '@site/api/contract/addresses';
import { type RequestHandler, Router } from 'express';
import { MOST_PATHS, PAGES_FILE, type SitePage, sheetOf } from '../../kit/pages';
import { OLDER_FILE, SEARCH_FILE } from '../../kit/search';
import { paths } from '../../paths';
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
  const sendSitemap = (number?: number) =>
    answer('application/xml', list, (current) => sitemap(current, origin, number));
  router.get('/sitemap.xml', sendSitemap());
  router.get(/^\/sitemap-(?<number>[1-9]\d{0,4})\.xml$/, (request, response, next) =>
    sendSitemap(Number(request.params.number))(request, response, next),
  );
  router.get(
    '/robots.txt',
    answer('text/plain', list, () => robots(pages.hidden, origin)),
  );
  const sheet = (number: number) =>
    answer('application/json', list, (all) => JSON.stringify(sheetOf(all, number)), `?sheet=${number}`);
  const everyPage = answer('application/json', list, (current) => JSON.stringify(current));
  router.get(PAGES_FILE, (request, response, next) => {
    const { sheet: asked, path } = request.query;
    if (path !== undefined) return response.json(pagesAt([path].flat().slice(0, MOST_PATHS), list()));
    if (asked === undefined) return everyPage(request, response, next);
    return /^[1-9]\d{0,4}$/.test(String(asked)) ? sheet(Number(asked))(request, response, next) : next();
  });
  router.get(
    PAGE_ADDRESSES_FILE,
    answer('application/json', list, () =>
      JSON.stringify({ pages: pages.all, files } satisfies PageAddresses),
    ),
  );
  router.get(
    SEARCH_FILE,
    answer(
      'application/json',
      () => search.current(),
      ({ text }) => text,
    ),
  );
  router.get(OLDER_FILE, (request, response) => {
    response.set('Cache-Control', 'public, max-age=30');
    response.json(search.older(String(request.query.q ?? '').slice(0, MOST_ASKED)));
  });
  return router;
}

/** The pages at some addresses; of those without one nothing. */
function pagesAt(asked: unknown[], pages: SitePage[]): SitePage[] {
  const byPath = pathsOf.get(pages) ?? new Map(pages.map((page) => [page.path, page]));
  pathsOf.set(pages, byPath);
  return asked.flatMap((path) => byPath.get(String(path)) ?? []);
}

const pathsOf = new WeakMap<SitePage[], Map<string, SitePage>>();

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

/** A text with its tag, packed as the caller takes it; made out of what `of` gives, once for as long as that is the same; `part` tells texts of one address apart. */
function answer<Of extends object>(
  type: string,
  of: () => Of | Promise<Of>,
  make: (of: Of) => string | undefined,
  part = '',
): RequestHandler {
  return async (request, response, next) => {
    const made = await textFor(request.path + part, await of(), make);
    if (!made) return next();
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', made.etag);
    if (matchesEtag(made.etag, request.headers['if-none-match'])) return response.status(304).end();
    const encoding = acceptedEncoding(request);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    return response.send(made.bodies[encoding]);
  };
}

const kept = new WeakMap<object, Map<string, Promise<CompressedText>>>();

function textFor<Of extends object>(
  path: string,
  of: Of,
  make: (of: Of) => string | undefined,
): Promise<CompressedText> | undefined {
  const texts = kept.get(of) ?? new Map<string, Promise<CompressedText>>();
  kept.set(of, texts);
  const known = texts.get(path);
  if (known) return known;
  const text = make(of);
  if (text === undefined) return undefined;
  const made = compressed(text, QUALITY);
  texts.set(path, made);
  return made;
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
