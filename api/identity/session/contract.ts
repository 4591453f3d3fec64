import { array, boolean, type Infer, integer, literal, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  either,
  emailAddress,
  endpoint,
  moment,
  optional,
  personal,
  text,
} from '../../platform/contracts/endpoint';
import { Member } from '../users/contract';

/** The sign-in form. */
export const Credentials = object({
  email: emailAddress('Please enter a valid email address.'),
  password: text({ min: 1, max: 256, label: 'Password', says: 'Please enter your password.' }),
});
export type Credentials = Infer<typeof Credentials>;

/**
 * How far a member is in: `set` with a second factor; `needed` without one, and then nothing but the set-up answers;
 * `offered` without one where none is insisted on, which is the local stack.
 */
export const FactorLevel = choice(['set', 'needed', 'offered'], 'No such level.');
export type FactorLevel = Infer<typeof FactorLevel>;

/** Who is signed in. Every later write sends `csrfToken` as the header `X-CSRF-Token`. */
export const Session = object({
  user: Member,
  csrfToken: string(),
  factor: FactorLevel,
  /** Until then a step-up is not asked for. */
  freshUntil: moment(),
  /** The session ends then unless something is asked before. */
  idleUntil: moment(),
  /** The session ends then, however busy it was. */
  endsAt: moment(),
});
export type Session = Infer<typeof Session>;

/** The password was right and a second factor is wanted: five minutes, five tries, and no session yet. */
export const MfaChallenge = object({
  mfaRequired: literal(true),
  challenge: string(),
  expiresAt: moment(),
  /** `code` and `recoveryCode` are answered at /auth/mfa; with a passkey alone one signs in at /auth/passkey. */
  ways: array(choice(['code', 'recoveryCode', 'passkey'], 'No such way.')),
});
export type MfaChallenge = Infer<typeof MfaChallenge>;

/** The six digits of an authenticator app, or a recovery code; spaces and dashes do not matter. */
export const FactorCode = text({ min: 6, max: 60, label: 'The code', says: 'Please enter the code.' });

export const MfaAnswer = object({
  challenge: text({ min: 1, max: 100, label: 'The challenge' }),
  code: FactorCode,
});
export type MfaAnswer = Infer<typeof MfaAnswer>;

/** What `startAuthentication` of @simplewebauthn/browser is given; works once, for five minutes. */
export const PasskeyQuestion = object({
  challenge: string(),
  rpId: string(),
  timeout: integer(),
  userVerification: literal('required'),
});
export type PasskeyQuestion = Infer<typeof PasskeyQuestion>;

const base64url = (max: number) => text({ min: 1, max, label: 'This field' });

/** What a browser says about every passkey. */
export const passkeyHead = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: literal('public-key'),
  authenticatorAttachment: optional(choice(['cross-platform', 'platform'], 'No such attachment.')),
  clientExtensionResults: object({
    credProps: optional(object({ rk: optional(boolean()) })),
  }),
};

/** What `startAuthentication` gave back. */
export const PasskeyAnswer = object({
  ...passkeyHead,
  response: object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: optional(base64url(200)),
  }),
});
export type PasskeyAnswer = Infer<typeof PasskeyAnswer>;

/** Who is there proves it again: one of the three. The password counts only while the member has no factor. */
export const Proof = object({
  code: optional(FactorCode),
  password: optional(personal(text({ min: 1, max: 256, label: 'Password' }))),
  passkey: optional(PasskeyAnswer),
});
export type Proof = Infer<typeof Proof>;

export const createSession = endpoint({
  method: 'POST',
  path: '/auth/login',
  body: Credentials,
  returns: either(Session, MfaChallenge),
  summary:
    'Signs in, or asks for the second factor. Needs a same-origin Origin or Fetch Metadata header. 401 `wrong_credentials`, 429 with `Retry-After`.',
});

export const answerMfa = endpoint({
  method: 'POST',
  path: '/auth/mfa',
  body: MfaAnswer,
  returns: Session,
  summary:
    'Proves the second factor and signs in. 401 `wrong_code`; 401 `challenge_over` where one has to begin again; 429.',
});

export const askPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  returns: PasskeyQuestion,
  summary: 'Begins a sign-in, or a step-up, with a passkey.',
});

export const answerPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  body: PasskeyAnswer,
  tolerant: true,
  returns: Session,
  summary: 'Signs in with a passkey, which is both factors. 401 `wrong_passkey`.',
});

export const deleteSession = endpoint({
  method: 'POST',
  path: '/auth/logout',
  status: 204,
  summary: 'Signs out, here and at once.',
});

export const getSession = endpoint({
  method: 'GET',
  path: '/auth/me',
  returns: Session,
  summary: 'Who is signed in; 401 for a stranger.',
});

/** Why the session that this browser held is over, where there is more to say than that it is. */
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
    'Why the session of this cookie is over: `sixth_device` where the account signed in on a sixth device since. Null for everyone else.',
});

export const stepUp = endpoint({
  method: 'POST',
  path: '/auth/sudo',
  body: Proof,
  tolerant: true,
  returns: Session,
  summary:
    'Proves a factor again, good for ten minutes, under a new session id and token. 422 `wrong_code`, `wrong_password` or `wrong_passkey`; 429.',
});
