import type { PasswordReset, PasswordResetStep } from '@site/api/identity/passwordReset/contract';

/** A reset whose link is used up and whose second factor is still to be proved. */
export type PendingReset = Extract<PasswordResetStep, { mfaRequired: true }> &
  Pick<PasswordReset, 'email' | 'asked'>;

/**
 * Kept for this tab alone until it is over: phones drop a page while one looks at the authenticator app, and the link
 * cannot be opened twice. By itself it opens nothing.
 */
export const pendingReset = {
  keep(reset: PendingReset): void {
    held = reset;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(reset));
    } catch {
      // Without storage it lives as long as the page does.
    }
  },
  read(): PendingReset | undefined {
    try {
      held ??= JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
    } catch {
      // What cannot be read is not there.
    }
    return held && Date.parse(held.expiresAt) > Date.now() ? held : undefined;
  },
  forget(): void {
    held = undefined;
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};

const KEY = 'password-reset';
let held: PendingReset | undefined;
