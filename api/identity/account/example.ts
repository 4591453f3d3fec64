import { exampleSession } from '../session/example';
import type {
  AppSetup,
  FactorAdded,
  Factors,
  OpenSession,
  Passkey,
  PasskeyCreationOptions,
} from './contract';

export function examplePasskey(part: Partial<Passkey> = {}): Passkey {
  return {
    id: 'example-passkey',
    name: 'Laptop',
    createdAt: '2026-11-12T15:00:00.000Z',
    lastUsedAt: '2026-11-20T08:12:00.000Z',
    isSynced: false,
    ...part,
  };
}

export function exampleFactors(part: Partial<Factors> = {}): Factors {
  return {
    appSince: '2026-11-12T15:00:00.000Z',
    passkeys: [examplePasskey()],
    recoveryCodesLeft: 10,
    isRequired: true,
    ...part,
  };
}

/** The key from the examples of RFC 6238. */
export function exampleAppSetup(part: Partial<AppSetup> = {}): AppSetup {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  return {
    secret,
    uri: `otpauth://totp/Emberline:owner%40emberline.example?secret=${secret}&issuer=Emberline`,
    ...part,
  };
}

export function exampleRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, (_, n) => `4f7k2-2qz9b-m3xwd-h8c5t-r${n}vpn`);
}

export function exampleFactorAdded(part: Partial<FactorAdded> = {}): FactorAdded {
  return { session: exampleSession(), recoveryCodes: exampleRecoveryCodes(), ...part };
}

export function examplePasskeyCreationOptions(
  part: Partial<PasskeyCreationOptions> = {},
): PasskeyCreationOptions {
  return {
    challenge: 'ZXhhbXBsZS1jaGFsbGVuZ2U',
    rp: { name: 'Emberline', id: 'localhost' },
    user: { id: 'bWVtYmVyLTE', name: 'owner@emberline.example', displayName: 'Owner' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    ...part,
  };
}

export function exampleOpenSession(part: Partial<OpenSession> = {}): OpenSession {
  return {
    id: 'example-session',
    agent: 'Firefox on Windows',
    network: '203.0.113.0/24',
    createdAt: '2026-11-20T08:12:00.000Z',
    lastSeenAt: '2026-11-20T14:40:00.000Z',
    endsAt: '2026-11-20T20:12:00.000Z',
    isCurrent: true,
    ...part,
  };
}
