import { useEffect, useRef, useState } from 'react';
import { EXAMPLE_PHRASE } from '../strength/examples';
import { WORD_LIST_SIZE } from '../strength/phraseStrength';
import { drawWords, entropyBits, PHRASE_LENGTHS } from './drawWords';

/**
 * The passphrase. Shows the example until the visitor scrolls near, then draws words, so that nobody copies the public
 * example. Drawn words are only in memory.
 */
export function usePassphrase() {
  const [phrase, setPhrase] = useState<Phrase>({ words: EXAMPLE_PHRASE, isDrawn: false });
  const [count, setCount] = useState<number>(PHRASE_LENGTHS[0]);
  const [announcement, setAnnouncement] = useState('');
  const container = useRef<HTMLDivElement>(null);

  async function draw(length = count, isRequested = true) {
    try {
      const { wordList } = await import('./wordList');
      setPhrase({ words: drawWords(wordList, length), isDrawn: true });
      setCount(length);
      const bits = entropyBits(WORD_LIST_SIZE, length).toFixed(1);
      setAnnouncement(isRequested ? `${length} new words, ${bits} bits.` : '');
    } catch {
      if (isRequested)
        setAnnouncement('The word list couldn’t be loaded. Check your connection and try again.');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first draw happens once
  useEffect(() => onceNear(container.current, () => draw(undefined, false)), []);

  return { ...phrase, count, announcement, draw, container };
}

interface Phrase {
  words: string[];
  isDrawn: boolean;
}

function onceNear(element: HTMLElement | null, callback: () => void): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  const observer = new IntersectionObserver(
    (entries, self) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      self.disconnect();
      callback();
    },
    { rootMargin: '300px 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
