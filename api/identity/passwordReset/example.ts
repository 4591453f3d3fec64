import type { PasswordReset, PasswordResetRequested, PasswordResetStep } from './contract';

export function examplePasswordResetRequested(
  part: Partial<PasswordResetRequested> = {},
): PasswordResetRequested {
  return {
    message:
      'If an account uses this email address, we sent it a reset link. The link expires in 30 minutes.',
    ...part,
  };
}

export function examplePasswordReset(part: Partial<PasswordReset> = {}): PasswordReset {
  return {
    email: 'owner@emberline.example',
    mfaRequired: true,
    expiresAt: '2026-11-20T15:18:02.000Z',
    request: { at: '2026-11-20T14:48:02.000Z', network: '203.0.113.0/24', agent: 'Firefox on Linux' },
    ...part,
  };
}

/** The step for members with a second factor. Without one it is `{ mfaRequired: false }`. */
export function examplePasswordResetStep(): PasswordResetStep {
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  return { mfaRequired: true, challenge: 'example-challenge', expiresAt, ways: ['code', 'recoveryCode'] };
}
