import type { Role } from '@site/api/contract/users';

/** How far a right reaches: all of it, none, or what the word says. */
export type Reach = 'all' | 'none' | (string & {});

/** What the roles may do, in the order of the cuts of their keys: of owner, admin, editor and viewer. */
export const rights: readonly Right[] = [
  { name: 'See dashboards and content', of: ['all', 'all', 'all', 'all'] },
  { name: 'See who a lead is', of: ['all', 'all', 'all', 'masked'] },
  { name: 'Edit leads and notes', of: ['all', 'all', 'all', 'none'] },
  { name: 'Write and publish', of: ['all', 'all', 'all', 'none'] },
  { name: 'Publish in bulk, score rules', of: ['all', 'all', 'drafts', 'none'] },
  { name: 'Export and erase people', of: ['all', 'all', 'none', 'none'] },
  { name: 'HubSpot, sitemap schedule', of: ['all', 'all', 'run only', 'none'] },
  { name: 'Manage users', of: ['all', 'not owners', 'none', 'none'] },
  { name: 'Reset a second factor', of: ['all', 'not owners', 'none', 'none'] },
  { name: 'Secrets, ads policy, legal', of: ['all', 'none', 'none', 'none'] },
];

interface Right {
  name: string;
  of: readonly [Reach, Reach, Reach, Reach];
}

export const roleChoices: readonly { value: Role; label: string; about: string }[] = [
  { value: 'owner', label: 'Owner', about: 'Everything, and the other owners.' },
  { value: 'admin', label: 'Admin', about: 'Everything but secrets and owners.' },
  { value: 'editor', label: 'Editor', about: 'Answers leads, writes and publishes.' },
  { value: 'viewer', label: 'Viewer', about: 'Reads, with personal details hidden.' },
];

export const roleName = (role: Role): string =>
  roleChoices.find(({ value }) => value === role)?.label ?? role;

export const reachesOf = (role: Role): Reach[] => {
  const place = roleChoices.findIndex(({ value }) => value === role);
  return rights.map(({ of }) => of[place] ?? 'none');
};
