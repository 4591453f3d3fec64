import type { Site } from '@site/api/contract/site';
import { requestLog } from '@site/api/requestLog';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import type { AddressReports } from './AddressReports';
import { atTheDoor } from './address';
import { apiProxy } from './apiProxy';
import { setCommonHeaders } from './headers';
import type { HtmlCache } from './htmlCache';
import { inTurn } from './inTurn';
import { limitOpen } from './limitOpen';
import { countRequests } from './metrics';
import { pages } from './pages';
import { placeOf } from './placeOf';
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

/** The site's front door: health, files, calls handed on to the API, and pages. */
export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', hops(options.trustProxy));
  app.use(requestLog({ log: options.log, placeOf, level: 'debug' }), countRequests);
  app.use((_request, response, next) => {
    setCommonHeaders(response, options.publicOrigin.startsWith('https:'));
    next();
  });
  app.use(inTurn, atTheDoor);
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', (_request, response) => {
    const isReady = options.releases.isLive && !options.isDraining();
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  app.use(soundRequests, limitOpen(MOST_OPEN));
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
  app.use(handleError);
  return app;
}

const hops = (setting = '') => (/^\d+$/.test(setting) ? Number(setting) : setting || false);

const handleError: ErrorRequestHandler = (error, request, response, _next) => {
  // What a request asked for and cannot have, such as a range beyond a file's end, is no failure of ours.
  const isRefusal = error.status >= 400 && error.status < 500;
  if (!isRefusal) request.log.error({ err: error }, 'request failed');
  if (response.headersSent) return response.destroy();
  sendProblem(response, isRefusal ? error.status : 500);
};
