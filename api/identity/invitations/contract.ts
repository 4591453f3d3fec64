import { type Infer, object, string } from 'superstruct';
import {
  choice,
  endpoint,
  linkToken,
  newPassword,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { Session } from '../session/contract';
import { roles } from '../users/roles';

/** The link in the email is `/invite/{token}`. The page removes the token from the URL at once. */
export const InvitationLink = object({ token: linkToken() });
export type InvitationLink = Infer<typeof InvitationLink>;

/** The invitation behind a valid link. `name` was entered by the inviting member and may be empty. */
export const Invitation = object({
  email: string(),
  name: string(),
  role: choice(roles, 'No such role.'),
  invitedBy: string(),
  expiresAt: timestamp(),
});
export type Invitation = Infer<typeof Invitation>;

export const InvitationDraft = object({
  token: linkToken(),
  name: personal(text({ min: 1, max: 100, label: 'Name', message: 'Please enter your name.' })),
  password: newPassword(),
});
export type InvitationDraft = Infer<typeof InvitationDraft>;

export const verifyInvitation = endpoint({
  method: 'POST',
  path: '/auth/invite/verify',
  body: InvitationLink,
  returns: Invitation,
  summary:
    'The invitation of a link, without using it. 422 `link_over` if the link is invalid, used or expired.',
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/invite/accept',
  body: InvitationDraft,
  returns: Session,
  summary:
    'Accepts the invitation: sets name and password, and signs in. A second factor must be set up before anything else.',
});
