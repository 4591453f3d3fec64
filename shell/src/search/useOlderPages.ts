import { useEffect, useState } from 'react';
import { OLDER_FILE, type SearchEntry } from '../../kit/search';
import type { SearchHit } from './createSearch';

/**
 * Older pages that are not in the loaded index, found by name. They are requested when the visitor stops typing. A failed
 * request finds none.
 */
export function useOlderPages(words: string, isAll: boolean): { older: SearchHit[]; isLoading: boolean } {
  const [response, setResponse] = useState<{ words: string; older: SearchHit[] }>({ words: '', older: [] });
  const query = isAll ? '' : words;
  useEffect(() => {
    if (!query) return undefined;
    const ending = new AbortController();
    const request = async () => {
      const older = await fetchOlder(query, ending.signal).catch(() => []);
      if (!ending.signal.aborted) setResponse({ words: query, older });
    };
    const timer = setTimeout(request, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [query]);
  const isLoading = response.words !== query && query !== '';
  return { older: query && !isLoading ? response.older : [], isLoading };
}

async function fetchOlder(words: string, signal: AbortSignal): Promise<SearchHit[]> {
  const response = await fetch(`${OLDER_FILE}?${new URLSearchParams({ q: words })}`, { signal });
  if (!response.ok) return [];
  const terms = words.toLowerCase().split(/\s+/);
  return ((await response.json()) as SearchEntry[]).map((entry) => ({ ...entry, terms }));
}

const PAUSE_MS = 200;
