import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { type Role, roles } from './roles';

export type { Role };

const RoleChoice = choice(roles, 'No such role.');

/** A team member, as the team sees them. */
export const Member = object({
  id: string(),
  email: personal(string()),
  name: personal(string()),
  role: RoleChoice,
});
export type Member = Infer<typeof Member>;

export const userStatusOptions = [
  { value: 'active', label: 'Active' },
  { value: 'invited', label: 'Invited' },
  { value: 'disabled', label: 'Deactivated' },
] as const;

const Status = choice(
  userStatusOptions.map(({ value }) => value),
  'Please choose a status.',
);

/** The member's second factors. */
export const FactorState = object({
  hasApp: boolean(),
  passkeys: integer(),
  recoveryCodesLeft: integer(),
});
export type FactorState = Infer<typeof FactorState>;

/**
 * A requested reset of a second factor. Where somebody else can approve it, it expires at `lapsesAt`. Where
 * nobody can (`needsApproval: false`), the requester may carry it out from `dueAt` on.
 */
export const FactorReset = object({
  requestedBy: personal(string()),
  requestedById: string(),
  requestedAt: timestamp(),
  needsApproval: boolean(),
  dueAt: documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' }),
  lapsesAt: timestamp(),
});
export type FactorReset = Infer<typeof FactorReset>;

/** What the current member may do to this one. The UI offers nothing else. */
export const userActions = [
  'edit',
  'invite again',
  'withdraw invitation',
  'deactivate',
  'activate',
  'transfer content',
  'force password reset',
  'end sessions',
  'ask for factor reset',
  'approve factor reset',
  'withdraw factor reset',
] as const;
export type UserActionName = (typeof userActions)[number];

export const User = object({
  ...Member.schema,
  status: Status,
  factor: FactorState,
  lastSeenAt: nullableTimestamp(),
  /** Number of open sessions. */
  sessions: integer(),
  /** When the invitation link expires; null without an invitation. */
  invitedUntil: nullableTimestamp(),
  /** Delivery state of the invitation email. */
  invitationMail: documented(nullable(choice(['waiting', 'sent', 'dead', 'held'], 'No such email status.')), {
    type: ['string', 'null'],
    enum: ['waiting', 'sent', 'dead', 'held', null],
  }),
  factorReset: nullable(FactorReset),
  deactivatedAt: nullableTimestamp(),
  createdAt: timestamp(),
  /** Records that belong to the member and can be transferred. */
  content: object({ posts: integer(), leads: integer() }),
  may: array(choice(userActions, 'No such action.')),
  version: integer(),
});
export type User = Infer<typeof User>;

export const UserQuery = object({
  q: optional(text({ max: 100, label: 'The search' })),
  role: optional(RoleChoice),
  status: optional(Status),
  ...pageQuery(),
});
export type UserQuery = Infer<typeof UserQuery>;

export const UserPage = object({
  ...paged(User),
  /** Totals over all members: active, with open sessions, without a second factor. */
  sums: object({ all: integer(), active: integer(), sessions: integer(), withoutFactor: integer() }),
});
export type UserPage = Infer<typeof UserPage>;

/** An invitation. The role can't be above the inviting member's own. */
export const UserDraft = object({
  email: personal(emailAddress('Please enter a valid email address.')),
  name: optional(personal(text({ max: 100, label: 'Name' }))),
  role: RoleChoice,
});
export type UserDraft = Infer<typeof UserDraft>;

export const UserChange = object({ role: RoleChoice });
export type UserChange = Infer<typeof UserChange>;

export const Transfer = object({ to: text({ min: 1, max: 40, message: 'Please choose a user.' }) });
export type Transfer = Infer<typeof Transfer>;

export const Deactivation = object({
  /** Who gets what refers to the member; it stays where it is when nobody is named. */
  transferTo: optional(text({ min: 1, max: 40, message: 'Please choose a user.' })),
});
export type Deactivation = Infer<typeof Deactivation>;

export const TransferResult = object({ user: User, moved: object({ posts: integer(), leads: integer() }) });
export type TransferResult = Infer<typeof TransferResult>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  query: UserQuery,
  returns: UserPage,
  summary: 'Lists members by name, 25 at a time unless `limit` (1 to 100) says otherwise.',
});

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  returns: User,
  summary: 'One member.',
});

export const createUser = endpoint({
  method: 'POST',
  path: '/admin/users',
  body: UserDraft,
  returns: User,
  status: 201,
  summary: 'Invites a member by email. The link works once, for 72 hours. 409 if the address has an account.',
});

export const editUser = endpoint({
  method: 'PATCH',
  path: '/admin/users/:id',
  body: UserChange,
  returns: User,
  ifMatch: true,
  summary:
    'Changes the role of a member. Nobody can assign a role above their own. 409 `last_owner` for the last owner.',
});

export const createInvitation = endpoint({
  method: 'POST',
  path: '/admin/users/:id/invitation',
  returns: User,
  summary: 'Sends a new invitation link, valid for 72 hours. The old link stops working.',
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id',
  ifMatch: true,
  status: 204,
  summary: 'Cancels an invitation. 409 for members who have signed in; deactivate them instead.',
});

export const deactivateUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/deactivate',
  body: Deactivation,
  returns: TransferResult,
  summary:
    'Deactivates a member and ends all their sessions. Rejected for the last owner and for the caller.',
});

export const activateUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/activate',
  returns: User,
  summary: 'Reactivates a member, with the same password and second factor.',
});

export const transferContent = endpoint({
  method: 'POST',
  path: '/admin/users/:id/transfer',
  body: Transfer,
  returns: TransferResult,
  summary: 'Transfers the content of a member to another active member.',
});

export const forcePasswordReset = endpoint({
  method: 'POST',
  path: '/admin/users/:id/force-reset',
  returns: User,
  summary: 'Revokes the password, ends all sessions and emails a link to choose a new one.',
});

export const revokeSessions = endpoint({
  method: 'POST',
  path: '/admin/users/:id/revoke-sessions',
  returns: User,
  summary: 'Ends all sessions of the member.',
});

export const createFactorReset = endpoint({
  method: 'POST',
  path: '/admin/users/:id/factor-reset',
  returns: User,
  summary:
    'Removes the second factor of an editor or viewer at once. For admins and owners another admin or owner must approve, or the reset waits 24 hours if there is none.',
});

export const approveFactorReset = endpoint({
  method: 'POST',
  path: '/admin/users/:id/factor-reset/approve',
  returns: User,
  summary:
    'Approves a reset that another member requested, or the caller’s own request after 24 hours if nobody else can approve.',
});

export const deleteFactorReset = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/factor-reset',
  returns: User,
  summary: 'Cancels a requested reset.',
});
