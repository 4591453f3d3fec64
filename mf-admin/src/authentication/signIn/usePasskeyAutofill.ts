import { useEffect, useEffectEvent } from 'react';
import { cancelPasskeyPrompt, supportsPasskeyAutofill } from '../secondFactor/usePasskey';

/** Offers passkeys in the browser's autofill while mounted. */
export function usePasskeyAutofill(offer: () => Promise<void>): void {
  const begin = useEffectEvent(offer);
  useEffect(() => {
    let isUnmounted = false;
    const offerAgain = async () => {
      if (!isUnmounted && (await supportsPasskeyAutofill())) await begin();
    };
    offerAgain();
    // A challenge expires after five minutes, so it is renewed before.
    const timer = setInterval(offerAgain, RENEW_MS);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      cancelPasskeyPrompt();
    };
  }, []);
}

const RENEW_MS = 4 * 60_000;
