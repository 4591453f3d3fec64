import { useEffect, useEffectEvent } from 'react';
import { cancelPasskeyPrompt, supportsPasskeyAutofill } from '../secondFactor/usePasskey';

/** Has the browser offer its passkeys among what it fills in, for as long as the form stands there. */
export function usePasskeyAutofill(offer: () => Promise<void>): void {
  const begin = useEffectEvent(offer);
  useEffect(() => {
    let isUnmounted = false;
    const offerAgain = async () => {
      if (!isUnmounted && (await supportsPasskeyAutofill())) await begin();
    };
    offerAgain();
    // A question holds for five minutes, and a new one takes the place of the last.
    const timer = setInterval(offerAgain, RENEW_MS);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      cancelPasskeyPrompt();
    };
  }, []);
}

const RENEW_MS = 4 * 60_000;
