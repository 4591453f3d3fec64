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
  request: object({ at: timestamp(), network: string(), agent: string() }),
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
    'Requests a reset link by email. The response is always the same. At most three emails an hour to an address, and ten requests an hour from a network.',
});

export const verifyPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset/verify',
  body: PasswordResetLink,
  returns: PasswordReset,
  summary:
    'The request of a reset link, without using it. 422 `link_over` if the link is invalid, used or expired.',
});

export const completePasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset/complete',
  body: PasswordResetDraft,
  returns: PasswordResetStep,
  summary:
    'Uses the link and changes the password, or requests the second factor first. All sessions end, and nobody is signed in.',
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset/mfa',
  body: MfaResponse,
  status: 204,
  summary:
    'Verifies the second factor, then changes the password and ends all sessions. 401 `wrong_code`; 401 `challenge_over` if the reset has to start again; 429.',
});
