import type { PasskeyAnswer, PasskeyQuestion } from '@site/api/identity/session/contract';
import type { ApiError } from '@site/shell/kit/query';
import { useAskPasskeyMutation } from '../../session/sessionApi';

/** Whether this browser knows passkeys at all. */
export const supportsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Whether this browser offers passkeys among what it fills in. */
export const supportsPasskeyAutofill = async () =>
  supportsPasskeys() && Boolean(await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.());

/** Ends a question that still waits for the visitor to choose. */
export async function cancelPasskeyPrompt(): Promise<void> {
  if (!supportsPasskeys()) return;
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Asks the visitor for a passkey of this site: at once, or where it fills in fields, whenever they choose to. Rejects
 * with an `ApiError`; one without a status is the visitor's or the browser's own no.
 */
export function usePasskey(): (way?: 'fillIn') => Promise<PasskeyAnswer> {
  const [askPasskey] = useAskPasskeyMutation();
  return async (way) => {
    const question: PasskeyQuestion = await askPasskey().unwrap();
    const { startAuthentication } = await import('@simplewebauthn/browser');
    try {
      const response = await startAuthentication({
        optionsJSON: question,
        useBrowserAutofill: way === 'fillIn',
      });
      return response as PasskeyAnswer;
    } catch (error) {
      throw toPasskeyError(error);
    }
  };
}

/** What is said where a passkey was not used: a browser does not tell why, so that nobody can find out what there is. */
export const toPasskeyError = (error: unknown): ApiError => ({
  status: 0,
  message: error instanceof Error ? error.message : '',
  code: 'passkey_refused',
  text: 'No passkey was used. Try again or use another method.',
});
