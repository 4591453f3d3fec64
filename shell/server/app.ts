import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Site } from '@site/api/contract/site';
import { requestLog } from '@site/api/requestLog';
import express, { type ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import type { AddressReports } from './AddressReports';
import { atTheDoor } from './address';
import { apiProxy } from './apiProxy';
import { before, type Step } from './before';
import { commonHeaders } from './headers';
import type { HtmlCache } from './htmlCache';
import { inTurn } from './inTurn';
import { limitOpen } from './limitOpen';
import { countRequests } from './metrics';
import { keptPages, pages } from './pages';
import { placeOf } from './placeOf';
import { answerJson } from './plainAnswer';
import { sendProblem } from './problemPage';
import type { Releases } from './releases';
import type { SitePages } from './SitePages';
import type { ShellFiles } from './shellFiles';
import { siteIndex } from './siteIndex';
import { soundRequests } from './soundRequests';
import { publicAddresses, publicFiles, remoteFiles, shellAssets } from './staticFiles';

export interface AppOptions {
  releases: Releases;
  site: { readonly current: Site };
  reports: AddressReports;
  pages: SitePages;
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
  // Read the way the application reads it.
  const visitorOf = ({ headers, socket }: IncomingMessage) =>
    String(Reflect.get(express.request, 'ip', { app, headers, socket }) ?? '');
  const door = [
    requestLog({ log: options.log, placeOf, level: 'debug' }),
    countRequests,
    commonHeaders(options.publicOrigin.startsWith('https:')),
    inTurn,
    atTheDoor,
    health(options),
    soundRequests,
    limitOpen(MOST_OPEN, visitorOf),
    keptPages(options, visitorOf),
  ];
  app.use('/assets', shellAssets(options.shell.folder));
  app.use('/remotes', remoteFiles(options.releases, options.releaseFolder));
  app.use(publicFiles(options.publicFolder));
  app.use(siteIndex(options.pages, options.publicOrigin, publicAddresses(options.publicFolder)));
  app.use(apiProxy(options.apiOrigin, options.internalKey));
  app.use(
    ['/assets', '/remotes', '/api', '/media'],
    (_request, response) => void response.status(404).type('text').send('Not found'),
  );
  app.get('/{*path}', pages(options));
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

const health =
  ({ releases, isDraining }: Pick<AppOptions, 'releases' | 'isDraining'>): Step =>
  ({ address, method = '' }, response, next) => {
    if (!/^(GET|HEAD)$/.test(method)) return next();
    if (address?.pathname === '/healthz') return answerJson(response, 200, { status: 'ok' });
    if (address?.pathname !== '/readyz') return next();
    const isReady = releases.isLive && !isDraining();
    answerJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
  };

const hops = (setting = '') => (/^\d+$/.test(setting) ? Number(setting) : setting || false);

function handleError(error: unknown, request: IncomingMessage, response: ServerResponse) {
  // What a request asked for and cannot have, such as a range beyond a file's end, is no failure of ours.
  const { status = 500 } = error as { status?: number };
  const isRefusal = status >= 400 && status < 500;
  if (!isRefusal) request.log.error({ err: error }, 'request failed');
  if (response.headersSent) return void response.destroy();
  sendProblem(response, isRefusal ? status : 500);
}
