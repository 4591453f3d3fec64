import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import { adminGuard } from './adminGuard';
import { apiProxy } from './apiProxy';
import { setCommonHeaders } from './headers';
import type { HtmlCache } from './htmlCache';
import { limitOpen } from './limitOpen';
import { countRequests } from './metrics';
import { pages } from './pages';
import type { Releases } from './releases';
import { requestLog } from './requestLog';
import type { SettingsSource } from './settingsSource';
import type { ShellFiles } from './shellFiles';
import { soundRequests } from './soundRequests';
import { publicFiles, remoteFiles, shellAssets } from './staticFiles';

export interface AppOptions {
  releases: Releases;
  settings: SettingsSource;
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
  app.use(requestLog(options.log), countRequests);
  app.use((request, response, next) => {
    setCommonHeaders(response, options.publicOrigin.startsWith('https:'));
    response.setHeader('X-Request-Id', String(request.id));
    next();
  });
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', (_request, response) => {
    const isReady = options.releases.isLive && !options.isDraining();
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  app.use(soundRequests, limitOpen(MOST_OPEN));
  app.use('/assets', shellAssets(options.shell.folder));
  app.use('/remotes', remoteFiles(options.releases, options.releaseFolder));
  app.use(publicFiles(options.publicFolder));
  app.use(apiProxy(options.apiOrigin, options.internalKey));
  app.use(
    ['/assets', '/remotes', '/api', '/media'],
    (_request, response) => void response.status(404).type('text').send('Not found'),
  );
  app.use(adminGuard(options.apiOrigin));
  app.get('/{*path}', pages(options));
  app.use((_request, response) => void response.status(405).setHeader('Allow', 'GET, HEAD').end());
  app.use(handleError);
  return app;
}

const hops = (setting = '') => (/^\d+$/.test(setting) ? Number(setting) : setting || false);

const handleError: ErrorRequestHandler = (error, request, response, _next) => {
  request.log.error({ err: error }, 'request failed');
  if (response.headersSent) return response.destroy();
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  response
    .status(500)
    .type('html')
    .send(problemPage(String(request.id)));
};

/** What a visitor sees when even the error page's own code cannot be trusted to render. */
const problemPage = (id: string) =>
  `<!DOCTYPE html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong</title><body style="font:17px/1.6 system-ui;max-width:36em;margin:15vh auto;padding:0 24px"><h1>Something went wrong on our side</h1><p>Please try again in a moment. If it goes on, tell us this number: <code>${id}</code></p><p><a href="/">Home page</a></p></body></html>`;
