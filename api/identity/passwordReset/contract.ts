import { array, boolean, type Infer, literal, object, string } from 'superstruct';
import {
  choice,
  either,
  emailAddress,
  endpoint,
  linkToken,
  moment,
  newPassword,
} from '../../platform/contracts/endpoint';
import { MfaAnswer } from '../session/contract';

/** The one form of `/password-reset` as it is opened without a link. */
export const PasswordResetRequest = object({
  email: emailAddress('Please enter a valid email address.'),
});
export type PasswordResetRequest = Infer<typeof PasswordResetRequest>;

/** The same for every address, whether somebody has an account under it or not. */
export const PasswordResetAsked = object({ message: string() });
export type PasswordResetAsked = Infer<typeof PasswordResetAsked>;

/** The mail leads to `/password-reset#token=…`; the page takes the token out of the address at once. */
export const PasswordResetLink = object({ token: linkToken() });
export type PasswordResetLink = Infer<typeof PasswordResetLink>;

/** What a link that still works is for, and who asked for it: the network (/24 or /48) and the browser's family. */
export const PasswordReset = object({
  email: string(),
  mfaRequired: boolean(),
  expiresAt: moment(),
  asked: object({ at: moment(), network: string(), agent: string() }),
});
export type PasswordReset = Infer<typeof PasswordReset>;

export const PasswordResetDraft = object({ token: linkToken(), password: newPassword() });
export type PasswordResetDraft = Infer<typeof PasswordResetDraft>;

/**
 * Without a second factor the password is changed (`mfaRequired: false`). With one it is not changed yet: the challenge
 * is answered at `/auth/password-reset/mfa` before `expiresAt`, with five tries.
 */
export const PasswordResetStep = either(
  object({ mfaRequired: literal(false) }),
  object({
    mfaRequired: literal(true),
    challenge: string(),
    expiresAt: moment(),
    /** A `code` of the app where one is set up; a recovery code always. */
    ways: array(choice(['code', 'recoveryCode'], 'No such way.')),
  }),
);
export type PasswordResetStep = Infer<typeof PasswordResetStep>;

export const createPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/password-reset',
  body: PasswordResetRequest,
  returns: PasswordResetAsked,
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
  body: MfaAnswer,
  status: 204,
  summary:
    'Proves the second factor, upon which the password is changed and all sessions end. 401 `wrong_code`; 401 `challenge_over` where one has to begin again; 429.',
});
