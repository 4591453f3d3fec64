import { useCallback, useRef, useState } from 'react';
import { textOf } from './filterOffers';
import { loadOutlines } from './offers';

/** What every service's page says, once somebody begins to search; without a connection the search knows names and summaries. */
export function useOfferTexts(): [ReadonlyMap<string, string>, bring: () => void] {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const isAsked = useRef(false);
  const bring = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    loadOutlines().then(
      (outlines) => setTexts(new Map([...outlines].map(([path, outline]) => [path, textOf(outline)]))),
      () => {
        isAsked.current = false;
      },
    );
  }, []);
  return [texts, bring];
}
