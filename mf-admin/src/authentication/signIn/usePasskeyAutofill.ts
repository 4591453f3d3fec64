import { useEffect, useEffectEvent } from 'react';
import { endPasskeyOffer, fillsInPasskeys } from '../secondFactor/usePasskey';

/** Has the browser offer its passkeys among what it fills in, for as long as the form stands there. */
export function usePasskeyAutofill(offer: () => Promise<void>): void {
  const begin = useEffectEvent(offer);
  useEffect(() => {
    let isGone = false;
    const offerAgain = async () => {
      if (!isGone && (await fillsInPasskeys())) await begin();
    };
    offerAgain();
    // A question holds for five minutes, and a new one takes the place of the last.
    const timer = setInterval(offerAgain, ANEW_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
      endPasskeyOffer();
    };
  }, []);
}

const ANEW_MS = 4 * 60_000;
