import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Api, Deps } from './deps';
import { before, type Step } from './http/before';
import { healthRoutes } from './http/health';
import { KeptAnswers } from './http/KeptAnswers';
import { measure, measureRequests } from './http/metrics';
import { mustHavePolicies } from './http/mustHavePolicies';
import { onError } from './http/onError';
import { patternOf } from './http/patternOf';
import { plainInput } from './http/plainInput';
import { notFound } from './http/Refusal';
import { createRateLimit } from './http/rateLimit';
import { type RequestLog, requestLog } from './http/requestLog';
import { whenWritten } from './http/whenWritten';
import { accountRoutes } from './resources/account/routes';
import { addressRoutes } from './resources/addresses/routes';
import { assessmentRoutes } from './resources/assessments/routes';
import { auditRoutes } from './resources/audit/routes';
import { bookingRoutes } from './resources/bookings/routes';
import { consentRoutes } from './resources/consent/routes';
import { conversionRoutes } from './resources/conversions/routes';
import { documentRoutes } from './resources/documents/routes';
import { enquiryRoutes } from './resources/enquiries/routes';
import { eventRoutes } from './resources/events/routes';
import { invitationRoutes } from './resources/invitations/routes';
import { exposureRoutes } from './resources/landingPages/exposureRoutes';
import { landingPageRoutes } from './resources/landingPages/routes';
import { leadRoutes } from './resources/leads/routes';
import { locationRoutes } from './resources/locations/routes';
import { mailingRoutes } from './resources/mailings/routes';
import { mediaRoutes } from './resources/media/routes';
import { notFoundRoutes } from './resources/notfound/routes';
import { passwordRoutes } from './resources/password/routes';
import { passwordResetRoutes } from './resources/passwordReset/routes';
import { policyRoutes } from './resources/policies/routes';
import { postRoutes } from './resources/posts/routes';
import { redirectRoutes } from './resources/redirects/routes';
import { releaseRoutes } from './resources/releases/routes';
import { scanRoutes } from './resources/scans/routes';
import { searchMissRoutes } from './resources/searchMisses/routes';
import { sessionRoutes } from './resources/session/routes';
import { settingsRoutes } from './resources/settings/routes';
import { shareRoutes } from './resources/shares/routes';
import { siteRoutes } from './resources/site/routes';
import { subscriberRoutes } from './resources/subscribers/routes';
import { teamRoutes } from './resources/team/routes';
import { testimonialRoutes } from './resources/testimonials/routes';
import { toolRoutes } from './resources/tools/routes';
import { userRoutes } from './resources/users/routes';
import { voteRoutes } from './resources/votes/routes';
import { webhookRoutes } from './resources/webhooks/routes';

/** Every resource of the API, one line each. */
export const resources = [
  // They are tried in this order: what visitors read comes first.
  postRoutes,
  landingPageRoutes,
  exposureRoutes,
  locationRoutes,
  policyRoutes,
  teamRoutes,
  enquiryRoutes,
  subscriberRoutes,
  mailingRoutes,
  consentRoutes,
  eventRoutes,
  bookingRoutes,
  conversionRoutes,
  webhookRoutes,
  leadRoutes,
  redirectRoutes,
  testimonialRoutes,
  notFoundRoutes,
  releaseRoutes,
  searchMissRoutes,
  voteRoutes,
  sessionRoutes,
  accountRoutes,
  passwordRoutes,
  passwordResetRoutes,
  invitationRoutes,
  userRoutes,
  settingsRoutes,
  siteRoutes,
  toolRoutes,
  assessmentRoutes,
  shareRoutes,
  scanRoutes,
  addressRoutes,
  mediaRoutes,
  auditRoutes,
  documentRoutes,
];

/** The API as a listener; it throws when a route has no policy. */
export function createApp(deps: Deps): RequestListener {
  const { app, api, begin, tell } = routedApp(deps);
  return before(app, [begin, sayAgain(api.kept, tell)], (error, request, response) => {
    request.log.error({ err: error }, 'request failed');
    response.destroy();
  });
}

/** All routes of the API, as the framework has them. */
export function routedApp(deps: Deps) {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.env.trustProxy ? trusted(deps.env.trustProxy) : false);
  app.set('query parser', 'simple');
  const placeOf = (request: IncomingMessage) => patternOf(request) ?? 'elsewhere';
  const { begin, follow, tell } = requestLog({ log: deps.log, placeOf, level: 'info' });
  app.use(follow, measureRequests);
  app.use(helmet(headersOf(deps.env.isSecure)));
  healthRoutes(app, deps.health);
  const api = apiOf(deps);
  app.use('/api', ...plainInput(), api.router);
  app.use(() => {
    throw notFound();
  });
  app.use(onError);
  mustHavePolicies(app.router);
  return { app, api, begin, tell };
}

/** Answers with what is kept before the framework is entered, which costs many times as much. */
const sayAgain =
  (kept: KeptAnswers, tell: RequestLog<IncomingMessage, ServerResponse>['tell']): Step =>
  (request, response, next) => {
    if (!kept.answer(request, response)) return next();
    whenWritten(response, {
      over: () => tell(request, response),
      sent: () => measure(request, response),
    });
  };

/** All resources on one router, with the list of what they answer. */
export function apiOf(deps: Deps): Api {
  const api: Api = {
    ...deps,
    router: express.Router(),
    rateLimit: createRateLimit(),
    kept: new KeptAnswers(),
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
