import { exampleMember } from '../users/example';
import type { Credentials, MfaChallenge, PasskeyRequestOptions, Session } from './contract';

export function exampleCredentials(part: Partial<Credentials> = {}): Credentials {
  return { email: 'owner@emberline.example', password: 'correct horse battery staple', ...part };
}

/** A session that has just been opened. */
export function exampleSession(part: Partial<Session> = {}): Session {
  return {
    user: exampleMember(),
    csrfToken: 'example-token',
    factor: 'set',
    freshUntil: inMinutes(10),
    idleUntil: inMinutes(60),
    endsAt: inMinutes(12 * 60),
    ...part,
  };
}

export function exampleMfaChallenge(part: Partial<MfaChallenge> = {}): MfaChallenge {
  return {
    mfaRequired: true,
    challenge: 'example-challenge',
    expiresAt: inMinutes(5),
    ways: ['code', 'recoveryCode'],
    ...part,
  };
}

export function examplePasskeyRequestOptions(
  part: Partial<PasskeyRequestOptions> = {},
): PasskeyRequestOptions {
  return {
    challenge: 'ZXhhbXBsZS1jaGFsbGVuZ2U',
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    ...part,
  };
}

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}
