import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolveTarget } from '@site/api/content/redirects/findRule';
import { assignVariant } from '@site/api/insights/variants/assignVariant';
import { type TestedPage, type VariantName, variantNames } from '@site/api/insights/variants/contract';
import { acceptedEncoding } from '@site/api/platform/cache/acceptedEncoding';
import { compressTo } from '@site/api/platform/cache/compress';
import { networkOf } from '@site/api/platform/client/clientAddress';
import type { Site } from '@site/api/siteData/contract';
import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { notFoundPath } from '../../src/router/findRoute';
import type { HtmlCache } from '../cache/HtmlCache';
import type { CachedPage } from '../cache/PageStore';
import { bodyHeaders, pageResponse } from '../cache/pageResponse';
import { frameAncestorsOf } from '../http/securityHeaders';
import { type ErrorResponse, sendError } from '../http/sendError';
import { NetworkQueue } from '../limits/NetworkQueue';
import type { Releases } from '../liveReleases/Releases';
import type { Snapshot } from '../releases/snapshot';
import type { RenderResult } from '../render/render';
import { sealedPath } from '../render/sealedPages';
import type { RenderJob } from '../render/threads/messages';
import type { AddressReports } from './AddressReports';
import { adminRedirect } from './adminGuard';
import { mayBePage } from './mayBePage';
import { type Resolution, resolve } from './resolve';

export interface PagesOptions {
  releases: Releases;
  site: { readonly current: Site };
  /** Counts redirects that were followed and addresses that were not found. */
  reports: Pick<AddressReports, 'countRedirect' | 'countNotFound'>;
  render: (job: RenderJob) => Promise<RenderResult>;
  cache: HtmlCache;
  apiOrigin: string;
}

/** Serves every address that is not a file or an API call: a redirect, a page, or an error page. */
export function servePages(options: PagesOptions): RequestHandler {
  return async (request, response) => {
    const resolution = resolve(options, request);
    const { snapshot, route, pathname, isGuarded } = resolution;
    request.pattern = route?.path;
    // The redirect target of such a page is private too.
    if (isGuarded || route?.isPrivate) response.setHeader('Cache-Control', 'no-store');
    const signIn = isGuarded ? await signInFor(options, pathname, request) : undefined;
    if (signIn) return response.redirect(302, signIn);
    if (resolution.kind === 'redirect') return response.redirect(resolution.status, resolution.location);
    response.setHeader('X-Snapshot', snapshot.id);
    if (resolution.kind === 'preview') return sendPreview(options, resolution, request, response);
    if (resolution.kind === 'rule') return followRule(options, resolution, request, response);
    if (resolution.kind === 'render') return sendUncached(options, resolution, request, response);
    return sendCached(options, resolution, request, response);
  };
}

type ResolutionOf<Kind> = Extract<Resolution, { kind: Kind }>;

async function sendCached(
  options: PagesOptions,
  { snapshot, route, pathname, isGuarded, wasNormalized, key, tested }: ResolutionOf<'cached'>,
  request: Request,
  response: Response,
) {
  const variant = tested && variantOf(tested, request);
  const page = await findPage(options, snapshot, key, request.ip, variant);
  // Other spellings redirect to the canonical address, except for the not-found page.
  if (wasNormalized && page.status !== 404) return response.redirect(301, request.url);
  const isMissing = page.status === 404 && !isGuarded && !route?.isPrivate && mayBePage(request);
  if (isMissing) options.reports.countNotFound(pathname);
  if (page.location) return response.redirect(page.status, page.location);
  return sendPage(page, options, request, response);
}

/** Redirects, or responds with 410. Browsers do not cache it, since the team may change the redirect. */
async function followRule(
  options: PagesOptions,
  { snapshot, pathname, search, rule }: ResolutionOf<'rule'>,
  request: Request,
  response: Response,
) {
  options.reports.countRedirect(rule.id);
  const target = resolveTarget(rule, pathname, search);
  if (target === undefined) {
    const notFound = await findPage(options, snapshot, notFoundPath(pathname));
    return sendPage(withGoneStatus(notFound), options, request, response);
  }
  response.setHeader('Cache-Control', 'no-cache');
  response.redirect(Number(rule.code), target);
}

const signInFor = ({ apiOrigin }: PagesOptions, pathname: string, { url, headers }: Request) =>
  adminRedirect({ url, pathname, cookie: headers.cookie }, apiOrigin);

/** The page for a key, or the not-found page. */
async function findPage(
  options: PagesOptions,
  snapshot: Snapshot,
  url: string,
  address = '',
  variant?: VariantName,
): Promise<CachedPage> {
  const { key, render } = cacheEntry(options, snapshot, url, variant);
  const page = await options.cache.get(key, address, render);
  if (page.sameAs) return findPage(options, snapshot, page.sameAs, address);
  const notFound = notFoundPath(url);
  if (page.status === 410) return withGoneStatus(await findPage(options, snapshot, notFound, address));
  return page.status === 404 && url !== notFound ? findPage(options, snapshot, notFound, address) : page;
}

const withGoneStatus = (notFound: CachedPage) => ({
  ...notFound,
  status: notFound.status === 404 ? 410 : notFound.status,
});

/** The cache key of a page, or of a variant of it, and the function that renders it. */
export const cacheEntry = (
  options: PagesOptions,
  snapshot: Snapshot,
  url: string,
  variant?: VariantName,
) => ({
  key: `${snapshot.id} ${url}${variant ? ` ${variant}` : ''}`,
  render: () => options.render({ url, snapshotId: snapshot.id, context: { variant } }),
});

/** The variant of a page that this visitor gets; undefined for the original. */
function variantOf({ run, variants }: TestedPage, { ip = '', headers }: Request) {
  const at = assignVariant(run, variants, ip, headers['user-agent'] ?? '');
  return at ? variantNames[at] : undefined;
}

/** Sends a page rendered for this request: a workbench screen or a sealed page. */
async function sendUncached(
  options: PagesOptions,
  { route }: ResolutionOf<'render'>,
  request: Request,
  response: Response,
) {
  const nonce = randomBytes(16).toString('base64');
  const sealedAt = sealedPath(route);
  const url = sealedAt ?? request.url;
  const result = await options.render({ url, nonce, sealedAt });
  if (sealedAt) response.setHeader('Referrer-Policy', 'no-referrer');
  return sendRendered(result, request, response);
}

async function sendRendered(
  { status, html = '', policy = '' }: RenderResult,
  request: Request,
  response: Response,
) {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
  if (status === 503) response.setHeader('Retry-After', '10');
  response.status(status);
  const encoding = acceptedEncoding(request);
  const body = await compressTo[encoding](Buffer.from(html));
  send(response, bodyHeaders(encoding, body), body);
}

const previewQueue = new NetworkQueue(4);
/** Previews are not cached; an open editor requests one every two seconds at most. */
const previewLimiter = new RateLimiterMemory({ points: 120, duration: 60 });

const TOO_MANY: ErrorResponse = {
  status: 429,
  code: 'too_many',
  message: 'Too many previews. Please try again in a minute.',
  headers: { 'Retry-After': '60' },
};

/** Renders a page with its unpublished content for one reader. Only this site may embed it. */
async function sendPreview(
  options: PagesOptions,
  { pathname, search, token }: ResolutionOf<'preview'>,
  request: Request,
  response: Response,
) {
  const address = request.ip ?? '';
  const isWithinLimit = await previewLimiter.consume(networkOf(address)).then(
    () => true,
    () => false,
  );
  if (!isWithinLimit) return sendError(request, response, TOO_MANY);
  const render = (url: string, requestContext?: RenderJob['context']) =>
    options.render({ url, context: requestContext, untrackedPath: pathname, isPreview: true });
  const variant = new URLSearchParams(search).get('variant') ?? undefined;
  const context = {
    preview: { token, address },
    variant: variantNames.find((name) => name === variant),
  };
  const result = await previewQueue.add(address, () => render(pathname, context));
  const page = result.html === undefined ? await render(notFoundPath(pathname)) : result;
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.removeHeader('X-Frame-Options');
  return sendRendered(page, request, response);
}

function sendPage(
  page: CachedPage,
  { site }: PagesOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { status, headers, body } = pageResponse(page, request);
  // X-Frame-Options cannot express the origins that the policy allows.
  if (frameAncestorsOf(request.address?.pathname ?? '', site.current).length)
    response.removeHeader('X-Frame-Options');
  response.statusCode = status;
  send(response, headers, body);
}

function send(response: ServerResponse, headers: string[], body?: Buffer) {
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
