import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express from 'express';
import helmet from 'helmet';
import type { Api } from './identity/access/Api';
import { assertPolicies } from './identity/access/assertPolicies';
import { anyone } from './identity/access/can';
import { ResponseCache } from './platform/cache/ResponseCache';
import type { Dependencies } from './platform/Dependencies';
import { afterCommit } from './platform/db/afterCommit';
import { errorHandler } from './platform/errors/errorHandler';
import { notFound } from './platform/errors/HttpError';
import { onResponseEnd } from './platform/http/onResponseEnd';
import { routePattern } from './platform/http/routePattern';
import { type Middleware, runMiddleware } from './platform/http/runMiddleware';
import { sanitizeInput } from './platform/http/sanitizeInput';
import { securityHeaders } from './platform/http/securityHeaders';
import { createRateLimit } from './platform/limits/rateLimit';
import { healthRoutes } from './platform/operations/health';
import { measureRequests, observeRequest } from './platform/operations/metrics';
import { type RequestLog, requestLog } from './platform/operations/requestLog';
import { getFirmName } from './settings/getFirmName';
import { acceptFormerPaths } from './wiring/formerPaths';
import { ownedRecords } from './wiring/ownedRecords';
import { resources } from './wiring/resources';

/** Creates the API's request listener. Throws when a route has no policy. */
export function createApp(deps: Dependencies): RequestListener {
  const { app, api, begin, logRequest } = createExpressApp(deps);
  return runMiddleware(
    app,
    [begin, acceptFormerPaths, answerFromCache(api.responses, logRequest)],
    (error, request, response) => {
      request.log.error({ err: error }, 'request failed');
      response.destroy();
    },
  );
}

/** Creates the Express application with all routes. */
export function createExpressApp(deps: Dependencies) {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.env.trustProxy ? trustProxySetting(deps.env.trustProxy) : false);
  app.set('query parser', 'simple');
  const routeOf = (request: IncomingMessage) => routePattern(request) ?? 'elsewhere';
  const { begin, follow, logRequest } = requestLog({ log: deps.log, routeOf, level: 'info' });
  app.use(follow, measureRequests);
  app.use(helmet(securityHeaders(deps.env.isSecure)));
  healthRoutes(app, deps.health, anyone);
  const api = createApi(deps);
  app.use('/api', ...sanitizeInput(api.routes.map(({ endpoint }) => endpoint)), api.router);
  app.use(() => {
    throw notFound();
  });
  app.use(errorHandler(deps.health));
  assertPolicies(app.router);
  return { app, api, begin, logRequest };
}

/** Answers from the response cache before Express runs, which costs many times as much. */
const answerFromCache =
  (
    responses: ResponseCache,
    logRequest: RequestLog<IncomingMessage, ServerResponse>['logRequest'],
  ): Middleware =>
  (request, response, next) => {
    if (!responses.serve(request, response)) return next();
    onResponseEnd(response, {
      onClose: () => logRequest(request, response),
      onFinish: () => observeRequest(request, response),
    });
  };

/** Registers all resources on one router and lists their routes. */
export function createApi(deps: Dependencies): Api {
  const api: Api = {
    ...deps,
    onMailQueued: () => afterCommit(deps.onMailQueued),
    router: express.Router(),
    rateLimit: createRateLimit(),
    responses: new ResponseCache(),
    routes: [],
    ownedRecords,
    firmName: () => getFirmName(deps.env),
  };
  for (const addTo of resources) addTo(api);
  return api;
}

function trustProxySetting(setting: string): string | number {
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}
