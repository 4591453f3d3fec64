import type mongoose from 'mongoose';
import { moveMailings } from '../audience/newsletters/moveMailings';
import { backfillGrowth } from '../audience/subscribers/backfillGrowth';
import { addLinkDates } from '../audience/subscribers/links';
import { renameRequestFields } from '../audience/subscribers/renameRequestFields';
import { addSubscriberWords } from '../audience/subscribers/subscriberWords';
import { markSuppressed } from '../audience/subscribers/suppression';
import { addBookingWords } from '../bookings/addBookingWords';
import { seedCalendarApps } from '../bookings/calendarApps/model';
import { seedSampleBookings } from '../bookings/management/seedSampleBookings';
import { moveMeetingTypes } from '../bookings/meetingTypes/moveMeetingTypes';
import { moveCellsToHosts } from '../bookings/moveCellsToHosts';
import { contentKinds } from '../content/contentKinds';
import { parseStoredDrafts } from '../content/documents/parseStoredDrafts';
import { seedLandingPages } from '../content/landingPages/seedLandingPages';
import { createMissingDocuments } from '../content/lists/createMissingDocuments';
import { reindexDocuments } from '../content/lists/reindexDocuments';
import { seedLocations } from '../content/locations/seedLocations';
import {
  addComposedTemplate,
  addStartingPoints,
  seedPageTemplates,
} from '../content/pageTemplates/seedPageTemplates';
import { seedPolicies } from '../content/policies/seedPolicies';
import { seedPosts } from '../content/posts/seedPosts';
import { setMissingClosings } from '../content/posts/setMissingClosings';
import { seedRedirectSet } from '../content/redirects/model';
import { renameRevisionActions } from '../content/revisions/renameRevisionActions';
import { addTestimonialDefaults, seedTestimonials } from '../content/testimonials/seedTestimonials';
import {
  addActivities,
  addContactSettings,
  addDealSettings,
  addFormSettings,
  seedHubspot,
} from '../hubspot/connection/model';
import { addResultEntries, seedHubspotMapping } from '../hubspot/mapping/model';
import { renameRequesters } from '../identity/mails/renameRequesters';
import { backfillMemberVersions } from '../identity/users/backfillMemberVersions';
import { migrateSessionsAndFactors } from '../identity/users/migrateSessionsAndFactors';
import { seedOwnerSet } from '../identity/users/ownerSet';
import { seedOwner } from '../identity/users/seedOwner';
import { markRecentAsUncounted } from '../insights/events/countEvents';
import { mergeDays } from '../insights/notFound/mergeDays';
import { addSources } from '../insights/searchEngineResults/model';
import { buildRecentVisits } from '../insights/visits/buildRecentVisits';
import { addDuplicateKeys, listExistingContacts } from '../leads/contactList/model';
import { addEnquiryWeeks } from '../leads/enquiries/addEnquiryWeeks';
import { assignLandings } from '../leads/enquiries/assignLandings';
import { addChannels } from '../leads/enquiries/leadChannel';
import { dropSoftBounceCounts } from '../leads/inbox/model';
import { prepareScores } from '../leads/score/scoreLeads';
import { dropTaskIndexes } from '../leads/work/model';
import { addKinds } from '../media/migrations/addKinds';
import { backfillReplacedAt } from '../media/migrations/backfillReplacedAt';
import { signOldEntries } from '../platform/audit/signOldEntries';
import type { Env } from '../platform/configuration/env';
import { dropFormerSchedule } from '../platform/jobs/dropFormerSchedule';
import { splitRecipients } from '../platform/outbox/splitRecipients';
import { seedSearchConsole } from '../seo/searchConsoleConnection/model';
import { seedSitemap } from '../seo/sitemap/model';
import { removePlaceholderCalendar } from '../settings/removePlaceholderCalendar';
import { seedSettings } from '../settings/seedSettings';

interface Migration {
  id: string;
  run: (db: mongoose.mongo.Db, env: Env) => Promise<unknown>;
}

/** Computes what lists show of documents. Older databases still store content as text, which it cannot read. */
async function reindex(db: mongoose.mongo.Db): Promise<void> {
  await parseStoredDrafts(db);
  await reindexDocuments(contentKinds);
}

/** All migrations in order. A released migration is never changed; add a new one instead. */
export const migrations: Migration[] = [
  { id: '002-settings', run: (_db, env) => seedSettings(env) },
  { id: '003-owner', run: (_db, env) => seedOwner(env) },
  { id: '004-posts', run: (_db, env) => seedPosts(env.brand.name) },
  { id: '005-testimonials', run: () => seedTestimonials() },
  { id: '007-redirects', run: () => seedRedirectSet() },
  { id: '008-weeks-of-enquiries', run: addEnquiryWeeks },
  { id: '009-paths-not-found', run: mergeDays },
  { id: '010-chain-of-the-audit-log', run: signOldEntries },
  { id: '011-sessions-and-factors', run: migrateSessionsAndFactors },
  { id: '012-versions-of-members', run: backfillMemberVersions },
  { id: '013-owner-set', run: () => seedOwnerSet() },
  { id: '040-landing-pages', run: () => seedLandingPages() },
  { id: '041-locations', run: () => seedLocations() },
  { id: '060-closings-of-posts', run: () => setMissingClosings() },
  { id: '070-documents', run: () => createMissingDocuments(contentKinds) },
  { id: '071-testimonials-shown', run: addTestimonialDefaults },
  { id: '080-pictures-of-documents', run: reindex },
  { id: '081-replaced-pictures', run: backfillReplacedAt },
  { id: '090-policies', run: () => seedPolicies() },
  { id: '091-documents-of-policies', run: () => createMissingDocuments(contentKinds) },
  { id: '092-landings-of-leads', run: assignLandings },
  { id: '093-keys-of-documents', run: reindex },
  { id: '094-dates-of-links', run: addLinkDates },
  { id: '095-events-by-parts', run: markRecentAsUncounted },
  { id: '096-drafts-as-objects', run: parseStoredDrafts },
  { id: '097-placeholder-calendar', run: () => removePlaceholderCalendar() },
  { id: '098-words-of-bookings', run: () => addBookingWords() },
  { id: '099-sample-bookings', run: (_db, env) => seedSampleBookings(env) },
  { id: '100-visits', run: () => buildRecentVisits() },
  { id: '101-hosts-of-booked-times', run: moveCellsToHosts },
  { id: '102-actions-of-revisions', run: renameRevisionActions },
  { id: '103-words-of-subscribers', run: () => addSubscriberWords() },
  { id: '104-growth-of-subscribers', run: () => backfillGrowth() },
  { id: '105-sitemap', run: () => seedSitemap() },
  { id: '106-meeting-types', run: moveMeetingTypes },
  { id: '107-scores-of-leads', run: () => prepareScores() },
  { id: '108-hubspot', run: () => seedHubspot().then(seedHubspotMapping) },
  { id: '109-page-templates', run: () => seedPageTemplates() },
  { id: '110-documents-of-page-templates', run: () => createMissingDocuments(contentKinds) },
  { id: '111-newsletters', run: moveMailings },
  { id: '112-suppressed-subscribers', run: (_db, env) => markSuppressed(env.sealingKeys) },
  { id: '113-kinds-of-media', run: addKinds },
  { id: '116-calendar-apps', run: (_db, env) => seedCalendarApps(env) },
  { id: '118-former-schedule', run: dropFormerSchedule },
  { id: '119-list-of-contacts', run: listExistingContacts },
  { id: '120-requests-of-subscribers', run: renameRequestFields },
  { id: '121-requesters-of-emails', run: renameRequesters },
  { id: '122-duplicates-of-contacts', run: addDuplicateKeys },
  { id: '123-hubspot-activities', run: addActivities },
  { id: '124-search-console', run: (db) => addSources(db).then(seedSearchConsole) },
  { id: '125-hubspot-deals', run: addDealSettings },
  { id: '126-hubspot-forms', run: addFormSettings },
  { id: '127-hubspot-contacts', run: () => addContactSettings().then(addResultEntries) },
  { id: '128-channels-of-leads', run: addChannels },
  { id: '129-indexes-of-tasks', run: dropTaskIndexes },
  { id: '132-properties-of-visits', run: () => buildRecentVisits() },
  { id: '136-dates-of-soft-bounces', run: dropSoftBounceCounts },
  {
    id: '137-recipients-of-emails',
    run: async (db, env) => {
      for (const name of ['enquiries', 'notices']) await splitRecipients(db, name, env);
    },
  },
  { id: '138-starting-points', run: () => addStartingPoints() },
  { id: '139-composed-pages', run: () => addComposedTemplate() },
];
