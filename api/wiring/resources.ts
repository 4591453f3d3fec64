import { clickRoutes } from '../audience/clicks/routes';
import { consentRoutes } from '../audience/consent/routes';
import { growthRoutes } from '../audience/growth/routes';
import { subscriberImportRoutes } from '../audience/imports/routes';
import { subscriberManagementRoutes } from '../audience/management/routes';
import { newSubscriberRoutes } from '../audience/newSubscribers/routes';
import { mailingRoutes } from '../audience/newsletters/mailingRoutes';
import { newsletterRoutes } from '../audience/newsletters/routes';
import { postTagRoutes } from '../audience/postTags/routes';
import { sendingCheckRoutes } from '../audience/sendingChecks/routes';
import { sequenceRoutes } from '../audience/sequences/routes';
import { requestFromForm } from '../audience/subscribers/requestWithinLimits';
import { subscriberRoutes } from '../audience/subscribers/routes';
import { findErased } from '../audience/subscribers/suppression';
import { auditRoutes } from '../auditLog/routes';
import { busyCalendarRoutes } from '../bookings/busyCalendars/routes';
import { calendarAppRoutes } from '../bookings/calendarApps/routes';
import { connectionRoutes } from '../bookings/calendarConnections/routes';
import { conversionRoutes } from '../bookings/conversions/routes';
import { feedRoutes } from '../bookings/feeds/routes';
import { hostRoutes } from '../bookings/hosts/routes';
import { bookingManagementRoutes } from '../bookings/management/routes';
import { meetingTypeRoutes } from '../bookings/meetingTypes/routes';
import { bookingRoutes } from '../bookings/routes';
import { webhookRoutes } from '../bookings/webhooks/routes';
import { addressRoutes } from '../content/addresses/routes';
import { caseStudyRoutes } from '../content/caseStudies/routes';
import { credentialRoutes } from '../content/credentials/routes';
import { generatedPageRoutes } from '../content/generatedPages/routes';
import { exposureRoutes } from '../content/landingPages/exposureRoutes';
import { landingPageRoutes } from '../content/landingPages/routes';
import { locationRoutes } from '../content/locations/routes';
import { findComposedPage } from '../content/pageTemplates/composed/composedPages';
import { pageTemplateRoutes } from '../content/pageTemplates/routes';
import { policyRoutes } from '../content/policies/routes';
import { postRoutes } from '../content/posts/routes';
import { redirectRoutes } from '../content/redirects/routes';
import { reviewRoutes } from '../content/reviews/routes';
import { swapTestRoutes } from '../content/swapTest/routes';
import { teamRoutes } from '../content/team/routes';
import { templateRolloutRoutes } from '../content/templateRollouts/routes';
import { testimonialRoutes } from '../content/testimonials/routes';
import { launchChecklistRoutes } from '../dashboard/launchChecklist/routes';
import { dashboardRoutes } from '../dashboard/routes';
import { systemHealthRoutes } from '../dashboard/systemHealth/routes';
import { todayRoutes } from '../dashboard/today/routes';
import { hubspotActivitiesRoutes } from '../hubspot/activities/routes';
import { acceptsTracking } from '../hubspot/connection/model';
import { hubspotRoutes } from '../hubspot/connection/routes';
import { leadSyncRoutes } from '../hubspot/leadSync/routes';
import { hubspotMappingRoutes } from '../hubspot/mapping/routes';
import { compareFromScratch } from '../hubspot/sync/model';
import { readQueueFacts } from '../hubspot/sync/readQueueFacts';
import { hubspotSyncRoutes } from '../hubspot/sync/routes';
import { hubspotWebhookRoutes } from '../hubspot/webhooks/routes';
import type { Api } from '../identity/access/Api';
import { accountRoutes } from '../identity/account/routes';
import { invitationRoutes } from '../identity/invitations/routes';
import { notificationRoutes } from '../identity/notificationSettings/routes';
import { passwordRoutes } from '../identity/password/routes';
import { passwordResetRoutes } from '../identity/passwordReset/routes';
import { sessionRoutes } from '../identity/session/routes';
import { userRoutes } from '../identity/users/routes';
import { savedViewRoutes } from '../identity/views/routes';
import { annotationRoutes } from '../insights/annotations/routes';
import { changeRoutes } from '../insights/changes/routes';
import { eventRoutes } from '../insights/events/routes';
import { goalRoutes } from '../insights/goals/routes';
import { historyRoutes } from '../insights/history/routes';
import { namedEventRoutes } from '../insights/namedEvents/routes';
import { notFoundRoutes } from '../insights/notFound/routes';
import { reportRoutes } from '../insights/reports/routes';
import { searchMissRoutes } from '../insights/searchMisses/routes';
import { voteRoutes } from '../insights/votes/routes';
import { contactListRoutes } from '../leads/contactList/routes';
import { personalDataRoutes } from '../leads/contacts/personalDataRoutes';
import { contactRoutes } from '../leads/contacts/routes';
import { correctionRoutes } from '../leads/corrections/routes';
import { deliveryReportRoutes } from '../leads/deliveryReports/routes';
import { enquiryRoutes } from '../leads/enquiries/routes';
import { leadFileRoutes } from '../leads/files/routes';
import { formRoutes } from '../leads/forms/routes';
import { inboxRoutes } from '../leads/inbox/routes';
import { manualLeadRoutes } from '../leads/manualLeads/routes';
import { leadRoutes } from '../leads/pipeline/routes';
import { replyRoutes } from '../leads/replies/routes';
import { scoreRoutes } from '../leads/score/routes';
import { leadTagRoutes } from '../leads/tags/routes';
import { leadWorkRoutes } from '../leads/work/routes';
import { mediaRoutes } from '../media/routes';
import { openapiRoutes } from '../openapi/routes';
import { timelineRoutes } from '../reporting/analyticsTimeline/routes';
import { outcomeRoutes } from '../reporting/outcomes/routes';
import { pageTestRoutes } from '../reporting/pageTests/routes';
import { uncountedRoutes } from '../reporting/uncountedVisits/routes';
import { weeklyReportRoutes } from '../reporting/weeklyReport/routes';
import { rollbackRoutes } from '../rollbacks/routes';
import { seoRunRoutes } from '../seo/bulkEdits/routes';
import { crawlerTestRoutes } from '../seo/crawlerTest/routes';
import { sendingPorts } from '../seo/linkChecks/sendingPorts';
import { seoRoutes } from '../seo/pageInventory/routes';
import { relatedPagesRoutes } from '../seo/relatedPages/routes';
import { searchConsoleRoutes } from '../seo/searchConsole/routes';
import { searchConsoleConnectionRoutes } from '../seo/searchConsoleConnection/routes';
import { sitemapRoutes } from '../seo/sitemap/routes';
import { crawlerRevisionRoutes } from '../settings/crawlers/routes';
import { settingsRoutes } from '../settings/routes';
import { siteDataRoutes } from '../siteData/routes';
import { assessmentRoutes } from '../tools/assessments/routes';
import { pwnedRangeRoutes } from '../tools/passwords/routes';
import { scanRoutes } from '../tools/scans/routes';
import { shareRoutes } from '../tools/shares/routes';
import { findActivities } from './activitySources';
import { contactFactSources, contactSources, personalDataSources } from './contactSources';
import { findMediaUses, findUsedMediaIds } from './mediaUses';
import { reportPorts } from './reportPorts';

/** All resources of the API. */
export const resources = [
  // Express tries them in this order, so what visitors read comes first.
  postRoutes,
  (api: Api) => landingPageRoutes(api, findComposedPage),
  exposureRoutes,
  locationRoutes,
  policyRoutes,
  caseStudyRoutes,
  swapTestRoutes,
  pageTemplateRoutes,
  generatedPageRoutes,
  templateRolloutRoutes,
  teamRoutes,
  (api: Api) => enquiryRoutes(api, { acceptsTracking }),
  (api: Api) => formRoutes(api, (req, sender) => requestFromForm(api, req, sender)),
  subscriberRoutes,
  growthRoutes,
  subscriberImportRoutes,
  newSubscriberRoutes,
  subscriberManagementRoutes,
  clickRoutes,
  newsletterRoutes,
  mailingRoutes,
  (api: Api) => sendingCheckRoutes(api, sendingPorts(api.env)),
  sequenceRoutes,
  postTagRoutes,
  consentRoutes,
  eventRoutes,
  bookingRoutes,
  conversionRoutes,
  webhookRoutes,
  bookingManagementRoutes,
  meetingTypeRoutes,
  leadWorkRoutes,
  manualLeadRoutes,
  replyRoutes,
  inboxRoutes,
  (api: Api) => deliveryReportRoutes(api, reportPorts(api.env)),
  hostRoutes,
  feedRoutes,
  busyCalendarRoutes,
  connectionRoutes,
  calendarAppRoutes,
  leadTagRoutes,
  (api: Api) => scoreRoutes(api, findActivities),
  leadFileRoutes,
  leadRoutes,
  (api: Api) => contactRoutes(api, contactSources, contactFactSources),
  (api: Api) =>
    contactListRoutes(api, contactSources, contactFactSources, (emails) =>
      findErased(api.env.sealingKeys, emails),
    ),
  (api: Api) => correctionRoutes(api, contactSources, contactFactSources),
  (api: Api) => personalDataRoutes(api, personalDataSources),
  redirectRoutes,
  testimonialRoutes,
  credentialRoutes,
  reviewRoutes,
  notFoundRoutes,
  rollbackRoutes,
  searchMissRoutes,
  voteRoutes,
  reportRoutes,
  goalRoutes,
  historyRoutes,
  changeRoutes,
  annotationRoutes,
  namedEventRoutes,
  timelineRoutes,
  uncountedRoutes,
  pageTestRoutes,
  weeklyReportRoutes,
  outcomeRoutes,
  sessionRoutes,
  accountRoutes,
  notificationRoutes,
  passwordRoutes,
  passwordResetRoutes,
  invitationRoutes,
  userRoutes,
  savedViewRoutes,
  (api: Api) => hubspotRoutes(api, { compareFromScratch, readQueueFacts }),
  hubspotActivitiesRoutes,
  hubspotWebhookRoutes,
  hubspotMappingRoutes,
  hubspotSyncRoutes,
  leadSyncRoutes,
  settingsRoutes,
  crawlerRevisionRoutes,
  siteDataRoutes,
  launchChecklistRoutes,
  todayRoutes,
  systemHealthRoutes,
  dashboardRoutes,
  pwnedRangeRoutes,
  assessmentRoutes,
  shareRoutes,
  scanRoutes,
  addressRoutes,
  crawlerTestRoutes,
  sitemapRoutes,
  searchConsoleRoutes,
  searchConsoleConnectionRoutes,
  seoRoutes,
  seoRunRoutes,
  relatedPagesRoutes,
  (api: Api) => mediaRoutes(api, { findUses: findMediaUses, findUsedIds: findUsedMediaIds }),
  auditRoutes,
  openapiRoutes,
];
