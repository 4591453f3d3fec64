import { type Infer, object, string } from 'superstruct';
import {
  choice,
  endpoint,
  linkToken,
  moment,
  newPassword,
  personal,
  text,
} from '../../platform/contracts/endpoint';
import { Session } from '../session/contract';
import { roles } from '../users/roles';

/** The mail leads to `/invite/{token}`; the page takes the token out of the address at once. */
export const InvitationLink = object({ token: linkToken() });
export type InvitationLink = Infer<typeof InvitationLink>;

/** What a link that still works invites to. `name` is what was written by who invited; it may be empty. */
export const Invitation = object({
  email: string(),
  name: string(),
  role: choice(roles, 'No such role.'),
  invitedBy: string(),
  expiresAt: moment(),
});
export type Invitation = Infer<typeof Invitation>;

export const InvitationDraft = object({
  token: linkToken(),
  name: personal(text({ min: 1, max: 100, label: 'Name', says: 'Please enter your name.' })),
  password: newPassword(),
});
export type InvitationDraft = Infer<typeof InvitationDraft>;

export const verifyInvitation = endpoint({
  method: 'POST',
  path: '/auth/invite/verify',
  body: InvitationLink,
  returns: Invitation,
  summary:
    'What the link invites to, without using it up; 422 `link_over` for one that does not work (any more).',
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/invite/accept',
  body: InvitationDraft,
  returns: Session,
  summary:
    'Uses the link up, sets name and password and signs in as a member who must set up a second factor before anything else.',
});
