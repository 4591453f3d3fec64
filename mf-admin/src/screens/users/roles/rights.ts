import { mayImportSubscribers } from '@site/api/audience/imports/policy';
import { mayAddSubscriber } from '@site/api/audience/newSubscribers/policy';
import { maySendToMany, mayWriteNewsletters } from '@site/api/audience/newsletters/policy';
import { mayEditSequences } from '@site/api/audience/sequences/policy';
import { mayReadAudit } from '@site/api/auditLog/policy';
import { mayEditCalendarApps, mayReadCalendarApps } from '@site/api/bookings/calendarApps/policy';
import {
  mayCreateBooking,
  mayCreateBookingLead,
  mayEditBooking,
  mayExportBookings,
} from '@site/api/bookings/management/policy';
import { mayEditMeetingTypes } from '@site/api/bookings/meetingTypes/policy';
import { mayWriteCaseStudies } from '@site/api/content/caseStudies/policy';
import { mayEditCredentials } from '@site/api/content/credentials/policy';
import { mayWriteLandingPages } from '@site/api/content/landingPages/policy';
import { mayImportLocations, mayWriteLocations } from '@site/api/content/locations/policy';
import { mayRunTemplates, mayWriteTemplates } from '@site/api/content/pageTemplates/policy';
import { mayWritePolicies } from '@site/api/content/policies/policy';
import { mayReadPosts, mayWritePosts } from '@site/api/content/posts/policy';
import { mayEditRedirects, mayImportRedirects } from '@site/api/content/redirects/policy';
import { mayEditReviews } from '@site/api/content/reviews/policy';
import { mayEditTeam, mayImportTeam } from '@site/api/content/team/policy';
import { mayEditTestimonials } from '@site/api/content/testimonials/policy';
import { mayConnectHubspot, mayEditHubspot } from '@site/api/hubspot/connection/policy';
import type { Permission } from '@site/api/identity/access/can';
import type { Role } from '@site/api/identity/users/contract';
import { mayManageUsers } from '@site/api/identity/users/policy';
import { mayExportContacts, mayImportContacts } from '@site/api/leads/contactList/policy';
import { mayCorrectPerson } from '@site/api/leads/corrections/policy';
import { mayEditForms } from '@site/api/leads/forms/policy';
import { mayEditInbox } from '@site/api/leads/inbox/policy';
import { mayCreateLead } from '@site/api/leads/manualLeads/policy';
import {
  mayEditLead,
  mayExportLeads,
  mayListLeads,
  maySeePersonalDetails,
} from '@site/api/leads/pipeline/policy';
import { mayEditScoreRules } from '@site/api/leads/score/policy';
import { mayEditMedia } from '@site/api/media/policy';
import { mayEditSeo } from '@site/api/seo/pageInventory/policy';
import { mayImportSearchConsole } from '@site/api/seo/searchConsole/policy';
import { mayConnectSearchConsole, mayEditConnection } from '@site/api/seo/searchConsoleConnection/policy';
import { mayEditAdsSettings, mayEditSettings } from '@site/api/settings/policy';

/** How much of a permission a role has: all, none, or a short description. */
export type Reach = 'all' | 'none' | (string & {});

interface Right {
  name: string;
  /** The server's permissions that it groups. */
  needs: readonly Pick<Permission, 'name' | 'role'>[];
  /** The description for roles that have part of it. */
  some?: Partial<Record<Role, string>>;
}

/** The permissions, in the order of the cuts of the key icons. */
export const rights: readonly Right[] = [
  { name: 'View dashboard and content', needs: [mayListLeads, mayReadPosts] },
  { name: 'View personal details', needs: [maySeePersonalDetails], some: { viewer: 'masked' } },
  {
    name: 'Edit leads and bookings',
    needs: [
      mayCreateLead,
      mayEditLead,
      mayCorrectPerson,
      mayEditBooking,
      mayCreateBooking,
      mayCreateBookingLead,
    ],
  },
  {
    name: 'Write and publish',
    needs: [
      mayWritePosts,
      mayWriteLandingPages,
      mayWriteLocations,
      mayWriteCaseStudies,
      mayWriteTemplates,
      mayWriteNewsletters,
      mayAddSubscriber,
      mayEditSequences,
    ],
  },
  {
    name: 'Manage media, team, testimonials, credentials, reviews',
    needs: [mayEditMedia, mayEditTeam, mayEditTestimonials, mayEditCredentials, mayEditReviews],
  },
  { name: 'Manage forms, redirects and SEO', needs: [mayEditForms, mayEditRedirects, mayEditSeo] },
  {
    name: 'Import data, export leads and bookings',
    needs: [
      mayImportLocations,
      mayImportRedirects,
      mayImportTeam,
      mayImportSearchConsole,
      mayImportSubscribers,
      mayImportContacts,
      mayExportContacts,
      mayExportLeads,
      mayExportBookings,
    ],
  },
  {
    name: 'Manage settings, meeting types, score rules, HubSpot, Search Console, email inbox and calendar providers, view audit log',
    needs: [
      mayEditSettings,
      mayEditMeetingTypes,
      mayEditScoreRules,
      mayConnectHubspot,
      mayEditHubspot,
      mayConnectSearchConsole,
      mayEditConnection,
      mayEditInbox,
      mayReadCalendarApps,
      mayEditCalendarApps,
      mayReadAudit,
    ],
  },
  {
    name: 'Generate pages, send newsletters to more than 500 subscribers',
    needs: [mayRunTemplates, maySendToMany],
  },
  { name: 'Manage users and their sign-in', needs: [mayManageUsers], some: { admin: 'not owners' } },
  { name: 'Manage policies and Google Ads', needs: [mayWritePolicies, mayEditAdsSettings] },
];

export const roleChoices: readonly { value: Role; label: string; about: string }[] = [
  { value: 'owner', label: 'Owner', about: 'Full access, including other owners.' },
  { value: 'admin', label: 'Admin', about: 'Everything except policies, Google Ads and owners.' },
  { value: 'editor', label: 'Editor', about: 'Replies to leads, writes and publishes content.' },
  { value: 'viewer', label: 'Viewer', about: 'Read-only, with personal details hidden.' },
];

export const roleName = (role: Role): string =>
  roleChoices.find(({ value }) => value === role)?.label ?? role;

/** How much of a permission a role has, computed from the server's permissions. */
export function getAccess({ needs, some }: Right, role: Role): Reach {
  const rank = (of: Role) => roleChoices.findIndex(({ value }) => value === of);
  return some?.[role] ?? (needs.every((each) => rank(role) <= rank(each.role)) ? 'all' : 'none');
}

export const listAccess = (role: Role): Reach[] => rights.map((right) => getAccess(right, role));
