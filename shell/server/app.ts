import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ResponseCache } from '@site/api/platform/cache/ResponseCache';
import { type Middleware, runMiddleware } from '@site/api/platform/http/runMiddleware';
import { requestLog } from '@site/api/platform/operations/requestLog';
import type { PublishedSitemap } from '@site/api/seo/sitemap/contract';
import type { Site } from '@site/api/siteData/contract';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import type { HtmlCache } from './cache/HtmlCache';
import { bodyTimeout } from './http/bodyTimeout';
import { limitOpenRequests } from './http/limitOpenRequests';
import { parseTarget } from './http/parseTarget';
import { requireSingleHost } from './http/requireSingleHost';
import { commonHeaders, sendHeaders } from './http/securityHeaders';
import { sendErrorPage } from './http/sendErrorPage';
import { sendJson } from './http/sendText';
import { serializePipelined } from './http/serializePipelined';
import { validateRequest } from './http/validateRequest';
import { ConcurrencyLimiter } from './limits/ConcurrencyLimiter';
import type { Releases } from './liveReleases/Releases';
import { countRequests } from './monitoring/metrics';
import { routeLabel } from './monitoring/routeLabel';
import { apiProxy } from './proxy/apiProxy';
import { serveCachedCall } from './proxy/serveCachedCall';
import type { SitePages } from './releases/SitePages';
import type { ShellFiles } from './render/shellFiles';
import type { AddressReports } from './routing/AddressReports';
import { serveCachedPage } from './routing/serveCachedPage';
import { type PagesOptions, servePages } from './routing/servePages';
import { type SocialImagesOptions, socialImages } from './routing/socialImages';
import { publicFiles, remoteFiles, shellAssets } from './routing/staticFiles';
import type { SearchIndex } from './search/SearchIndex';
import { SECURITY_FILE, securityTxt } from './seo/securityTxt';
import { siteIndex } from './seo/siteIndex';

export interface AppOptions
  extends Pick<SocialImagesOptions, 'readIllustration' | 'socialImage'>,
    Pick<PagesOptions, 'render'> {
  releases: Releases;
  site: { readonly current: Site };
  sitemap: { readonly current: PublishedSitemap };
  reports: AddressReports;
  pages: SitePages;
  search: SearchIndex;
  shell: ShellFiles;
  cache: HtmlCache;
  log: Logger;
  apiOrigin: string;
  internalKey: string;
  publicOrigin: string;
  publicFolder: string;
  releaseFolder: string;
  trustProxy: string | undefined;
  isDraining: () => boolean;
}

/** Requests that one network may have open at a time. */
const MAX_OPEN_REQUESTS = 100;

/**
 * The request handler. Middleware outside Express serves what is cached. Express serves files, proxies API calls, and
 * renders pages.
 */
export function createApp(options: AppOptions): AppHandler {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', proxyHops(options.trustProxy));
  const clientAddressOf = (request: IncomingMessage) => clientAddress(app, request);
  const {
    begin,
    follow,
    logRequest: log,
  } = requestLog({ log: options.log, routeOf: routeLabel, level: 'debug' });
  const headers = commonHeaders(options.publicOrigin.startsWith('https:'));
  const openRequests = new ConcurrencyLimiter(MAX_OPEN_REQUESTS);
  const apiCache = new ResponseCache();
  const middleware = [
    bodyTimeout,
    begin,
    requireSingleHost(follow),
    serveCachedPage({ ...options, headers, openRequests, clientAddressOf, log }),
    serveCachedCall({ calls: apiCache, openRequests, clientAddressOf, log }),
    follow,
    countRequests,
    sendHeaders(headers),
    serializePipelined,
    parseTarget,
    health(options),
    validateRequest,
    limitOpenRequests(openRequests, clientAddressOf),
  ];
  app.use('/assets', shellAssets(options.shell.folder));
  app.use('/remotes', remoteFiles(options.releases, options.releaseFolder));
  app.use(publicFiles(options.publicFolder));
  app.use(
    siteIndex({
      pages: options.pages,
      site: options.site,
      sitemap: options.sitemap,
      search: options.search,
      origin: options.publicOrigin,
    }),
  );
  app.use(apiProxy(options.apiOrigin, options.internalKey, apiCache));
  app.get(SECURITY_FILE, securityTxt(options));
  app.use(socialImages(options));
  app.use(
    ['/assets', '/remotes', '/social', '/api', '/media'],
    (_request, response) => void response.status(404).type('text').send('Not found'),
  );
  app.get('/{*path}', servePages(options));
  app.use((_request, response) => void response.status(405).setHeader('Allow', 'GET, HEAD').end());
  app.use(((error, request, response, _next) =>
    handleError(error, request, response)) satisfies ErrorRequestHandler);
  return { handle: runMiddleware(app, middleware, handleError), isTrusted: app.get('trust proxy fn') };
}

export interface AppHandler {
  handle: RequestListener;
  /** Whether an address is that of a trusted proxy. */
  isTrusted: (address: string, hop: number) => boolean;
}

/** The visitor's IP address. Express reads it from `X-Forwarded-For` when the proxy is trusted. */
const clientAddress = (app: Express, { headers, socket }: IncomingMessage) =>
  String(Reflect.get(express.request, 'ip', { app, headers, socket }) ?? '');

const health =
  ({ releases, isDraining }: Pick<AppOptions, 'releases' | 'isDraining'>): Middleware =>
  ({ address, method = '' }, response, next) => {
    if (!/^(GET|HEAD)$/.test(method)) return next();
    if (address?.pathname === '/healthz')
      return sendJson(response, 200, { status: 'ok', registry: releases.registryState });
    if (address?.pathname !== '/readyz') return next();
    const isReady = releases.isLive && !isDraining();
    sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
  };

const proxyHops = (setting = '') => (/^\d+$/.test(setting) ? Number(setting) : setting || false);

function handleError(error: unknown, request: IncomingMessage, response: ServerResponse) {
  // An invalid request, such as a range beyond the end of a file, is not a server error.
  const { status = 500 } = error as { status?: number };
  const isClientError = status >= 400 && status < 500;
  if (!isClientError) request.log.error({ err: error }, 'request failed');
  if (response.headersSent) return void response.destroy();
  sendErrorPage(response, isClientError ? status : 500);
}
