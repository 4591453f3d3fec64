import type { PasswordReset, PasswordResetStep } from '@site/api/identity/passwordReset/contract';

/** A reset whose link is used up and whose second factor is still to be proved. */
export type PendingReset = Extract<PasswordResetStep, { mfaRequired: true }> &
  Pick<PasswordReset, 'email' | 'asked'>;

/**
 * Kept for this tab alone until it is over: phones drop a page while one looks at the authenticator app, and the link
 * cannot be opened twice. By itself it opens nothing.
 */
export const pendingReset = {
  save(reset: PendingReset): void {
    current = reset;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(reset));
    } catch {
      // Without storage it lives as long as the page does.
    }
  },
  read(): PendingReset | undefined {
    try {
      current ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
    } catch {
      // What cannot be read is not there.
    }
    return current && Date.parse(current.expiresAt) > Date.now() ? current : undefined;
  },
  clear(): void {
    current = undefined;
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};

const KEY = 'password-reset';
let current: PendingReset | undefined;
