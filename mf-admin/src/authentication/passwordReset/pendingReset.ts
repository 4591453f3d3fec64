import type { PasswordReset, PasswordResetStep } from '@site/api/identity/passwordReset/contract';

/** A password reset that waits for its second step; its link is consumed. */
export type PendingReset = Extract<PasswordResetStep, { mfaRequired: true }> &
  Pick<PasswordReset, 'email' | 'request'>;

/**
 * Stored for this tab until it expires, since phones may unload the page while the authenticator app is open and the
 * link works only once. It is useless without the second factor.
 */
export const pendingReset = {
  save(reset: PendingReset): void {
    current = reset;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(reset));
    } catch {
      // Without storage it is kept in memory.
    }
  },
  read(): PendingReset | undefined {
    try {
      current ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
    } catch {
      // Unreadable data counts as missing.
    }
    return current && Date.parse(current.expiresAt) > Date.now() ? current : undefined;
  },
  clear(): void {
    current = undefined;
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Without storage there is nothing to remove.
    }
  },
};

const KEY = 'password-reset';
let current: PendingReset | undefined;
