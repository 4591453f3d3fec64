import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PAGE_ADDRESSES_FILE, type PageAddresses } from '@site/api/contract/addresses';
import { type RequestHandler, Router } from 'express';
import { PAGES_FILE, type SitePage } from '../kit/pages';
import { paths } from '../paths';
import { isKnownTag } from './isKnownTag';
import type { SitePages } from './SitePages';
import { siteMap } from './siteMap';

/**
 * What names the site's pages to programs: `sitemap.xml`, `robots.txt`, the list that the site's own searches read, and
 * the addresses that the API keeps redirects off: `publicFiles` are answered before pages as well as what is named here.
 */
export function siteIndex(pages: SitePages, origin: string, publicFiles: readonly string[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const files = [...publicFiles, ...OWN_FILES];
  const sitemap = (number?: number) => siteMap(pages.current, origin, number);
  router.get(
    '/sitemap.xml',
    answer('application/xml', () => sitemap(), pages),
  );
  router.get(/^\/sitemap-(?<number>[1-9]\d{0,4})\.xml$/, (request, response, next) =>
    answer('application/xml', () => sitemap(Number(request.params.number)), pages)(request, response, next),
  );
  router.get(
    '/robots.txt',
    answer('text/plain', () => robots(pages.hidden, origin), pages),
  );
  router.get(
    PAGES_FILE,
    answer('application/json', () => JSON.stringify(pages.current), pages),
  );
  router.get(
    PAGE_ADDRESSES_FILE,
    answer(
      'application/json',
      () => JSON.stringify({ pages: pages.all, files } satisfies PageAddresses),
      pages,
    ),
  );
  return router;
}

const OWN_FILES = ['/sitemap.xml', '/robots.txt', PAGES_FILE, PAGE_ADDRESSES_FILE, paths.blogFeed];

/** A text with its tag, packed where the caller takes that. */
function answer(type: string, make: () => string | undefined, pages: SitePages): RequestHandler {
  return async (request, response, next) => {
    const made = await textFor(request.path, pages, make);
    if (!made) return next();
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', made.tag);
    if (isKnownTag(made.tag, request.headers['if-none-match'])) return response.status(304).end();
    const isPacked = request.acceptsEncodings('gzip') === 'gzip';
    if (isPacked) response.setHeader('Content-Encoding', 'gzip');
    return response.send(isPacked ? made.packed : made.plain);
  };
}

interface Made {
  tag: string;
  plain: Buffer;
  packed: Buffer;
}

const kept = new WeakMap<SitePage[], Map<string, Promise<Made>>>();
const pack = promisify(gzip);

/** Made and packed once for as long as the list of pages is the same. */
function textFor(path: string, pages: SitePages, make: () => string | undefined): Promise<Made> | undefined {
  const texts = kept.get(pages.current) ?? new Map<string, Promise<Made>>();
  kept.set(pages.current, texts);
  const known = texts.get(path);
  if (known) return known;
  const text = make();
  if (text === undefined) return undefined;
  const made = packed(Buffer.from(text));
  texts.set(path, made);
  return made;
}

async function packed(plain: Buffer): Promise<Made> {
  // Weak: one name for the same text in two encodings.
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
  return { tag, plain, packed: await pack(plain) };
}

/** Pages that are not to be listed say so themselves, which a robot must be able to read; here stands what is none of its business. */
function robots(hidden: string[], origin: string): string {
  const closed = [paths.admin.home, '/api/', ...hidden].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /api/media/', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
