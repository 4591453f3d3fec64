import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { before, type Step } from '@site/api/before';
import type { Site } from '@site/api/contract/site';
import { KeptAnswers } from '@site/api/KeptAnswers';
import { remember } from '@site/api/remember';
import { requestLog } from '@site/api/requestLog';
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
import { countRequests } from './ops/metrics';
import { routeLabel } from './ops/routeLabel';
import { apiProxy } from './proxy/apiProxy';
import { serveCachedCall } from './proxy/serveCachedCall';
import type { SitePages } from './releases/SitePages';
import type { ShellFiles } from './render/shellFiles';
import type { Releases } from './rollout/Releases';
import type { AddressReports } from './routing/AddressReports';
import { serveCachedPage } from './routing/serveCachedPage';
import { type PagesOptions, servePages } from './routing/servePages';
import { type SocialImagesOptions, socialImages } from './routing/socialImages';
import { publicAddresses, publicFiles, remoteFiles, shellAssets } from './routing/staticFiles';
import type { SearchIndex } from './search/SearchIndex';
import { SECURITY_FILE, securityTxt } from './seo/securityTxt';
import { siteIndex } from './seo/siteIndex';

export interface AppOptions
  extends Pick<SocialImagesOptions, 'readDrawing' | 'pictureOf'>,
    Pick<PagesOptions, 'render'> {
  releases: Releases;
  site: { readonly current: Site };
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

/** Requests one network may have open at a time. */
const MOST_OPEN = 100;

/**
 * The site's front door: what every request passes, the same for all, then pages that are kept, and after them the
 * slower ways: files, calls handed on to the API, and pages that are yet to be made.
 */
export function createApp(options: AppOptions): Front {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', hops(options.trustProxy));
  const visitorOf = visitors(app);
  const { begin, follow, tell } = requestLog({ log: options.log, placeOf: routeLabel, level: 'debug' });
  const headers = commonHeaders(options.publicOrigin.startsWith('https:'));
  const places = new ConcurrencyLimiter(MOST_OPEN);
  const calls = new KeptAnswers();
  const door = [
    bodyTimeout,
    begin,
    requireSingleHost(follow),
    serveCachedPage({ ...options, headers, places, visitorOf, tell }),
    serveCachedCall({ calls, places, visitorOf, tell }),
    follow,
    countRequests,
    sendHeaders(headers),
    serializePipelined,
    parseTarget,
    health(options),
    validateRequest,
    limitOpenRequests(places, visitorOf),
  ];
  app.use('/assets', shellAssets(options.shell.folder));
  app.use('/remotes', remoteFiles(options.releases, options.releaseFolder));
  app.use(publicFiles(options.publicFolder));
  app.use(
    siteIndex({
      pages: options.pages,
      search: options.search,
      origin: options.publicOrigin,
      publicFiles: publicAddresses(options.publicFolder),
    }),
  );
  app.use(apiProxy(options.apiOrigin, options.internalKey, calls));
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
  return { handle: before(app, door, handleError), isTrusted: app.get('trust proxy fn') };
}

export interface Front {
  handle: RequestListener;
  /** Whether an address is that of a proxy whose word about visitors counts. */
  isTrusted: (address: string, hop: number) => boolean;
}

/** Tells a request's visitor by address, read the way the application reads it. */
function visitors(app: Express): (request: IncomingMessage) => string {
  const read = remember((said) => {
    const at = said.indexOf(' ');
    const headers = { 'x-forwarded-for': said.slice(at + 1) };
    const asked = { app, headers, socket: { remoteAddress: said.slice(0, at) } };
    return String(Reflect.get(express.request, 'ip', asked) ?? '');
  });
  return ({ headers, socket }) => read(`${socket.remoteAddress ?? ''} ${headers['x-forwarded-for'] ?? ''}`);
}

const health =
  ({ releases, isDraining }: Pick<AppOptions, 'releases' | 'isDraining'>): Step =>
  ({ address, method = '' }, response, next) => {
    if (!/^(GET|HEAD)$/.test(method)) return next();
    if (address?.pathname === '/healthz')
      return sendJson(response, 200, { status: 'ok', registry: releases.registryState });
    if (address?.pathname !== '/readyz') return next();
    const isReady = releases.isLive && !isDraining();
    sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
  };

const hops = (setting = '') => (/^\d+$/.test(setting) ? Number(setting) : setting || false);

function handleError(error: unknown, request: IncomingMessage, response: ServerResponse) {
  // What a request asked for and cannot have, such as a range beyond a file's end, is no failure of ours.
  const { status = 500 } = error as { status?: number };
  const isRefusal = status >= 400 && status < 500;
  if (!isRefusal) request.log.error({ err: error }, 'request failed');
  if (response.headersSent) return void response.destroy();
  sendErrorPage(response, isRefusal ? status : 500);
}
