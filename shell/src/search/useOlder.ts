import { useEffect, useState } from 'react';
import { OLDER_FILE, type SearchEntry } from '../../kit/search';
import type { FoundEntry } from './finder';

/**
 * Pages that are too many and too old for the list at hand, by their names: asked for when typing rests, where there are
 * any. Where nobody answers there are none.
 */
export function useOlder(words: string, isAll: boolean): { older: FoundEntry[]; isAsking: boolean } {
  const [answer, setAnswer] = useState<{ words: string; older: FoundEntry[] }>({ words: '', older: [] });
  const asked = isAll ? '' : words;
  useEffect(() => {
    if (!asked) return undefined;
    const ending = new AbortController();
    const ask = async () => {
      const older = await askOlder(asked, ending.signal).catch(() => []);
      if (!ending.signal.aborted) setAnswer({ words: asked, older });
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [asked]);
  const isAsking = answer.words !== asked && asked !== '';
  return { older: asked && !isAsking ? answer.older : [], isAsking };
}

async function askOlder(words: string, signal: AbortSignal): Promise<FoundEntry[]> {
  const answer = await fetch(`${OLDER_FILE}?${new URLSearchParams({ q: words })}`, { signal });
  if (!answer.ok) return [];
  const terms = words.toLowerCase().split(/\s+/);
  return ((await answer.json()) as SearchEntry[]).map((entry) => ({ ...entry, terms }));
}

const PAUSE_MS = 200;
