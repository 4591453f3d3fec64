import { array, boolean, type Infer, integer, literal, object, string } from 'superstruct';
import {
  endpoint,
  moment,
  nullableMoment,
  optional,
  personal,
  text,
} from '../../platform/contracts/endpoint';
import { FactorCode, passkeyHead, Session } from '../session/contract';
import { Member } from '../users/contract';

/** The own account as its member may change it. */
export const AccountChange = object({
  name: personal(text({ min: 1, max: 100, label: 'Name', says: 'Please enter your name.' })),
});
export type AccountChange = Infer<typeof AccountChange>;

/** A passkey by the name its member gave it. */
export const Passkey = object({
  id: string(),
  name: personal(string()),
  createdAt: moment(),
  lastUsedAt: nullableMoment(),
  /** Kept by a password manager or an account, and so on several devices. */
  isSynced: boolean(),
});
export type Passkey = Infer<typeof Passkey>;

/** What the member can prove who they are with, besides the password. */
export const Factors = object({
  /** Since when codes of an authenticator app are accepted. */
  appSince: nullableMoment(),
  passkeys: array(Passkey),
  recoveryCodesLeft: integer(),
  /** The last factor cannot be taken away. */
  isRequired: boolean(),
});
export type Factors = Infer<typeof Factors>;

/** For the app: the key as text, and as the address that the QR code shows. Counts from its first code on. */
export const AppSetup = object({ secret: string(), uri: string() });
export type AppSetup = Infer<typeof AppSetup>;

export const AppCode = object({ code: FactorCode });
export type AppCode = Infer<typeof AppCode>;

/** Shown once; what is stored are hashes. */
export const RecoveryCodes = object({ recoveryCodes: array(string()) });
export type RecoveryCodes = Infer<typeof RecoveryCodes>;

/** A factor was added: the session goes on under a new id and token. The codes come with the first factor only. */
export const FactorAdded = object({ session: Session, recoveryCodes: array(string()) });
export type FactorAdded = Infer<typeof FactorAdded>;

/** What `startRegistration` of @simplewebauthn/browser is given; works once, for five minutes. */
export const PasskeyOffer = object({
  challenge: string(),
  rp: object({ name: string(), id: string() }),
  user: object({ id: string(), name: personal(string()), displayName: personal(string()) }),
  pubKeyCredParams: array(object({ alg: integer(), type: literal('public-key') })),
  timeout: integer(),
  attestation: literal('none'),
  excludeCredentials: array(
    object({ id: string(), type: literal('public-key'), transports: optional(array(string())) }),
  ),
  authenticatorSelection: object({
    residentKey: literal('required'),
    requireResidentKey: literal(true),
    userVerification: literal('required'),
  }),
});
export type PasskeyOffer = Infer<typeof PasskeyOffer>;

const PasskeyName = personal(text({ min: 1, max: 60, label: 'Name', says: 'Enter a name for the passkey.' }));

/** What `startRegistration` gave back, and what the member calls it. */
export const PasskeyDraft = object({
  name: PasskeyName,
  passkey: object({
    ...passkeyHead,
    response: object({
      clientDataJSON: text({ min: 1, max: 4000 }),
      attestationObject: text({ min: 1, max: 16_000 }),
      transports: optional(array(text({ max: 30 }))),
    }),
  }),
});
export type PasskeyDraft = Infer<typeof PasskeyDraft>;

export const PasskeyChange = object({ name: PasskeyName });
export type PasskeyChange = Infer<typeof PasskeyChange>;

/** One place where the member is signed in. */
export const OpenSession = object({
  id: string(),
  /** Browser and system, such as `Firefox on Windows`. */
  agent: string(),
  /** The network it was opened from: /24, or /48 in IPv6. */
  network: personal(string()),
  createdAt: moment(),
  lastSeenAt: moment(),
  endsAt: moment(),
  /** The one that asks. */
  isCurrent: boolean(),
});
export type OpenSession = Infer<typeof OpenSession>;

export const OpenSessions = object({ items: array(OpenSession) });
export type OpenSessions = Infer<typeof OpenSessions>;

export const editAccount = endpoint({
  method: 'PATCH',
  path: '/auth/me',
  body: AccountChange,
  returns: Member,
  summary: 'Changes the own name.',
});

export const getFactors = endpoint({
  method: 'GET',
  path: '/auth/mfa',
  returns: Factors,
  summary: 'The own second factors; open to who must still set one up.',
});

export const beginApp = endpoint({
  method: 'POST',
  path: '/auth/mfa/setup',
  returns: AppSetup,
  summary:
    'Makes a key for an authenticator app, good for 15 minutes; one that is in use stays until the new one is confirmed. Step-up.',
});

export const confirmApp = endpoint({
  method: 'POST',
  path: '/auth/mfa/confirm',
  body: AppCode,
  returns: FactorAdded,
  summary:
    'Takes the app into use by its first code. All other sessions end with the first factor. 422 `wrong_code`; 409 where there is no set-up to confirm.',
});

export const removeApp = endpoint({
  method: 'POST',
  path: '/auth/mfa/disable',
  returns: Factors,
  summary:
    'Stops accepting the app’s codes. Step-up. 409 `factor_required` for the last factor where one is required.',
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/mfa/recovery-codes',
  returns: RecoveryCodes,
  summary:
    'Ten new recovery codes; the old ones are void. Step-up. 409 without a factor that they could stand in for.',
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys/options',
  returns: PasskeyOffer,
  summary: 'Begins to add a passkey. Step-up.',
});

export const createPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys',
  body: PasskeyDraft,
  tolerant: true,
  status: 201,
  returns: FactorAdded,
  summary:
    'Adds a passkey. All other sessions end with the first factor. 422 `wrong_passkey`; 409 beyond twenty.',
});

export const editPasskey = endpoint({
  method: 'PATCH',
  path: '/auth/passkeys/:id',
  body: PasskeyChange,
  returns: Passkey,
  summary: 'Names a passkey.',
});

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/auth/passkeys/:id',
  returns: Factors,
  summary: 'Takes a passkey away. Step-up. 409 `factor_required` for the last factor where one is required.',
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  returns: OpenSessions,
  summary: 'Where one is signed in, the latest sign-in first.',
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  status: 204,
  summary: 'Ends one of the own sessions.',
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  status: 204,
  summary: 'Signs out everywhere, here too.',
});
