import { useEffect, useRef, useState } from 'react';
import { PHRASE_EXAMPLE } from './examples';
import { bitsOf, drawWords, LIST_SIZE, PHRASE_LENGTHS } from './passphrase';

/**
 * The phrase on the plates. Until the visitor comes near, it is the example of the page; then words are drawn, so
 * that nobody can copy what everybody was shown. Drawn words are held here only.
 */
export function usePhrase() {
  const [phrase, setPhrase] = useState<Phrase>({ words: PHRASE_EXAMPLE, isDrawn: false });
  const [count, setCount] = useState<number>(PHRASE_LENGTHS[0]);
  const [notice, setNotice] = useState<{ isCopied?: boolean; told: string }>({ told: '' });
  const place = useRef<HTMLDivElement>(null);

  async function draw(length = count, isAsked = true) {
    try {
      const { wordList } = await import('./wordList');
      setPhrase({ words: drawWords(wordList, length), isDrawn: true });
      setCount(length);
      const bits = bitsOf(LIST_SIZE, length).toFixed(1);
      setNotice({ told: isAsked ? `${length} new words, ${bits} bits.` : '' });
    } catch {
      if (isAsked)
        setNotice({ told: 'The word list could not be fetched. Check the connection and try again.' });
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(phrase.words.join('-'));
      setNotice({ isCopied: true, told: 'Passphrase copied.' });
      setTimeout(() => setNotice((now) => (now.isCopied ? { told: '' } : now)), COPIED_MS);
    } catch {
      setNotice({ told: 'Copying is not allowed here: mark the words and copy them by hand.' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first draw happens once
  useEffect(() => whenNear(place.current, () => draw(undefined, false)), []);

  return { ...phrase, count, isCopied: notice.isCopied === true, told: notice.told, draw, copy, place };
}

interface Phrase {
  words: string[];
  isDrawn: boolean;
}

const COPIED_MS = 1800;

function whenNear(element: HTMLElement | null, act: () => void): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(
    (entries, self) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      self.disconnect();
      act();
    },
    { rootMargin: '300px 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
