import type { Permission } from '@site/api/can';
import type { Role } from '@site/api/contract/users';
import { mayReadAudit } from '@site/api/policy/audit';
import { mayWriteLandingPages } from '@site/api/policy/landingPages';
import { mayEditLead, mayExportLeads, mayListLeads, maySeePersonalDetails } from '@site/api/policy/leads';
import { mayImportLocations, mayWriteLocations } from '@site/api/policy/locations';
import { mayEditMedia } from '@site/api/policy/media';
import { mayWritePolicies } from '@site/api/policy/policies';
import { mayReadPosts, mayWritePosts } from '@site/api/policy/posts';
import { mayEditRedirects, mayImportRedirects } from '@site/api/policy/redirects';
import { mayEditAdsSettings, mayEditSettings } from '@site/api/policy/settings';
import { mayEditTeam, mayImportTeam } from '@site/api/policy/team';
import { mayEditTestimonials } from '@site/api/policy/testimonials';
import { mayManageUsers } from '@site/api/policy/users';

/** How far a right reaches: all of it, none, or what the word says. */
export type Reach = 'all' | 'none' | (string & {});

interface Right {
  name: string;
  /** The permissions it stands for, which the server decides by. */
  needs: readonly Pick<Permission, 'name' | 'role'>[];
  /** Where a role has some of it. */
  some?: Partial<Record<Role, string>>;
}

/** What the roles may do, in the order of the cuts of their keys. */
export const rights: readonly Right[] = [
  { name: 'See dashboards and content', needs: [mayListLeads, mayReadPosts] },
  { name: 'See personal details', needs: [maySeePersonalDetails], some: { viewer: 'masked' } },
  { name: 'Edit leads', needs: [mayEditLead] },
  { name: 'Write and publish', needs: [mayWritePosts, mayWriteLandingPages, mayWriteLocations] },
  { name: 'Pictures, team, testimonials', needs: [mayEditMedia, mayEditTeam, mayEditTestimonials] },
  { name: 'Change redirects', needs: [mayEditRedirects] },
  {
    name: 'Import tables, export leads',
    needs: [mayImportLocations, mayImportRedirects, mayImportTeam, mayExportLeads],
  },
  { name: 'Settings and audit log', needs: [mayEditSettings, mayReadAudit] },
  { name: 'Manage users and their factors', needs: [mayManageUsers], some: { admin: 'not owners' } },
  { name: 'Policies, Google Ads', needs: [mayWritePolicies, mayEditAdsSettings] },
];

export const roleChoices: readonly { value: Role; label: string; about: string }[] = [
  { value: 'owner', label: 'Owner', about: 'Everything, and the other owners.' },
  { value: 'admin', label: 'Admin', about: 'Everything but policies, Google Ads and owners.' },
  { value: 'editor', label: 'Editor', about: 'Answers leads, writes and publishes.' },
  { value: 'viewer', label: 'Viewer', about: 'Reads, with personal details hidden.' },
];

export const roleName = (role: Role): string =>
  roleChoices.find(({ value }) => value === role)?.label ?? role;

/** How far a right reaches for a role: as far as the role of its permissions says. */
export function reachOf({ needs, some }: Right, role: Role): Reach {
  const rank = (of: Role) => roleChoices.findIndex(({ value }) => value === of);
  return some?.[role] ?? (needs.every((each) => rank(role) <= rank(each.role)) ? 'all' : 'none');
}

export const reachesOf = (role: Role): Reach[] => rights.map((right) => reachOf(right, role));
