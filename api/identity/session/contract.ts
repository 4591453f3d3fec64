import { array, boolean, type Infer, integer, literal, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  oneOf,
  optional,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { Member } from '../users/contract';

/** The sign-in form. */
export const Credentials = object({
  email: emailAddress('Please enter a valid email address.'),
  password: text({ min: 1, max: 256, label: 'Password', message: 'Please enter your password.' }),
});
export type Credentials = Infer<typeof Credentials>;

/**
 * State of the second factor: `set`; `needed`, where only the set-up is allowed; `offered` on the local
 * stack, which requires none.
 */
export const FactorLevel = choice(['set', 'needed', 'offered'], 'No such level.');
export type FactorLevel = Infer<typeof FactorLevel>;

/** The signed-in member. Every write sends `csrfToken` as the header `X-CSRF-Token`. */
export const Session = object({
  user: Member,
  csrfToken: string(),
  factor: FactorLevel,
  /** No step-up is required before this time. */
  freshUntil: timestamp(),
  /** When the session ends without another request. */
  idleUntil: timestamp(),
  /** When the session ends in any case. */
  endsAt: timestamp(),
});
export type Session = Infer<typeof Session>;

/**
 * The password was correct and a second factor is required. No session yet; valid for five minutes and five
 * attempts.
 */
export const MfaChallenge = object({
  mfaRequired: literal(true),
  challenge: string(),
  expiresAt: timestamp(),
  /** Send `code` and `recoveryCode` to /auth/mfa. With a passkey alone, sign in at /auth/passkey. */
  ways: array(choice(['code', 'recoveryCode', 'passkey'], 'No such way.')),
});
export type MfaChallenge = Infer<typeof MfaChallenge>;

/** A six-digit app code or a recovery code. Spaces and dashes are ignored. */
export const FactorCode = text({ min: 6, max: 60, label: 'The code', message: 'Please enter the code.' });

export const MfaResponse = object({
  challenge: text({ min: 1, max: 100, label: 'The challenge' }),
  code: FactorCode,
});
export type MfaResponse = Infer<typeof MfaResponse>;

/** Input for `startAuthentication` of @simplewebauthn/browser. Valid once, for five minutes. */
export const PasskeyRequestOptions = object({
  challenge: string(),
  rpId: string(),
  timeout: integer(),
  userVerification: literal('required'),
});
export type PasskeyRequestOptions = Infer<typeof PasskeyRequestOptions>;

const base64url = (max: number) => text({ min: 1, max, label: 'This field' });

/** Fields of every passkey response. */
export const passkeyFields = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: literal('public-key'),
  authenticatorAttachment: optional(choice(['cross-platform', 'platform'], 'No such attachment.')),
  clientExtensionResults: object({
    credProps: optional(object({ rk: optional(boolean()) })),
  }),
};

/** The result of `startAuthentication`. */
export const PasskeyAssertion = object({
  ...passkeyFields,
  response: object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: optional(base64url(200)),
  }),
});
export type PasskeyAssertion = Infer<typeof PasskeyAssertion>;

/** One of the three. The password counts only while the member has no factor. */
export const Proof = object({
  code: optional(FactorCode),
  password: optional(personal(text({ min: 1, max: 256, label: 'Password' }))),
  passkey: optional(PasskeyAssertion),
});
export type Proof = Infer<typeof Proof>;

export const createSession = endpoint({
  method: 'POST',
  path: '/auth/login',
  body: Credentials,
  returns: oneOf(Session, MfaChallenge),
  summary:
    'Signs in, or requests the second factor. Needs a same-origin Origin or Fetch Metadata header. 401 `wrong_credentials`, 429 with `Retry-After`.',
});

export const verifyMfa = endpoint({
  method: 'POST',
  path: '/auth/mfa',
  body: MfaResponse,
  returns: Session,
  summary:
    'Verifies the second factor and signs in. 401 `wrong_code`; 401 `challenge_over` if sign-in has to start again; 429.',
});

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  returns: PasskeyRequestOptions,
  summary: 'Starts a sign-in or step-up with a passkey.',
});

export const verifyPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  body: PasskeyAssertion,
  tolerant: true,
  returns: Session,
  summary: 'Signs in with a passkey, which is both factors. 401 `wrong_passkey`.',
});

export const deleteSession = endpoint({
  method: 'POST',
  path: '/auth/logout',
  status: 204,
  summary: 'Ends this session.',
});

export const getSession = endpoint({
  method: 'GET',
  path: '/auth/me',
  returns: Session,
  summary: 'The signed-in member; 401 without a session.',
});

/** Why this browser's session ended, where there is a specific reason. */
export const SessionEnd = object({
  reason: documented(nullable(choice(['sixth_device'], 'No such reason.')), {
    type: ['string', 'null'],
    enum: ['sixth_device', null],
  }),
});
export type SessionEnd = Infer<typeof SessionEnd>;

export const getSessionEnd = endpoint({
  method: 'GET',
  path: '/auth/ended',
  returns: SessionEnd,
  summary:
    'Why the session of this cookie ended: `sixth_device` if the account has since signed in on a sixth device, else null.',
});

export const stepUp = endpoint({
  method: 'POST',
  path: '/auth/sudo',
  body: Proof,
  tolerant: true,
  returns: Session,
  summary:
    'Verifies a factor again, valid for ten minutes, with a new session ID and token. 422 `wrong_code`, `wrong_password` or `wrong_passkey`; 429.',
});
