import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express from 'express';
import helmet from 'helmet';
import { findActivities } from './activitySources';
import { consentRoutes } from './audience/consent/routes';
import { growthRoutes } from './audience/growth/routes';
import { subscriberImportRoutes } from './audience/imports/routes';
import { subscriberManagementRoutes } from './audience/management/routes';
import { mailingRoutes } from './audience/newsletters/mailingRoutes';
import { newsletterRoutes } from './audience/newsletters/routes';
import { subscriberRoutes } from './audience/subscribers/routes';
import { busyCalendarRoutes } from './bookings/busyCalendars/routes';
import { conversionRoutes } from './bookings/conversions/routes';
import { feedRoutes } from './bookings/feeds/routes';
import { hostRoutes } from './bookings/hosts/routes';
import { bookingManagementRoutes } from './bookings/management/routes';
import { meetingTypeRoutes } from './bookings/meetingTypes/routes';
import { bookingRoutes } from './bookings/routes';
import { webhookRoutes } from './bookings/webhooks/routes';
import { contactSources, personalDataSources } from './contactSources';
import { addressRoutes } from './content/addresses/routes';
import { caseStudyRoutes } from './content/caseStudies/routes';
import { credentialRoutes } from './content/credentials/routes';
import { generatedPageRoutes } from './content/generatedPages/routes';
import { exposureRoutes } from './content/landingPages/exposureRoutes';
import { landingPageRoutes } from './content/landingPages/routes';
import { locationRoutes } from './content/locations/routes';
import { pageTemplateRoutes } from './content/pageTemplates/routes';
import { policyRoutes } from './content/policies/routes';
import { postRoutes } from './content/posts/routes';
import { redirectRoutes } from './content/redirects/routes';
import { reviewRoutes } from './content/reviews/routes';
import { teamRoutes } from './content/team/routes';
import { testimonialRoutes } from './content/testimonials/routes';
import { hubspotRoutes } from './crm/connection/routes';
import { hubspotMappingRoutes } from './crm/mapping/routes';
import { compareFromScratch } from './crm/sync/model';
import { readPendingErasures } from './crm/sync/readPendingErasures';
import { crmSyncRoutes } from './crm/sync/routes';
import { acceptFormerPaths } from './formerPaths';
import type { Api } from './identity/access/Api';
import { assertPolicies } from './identity/access/assertPolicies';
import { anyone } from './identity/access/can';
import { accountRoutes } from './identity/account/routes';
import { invitationRoutes } from './identity/invitations/routes';
import { passwordRoutes } from './identity/password/routes';
import { passwordResetRoutes } from './identity/passwordReset/routes';
import { sessionRoutes } from './identity/session/routes';
import { userRoutes } from './identity/users/routes';
import { savedViewRoutes } from './identity/views/routes';
import { annotationRoutes } from './insights/annotations/routes';
import { changeRoutes } from './insights/changes/routes';
import { eventRoutes } from './insights/events/routes';
import { goalRoutes } from './insights/goals/routes';
import { historyRoutes } from './insights/history/routes';
import { notFoundRoutes } from './insights/notFound/routes';
import { reportRoutes } from './insights/reports/routes';
import { searchMissRoutes } from './insights/searchMisses/routes';
import { voteRoutes } from './insights/votes/routes';
import { personalDataRoutes } from './leads/contacts/personalDataRoutes';
import { contactRoutes } from './leads/contacts/routes';
import { enquiryRoutes } from './leads/enquiries/routes';
import { formRoutes } from './leads/forms/routes';
import { inboxRoutes } from './leads/inbox/routes';
import { leadRoutes } from './leads/pipeline/routes';
import { replyRoutes } from './leads/replies/routes';
import { scoreRoutes } from './leads/score/routes';
import { leadTagRoutes } from './leads/tags/routes';
import { leadWorkRoutes } from './leads/work/routes';
import { mediaRoutes } from './media/routes';
import { findMediaUses } from './mediaUses';
import { ownedRecords } from './ownedRecords';
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
import { settingsRoutes } from './settings/routes';
import { documentRoutes } from './site/apiDocument/routes';
import { auditRoutes } from './site/auditLog/routes';
import { crawlerRoutes } from './site/crawlers/routes';
import { dashboardRoutes } from './site/dashboard/routes';
import { siteRoutes } from './site/information/routes';
import { launchChecklistRoutes } from './site/launchChecklist/routes';
import { outcomeRoutes } from './site/outcomes/routes';
import { releaseRoutes } from './site/releases/routes';
import { searchConsoleRoutes } from './site/searchConsole/routes';
import { seoRoutes } from './site/seo/routes';
import { seoRunRoutes } from './site/seoRuns/routes';
import { sitemapRoutes } from './site/sitemap/routes';
import { systemHealthRoutes } from './site/systemHealth/routes';
import { timelineRoutes } from './site/timeline/routes';
import { todayRoutes } from './site/today/routes';
import { uncountedRoutes } from './site/uncounted/routes';
import { weeklyReportRoutes } from './site/weeklyReport/routes';
import { assessmentRoutes } from './tools/assessments/routes';
import { pwnedRangeRoutes } from './tools/passwords/routes';
import { scanRoutes } from './tools/scans/routes';
import { shareRoutes } from './tools/shares/routes';

/** All resources of the API. */
export const resources = [
  // Express tries them in this order, so what visitors read comes first.
  postRoutes,
  landingPageRoutes,
  exposureRoutes,
  locationRoutes,
  policyRoutes,
  caseStudyRoutes,
  pageTemplateRoutes,
  generatedPageRoutes,
  teamRoutes,
  enquiryRoutes,
  formRoutes,
  subscriberRoutes,
  growthRoutes,
  subscriberImportRoutes,
  subscriberManagementRoutes,
  newsletterRoutes,
  mailingRoutes,
  consentRoutes,
  eventRoutes,
  bookingRoutes,
  conversionRoutes,
  webhookRoutes,
  bookingManagementRoutes,
  meetingTypeRoutes,
  leadWorkRoutes,
  replyRoutes,
  inboxRoutes,
  hostRoutes,
  feedRoutes,
  busyCalendarRoutes,
  leadTagRoutes,
  (api: Api) => scoreRoutes(api, findActivities),
  leadRoutes,
  (api: Api) => contactRoutes(api, contactSources),
  (api: Api) => personalDataRoutes(api, personalDataSources),
  redirectRoutes,
  testimonialRoutes,
  credentialRoutes,
  reviewRoutes,
  notFoundRoutes,
  releaseRoutes,
  searchMissRoutes,
  voteRoutes,
  reportRoutes,
  goalRoutes,
  historyRoutes,
  changeRoutes,
  annotationRoutes,
  timelineRoutes,
  uncountedRoutes,
  weeklyReportRoutes,
  outcomeRoutes,
  sessionRoutes,
  accountRoutes,
  passwordRoutes,
  passwordResetRoutes,
  invitationRoutes,
  userRoutes,
  savedViewRoutes,
  (api: Api) => hubspotRoutes(api, { compareFromScratch, readPendingErasures }),
  hubspotMappingRoutes,
  crmSyncRoutes,
  settingsRoutes,
  siteRoutes,
  launchChecklistRoutes,
  todayRoutes,
  systemHealthRoutes,
  dashboardRoutes,
  pwnedRangeRoutes,
  assessmentRoutes,
  shareRoutes,
  scanRoutes,
  addressRoutes,
  crawlerRoutes,
  sitemapRoutes,
  searchConsoleRoutes,
  seoRoutes,
  seoRunRoutes,
  (api: Api) => mediaRoutes(api, findMediaUses),
  auditRoutes,
  documentRoutes,
];

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
  app.use(errorHandler);
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
