import { useCallback, useRef, useState } from 'react';
import { textOf } from './filterOffers';
import { loadOutlines } from './offers';

/**
 * The texts of all service pages, loaded once a visitor starts to search. Offline, the search only knows names
 * and summaries.
 */
export function useOfferTexts(): [ReadonlyMap<string, string>, bring: () => void] {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const isRequested = useRef(false);
  const bring = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    loadOutlines().then(
      (outlines) => setTexts(new Map([...outlines].map(([path, outline]) => [path, textOf(outline)]))),
      () => {
        isRequested.current = false;
      },
    );
  }, []);
  return [texts, bring];
}
