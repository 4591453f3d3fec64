import express, { type Express, type Request } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Api, Deps } from './deps';
import { healthRoutes } from './http/health';
import { measureRequests } from './http/metrics';
import { mustHavePolicies } from './http/mustHavePolicies';
import { onError } from './http/onError';
import { plainInput } from './http/plainInput';
import { notFound } from './http/Refusal';
import { createRateLimit } from './http/rateLimit';
import { requestLog } from './http/requestLog';
import { createSessionDoor } from './http/session';
import { addressRoutes } from './resources/addresses/routes';
import { documentRoutes } from './resources/documents/routes';
import { enquiryRoutes } from './resources/enquiries/routes';
import { leadRoutes } from './resources/leads/routes';
import { mediaRoutes } from './resources/media/routes';
import { notFoundRoutes } from './resources/notfound/routes';
import { postRoutes } from './resources/posts/routes';
import { redirectRoutes } from './resources/redirects/routes';
import { sessionRoutes } from './resources/session/routes';
import { siteRoutes } from './resources/site/routes';
import { toolRoutes } from './resources/tools/routes';

/** Every resource of the API, one line each. */
export const resources = [
  // They are tried in this order: what visitors read comes first.
  postRoutes,
  enquiryRoutes,
  leadRoutes,
  redirectRoutes,
  notFoundRoutes,
  sessionRoutes,
  siteRoutes,
  toolRoutes,
  addressRoutes,
  mediaRoutes,
  documentRoutes,
];

/** The API as an Express application; it throws when a route has no policy. */
export function createApp(deps: Deps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.env.trustProxy ? trusted(deps.env.trustProxy) : false);
  app.set('query parser', 'simple');
  const placeOf = ({ route }: Request) => route?.path ?? 'elsewhere';
  app.use(requestLog({ log: deps.log, placeOf, level: 'info' }), measureRequests);
  app.use(helmet(headersOf(deps.env.isSecure)));
  healthRoutes(app, deps.health);
  const api = apiOf(deps);
  app.use('/api', ...plainInput(), api.router);
  app.use(() => {
    throw notFound();
  });
  app.use(onError);
  mustHavePolicies(app.router);
  return app;
}

/** All resources on one router, with the list of what they answer. */
export function apiOf(deps: Deps): Api {
  const api: Api = {
    ...deps,
    router: express.Router(),
    session: createSessionDoor(deps.env),
    rateLimit: createRateLimit(),
    answered: [],
  };
  for (const addTo of resources) addTo(api);
  return api;
}

// Answers are data; the one page there is, the API document, brings its own policy.
function headersOf(isSecure: boolean): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  };
}

function trusted(setting: string): string | number {
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}
