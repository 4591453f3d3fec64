import { array, boolean, type Infer, integer, object, size, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  optional,
  paged,
  pageQuery,
  siteImage,
  tableFormat,
  text,
  timestamp,
  webAddresses,
} from '../../platform/contracts/endpoint';
import { importEndpoints } from '../imports/contract';

/** The most team members; they are ordered by hand. */
export const mostMembers = 100;

const profile = {
  name: text({ min: 2, max: 80, label: 'The name', example: 'Dana Reyes' }),
  position: text({ min: 2, max: 80, label: 'The position', example: 'Service desk lead' }),
  /** Plain text without markup. */
  bio: text({ max: 600, label: 'The bio' }),
  photo: siteImage(),
  /** The alternative text of the photo. */
  photoAlt: text({ max: 160, label: 'The alt text' }),
  links: webAddresses(6),
  /** Certifications, separated by commas. */
  certifications: text({ max: 160, label: 'The certifications', example: 'CISSP, Security+' }),
  /** One line about the person behind the role. */
  personalLine: text({ max: 120, label: 'The personal line', example: 'Restores old radios.' }),
  /** Whether the booking page introduces this person. */
  isAtBookings: boolean(),
};

/** A team member as visitors see them. */
export const TeamProfile = object({ id: string(), ...profile });
export type TeamProfile = Infer<typeof TeamProfile>;

export const TeamMember = object({
  ...TeamProfile.schema,
  isVisible: boolean(),
  updatedAt: timestamp(),
  version: integer(),
});
export type TeamMember = Infer<typeof TeamMember>;

export const TeamMemberDraft = object({ ...profile, isVisible: boolean() });
export type TeamMemberDraft = Infer<typeof TeamMemberDraft>;

/** The columns of imports and exports. */
export const teamColumns = [
  ...(['name', 'position', 'bio', 'photo', 'photoAlt', 'links', 'isVisible'] as const),
  ...(['certifications', 'personalLine', 'isAtBookings'] as const),
] as const;

export const teamVisibilityOptions = [
  { value: 'visible', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
] as const;

const filter = {
  q: optional(text({ max: 100, label: 'The search' })),
  visibility: optional(
    choice(
      teamVisibilityOptions.map(({ value }) => value),
      'Please choose visible or hidden.',
    ),
  ),
};

export const TeamQuery = object({ ...filter, ...pageQuery() });
export type TeamQuery = Infer<typeof TeamQuery>;

export const TeamPage = object(paged(TeamMember));
export type TeamPage = Infer<typeof TeamPage>;

export const TeamOrder = object({
  /** Some or all ids in their new order; the named ones exchange positions. */
  ids: size(array(string()), 1, mostMembers),
});
export type TeamOrder = Infer<typeof TeamOrder>;

export const getTeam = endpoint({
  method: 'GET',
  path: '/team',
  returns: array(TeamProfile),
  summary: 'The team members shown on the website, in their order.',
});

export const getTeamCard = endpoint({
  method: 'GET',
  path: '/team/:id/contact.vcf',
  contentType: 'text/vcard',
  returns: string(),
  summary: 'A team member shown on the website, as a vCard 4.0.',
});

export const listTeam = endpoint({
  method: 'GET',
  path: '/admin/team',
  query: TeamQuery,
  returns: TeamPage,
  summary: 'Lists the team in its order, 25 per page unless `limit` (1 to 100) says otherwise.',
});

export const TeamExportQuery = object({ ...filter, format: tableFormat() });
export type TeamExportQuery = Infer<typeof TeamExportQuery>;

export const exportTeam = endpoint({
  method: 'GET',
  path: '/admin/team/export',
  query: TeamExportQuery,
  contentType: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary:
    'Exports all matching team members, in their order, as CSV that can be imported or as JSON; thirty times an hour per member.',
});

export const getTeamMember = endpoint({
  method: 'GET',
  path: '/admin/team/:id',
  returns: TeamMember,
  summary: 'One team member.',
});

export const createTeamMember = endpoint({
  method: 'POST',
  path: '/admin/team',
  body: TeamMemberDraft,
  returns: TeamMember,
  status: 201,
  summary: 'Adds a team member at the end.',
});

export const editTeamMember = endpoint({
  method: 'PATCH',
  path: '/admin/team/:id',
  body: TeamMemberDraft,
  returns: TeamMember,
  ifMatch: true,
  summary: 'Changes a team member.',
});

export const deleteTeamMember = endpoint({
  method: 'DELETE',
  path: '/admin/team/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes a team member.',
});

export const editTeamOrder = endpoint({
  method: 'PUT',
  path: '/admin/team/order',
  body: TeamOrder,
  status: 204,
  summary: 'Puts the named members into this order; the others keep their positions.',
});

/** The import of team members. */
export const teamImport = importEndpoints({ path: '/admin/team', word: 'team member' });
