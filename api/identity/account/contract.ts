import { array, boolean, type Infer, integer, literal, object, string } from 'superstruct';
import {
  endpoint,
  nullableTimestamp,
  optional,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { FactorCode, passkeyFields, Session } from '../session/contract';
import { Member } from '../users/contract';

/** Changes that members make to their own account. */
export const AccountChange = object({
  name: personal(text({ min: 1, max: 100, label: 'Name', message: 'Please enter your name.' })),
});
export type AccountChange = Infer<typeof AccountChange>;

/** A passkey as its member sees it. */
export const Passkey = object({
  id: string(),
  name: personal(string()),
  createdAt: timestamp(),
  lastUsedAt: nullableTimestamp(),
  /** Synced by a password manager or an account, so available on several devices. */
  isSynced: boolean(),
});
export type Passkey = Infer<typeof Passkey>;

/** The member's second factors. */
export const Factors = object({
  /** When the authenticator app was set up. */
  appSince: nullableTimestamp(),
  passkeys: array(Passkey),
  recoveryCodesLeft: integer(),
  /** Whether the last factor cannot be removed. */
  isRequired: boolean(),
});
export type Factors = Infer<typeof Factors>;

/**
 * The key for the authenticator app, as text and as the URI for the QR code. It is active after the first
 * code.
 */
export const AppSetup = object({ secret: string(), uri: string() });
export type AppSetup = Infer<typeof AppSetup>;

export const AppCode = object({ code: FactorCode });
export type AppCode = Infer<typeof AppCode>;

/** Shown once. Only hashes are stored. */
export const RecoveryCodes = object({ recoveryCodes: array(string()) });
export type RecoveryCodes = Infer<typeof RecoveryCodes>;

/** The session has a new id and CSRF token. Recovery codes are included only with the first factor. */
export const FactorAdded = object({ session: Session, recoveryCodes: array(string()) });
export type FactorAdded = Infer<typeof FactorAdded>;

/** Input for `startRegistration` of @simplewebauthn/browser. Valid once, for five minutes. */
export const PasskeyCreationOptions = object({
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
export type PasskeyCreationOptions = Infer<typeof PasskeyCreationOptions>;

const PasskeyName = personal(
  text({ min: 1, max: 60, label: 'Name', message: 'Enter a name for the passkey.' }),
);

/** The result of `startRegistration` and the passkey's name. */
export const PasskeyDraft = object({
  name: PasskeyName,
  passkey: object({
    ...passkeyFields,
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

/** One of the member's open sessions. */
export const OpenSession = object({
  id: string(),
  /** Browser and system, such as `Firefox on Windows`. */
  agent: string(),
  /** The network of the sign-in: /24, or /48 in IPv6. */
  network: personal(string()),
  createdAt: timestamp(),
  lastSeenAt: timestamp(),
  endsAt: timestamp(),
  /** Whether it is the session of this request. */
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
  summary: 'Changes the caller’s name.',
});

export const getFactors = endpoint({
  method: 'GET',
  path: '/auth/mfa',
  returns: Factors,
  summary: 'The caller’s second factors. Allowed before one is set up.',
});

export const beginApp = endpoint({
  method: 'POST',
  path: '/auth/mfa/setup',
  returns: AppSetup,
  summary:
    'Creates a key for an authenticator app, valid for 15 minutes. A key in use stays valid until the new one is confirmed. Requires step-up.',
});

export const confirmApp = endpoint({
  method: 'POST',
  path: '/auth/mfa/confirm',
  body: AppCode,
  returns: FactorAdded,
  summary:
    'Confirms the app by its first code. A first factor ends all other sessions. 422 `wrong_code`; 409 without a setup to confirm.',
});

export const removeApp = endpoint({
  method: 'POST',
  path: '/auth/mfa/disable',
  returns: Factors,
  summary:
    'Removes the authenticator app. Requires step-up. 409 `factor_required` for the last factor where one is required.',
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/mfa/recovery-codes',
  returns: RecoveryCodes,
  summary:
    'Creates ten recovery codes and revokes the old ones. Requires step-up. 409 without a second factor.',
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys/options',
  returns: PasskeyCreationOptions,
  summary: 'Starts to add a passkey. Requires step-up.',
});

export const createPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys',
  body: PasskeyDraft,
  tolerant: true,
  status: 201,
  returns: FactorAdded,
  summary: 'Adds a passkey. A first factor ends all other sessions. 422 `wrong_passkey`; 409 beyond twenty.',
});

export const editPasskey = endpoint({
  method: 'PATCH',
  path: '/auth/passkeys/:id',
  body: PasskeyChange,
  returns: Passkey,
  summary: 'Renames a passkey.',
});

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/auth/passkeys/:id',
  returns: Factors,
  summary:
    'Removes a passkey. Requires step-up. 409 `factor_required` for the last factor where one is required.',
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  returns: OpenSessions,
  summary: 'The caller’s sessions, latest sign-in first.',
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  status: 204,
  summary: 'Ends one of the caller’s sessions.',
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  status: 204,
  summary: 'Ends all sessions of the caller, including this one.',
});
