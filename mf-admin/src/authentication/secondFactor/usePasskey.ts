import type { PasskeyAssertion, PasskeyRequestOptions } from '@site/api/identity/session/contract';
import type { ApiError } from '@site/shell/kit/query';
import { useBeginPasskeySignInMutation } from '../../session/sessionApi';

/** Whether this browser supports passkeys. */
export const supportsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Whether this browser supports passkey autofill. */
export const supportsPasskeyAutofill = async () =>
  supportsPasskeys() && Boolean(await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.());

/** Cancels a pending passkey prompt. */
export async function cancelPasskeyPrompt(): Promise<void> {
  if (!supportsPasskeys()) return;
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Prompts for a passkey, at once or by autofill. Rejects with an `ApiError`; status 0 means that the user or the
 * browser declined.
 */
export function usePasskey(): (way?: 'fillIn') => Promise<PasskeyAssertion> {
  const [requestPasskey] = useBeginPasskeySignInMutation();
  return async (way) => {
    const question: PasskeyRequestOptions = await requestPasskey().unwrap();
    const { startAuthentication } = await import('@simplewebauthn/browser');
    try {
      const response = await startAuthentication({
        optionsJSON: question,
        useBrowserAutofill: way === 'fillIn',
      });
      return response as PasskeyAssertion;
    } catch (error) {
      throw toPasskeyError(error);
    }
  };
}

/** The error if no passkey was used. Browsers do not tell why, for privacy. */
export const toPasskeyError = (error: unknown): ApiError => ({
  status: 0,
  message: error instanceof Error ? error.message : '',
  code: 'passkey_refused',
  text: 'No passkey was used. Try again or use another method.',
});
