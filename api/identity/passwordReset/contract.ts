import { array, boolean, type Infer, literal, object, string } from 'superstruct';
import {
  choice,
  emailAddress,
  endpoint,
  linkToken,
  newPassword,
  oneOf,
  timestamp,
} from '../../platform/contracts/endpoint';
import { MfaResponse } from '../session/contract';

/** The request form of `/password-reset`. */
export const PasswordResetRequest = object({
  email: emailAddress('Please enter a valid email address.'),
});
export type PasswordResetRequest = Infer<typeof PasswordResetRequest>;

/** The same response for every address, whether it has an account or not. */
export const PasswordResetRequested = object({ message: string() });
export type PasswordResetRequested = Infer<typeof PasswordResetRequested>;

/** The link in the email is `/password-reset#token=…`. The page removes the token from the URL at once. */
export const PasswordResetLink = object({ token: linkToken() });
export type PasswordResetLink = Infer<typeof PasswordResetLink>;

/** The reset behind a valid link and who requested it: network (/24 or /48) and browser family. */
export const PasswordReset = object({
  email: string(),
  mfaRequired: boolean(),
  expiresAt: timestamp(),
  asked: object({ at: timestamp(), network: string(), agent: string() }),
});
export type PasswordReset = Infer<typeof PasswordReset>;

export const PasswordResetDraft = object({ token: linkToken(), password: newPassword() });
export type PasswordResetDraft = Infer<typeof PasswordResetDraft>;

/**
 * Without a second factor the password is changed (`mfaRequired: false`). With one, the challenge must be
 * answered first at `/auth/password-reset/mfa` before `expiresAt`, with five attempts.
 */
export const PasswordResetStep = oneOf(
  object({ mfaRequired: literal(false) }),
  object({
    mfaRequired: literal(true),
    challenge: string(),
    expiresAt: timestamp(),
    /** A `code` where an app is set up; a recovery code always. */
    ways: array(choice(['code', 'recoveryCode'], 'No such way.')),
  }),
);
export type PasswordResetStep = Infer<typeof PasswordResetStep>;

export const createPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset',
  body: PasswordResetRequest,
  returns: PasswordResetRequested,
  status: 202,
  summary:
    'Asks for a link by mail. The answer is always the same; three mails an hour go to an address, and a network asks ten times an hour.',
});

export const verifyPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset/verify',
  body: PasswordResetLink,
  returns: PasswordReset,
  summary:
    'What the link is for, without using it up; 422 `link_over` for one that does not work (any more).',
});

export const completePasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset/complete',
  body: PasswordResetDraft,
  returns: PasswordResetStep,
  summary:
    'Uses the link up and changes the password, or asks for the second factor first. All sessions end; nobody is signed in.',
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset/mfa',
  body: MfaResponse,
  status: 204,
  summary:
    'Proves the second factor, upon which the password is changed and all sessions end. 401 `wrong_code`; 401 `challenge_over` where one has to begin again; 429.',
});
