import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useState } from 'react';
import type { RecordHit, RecordSource } from '../screen/RecordSource';
import type { Screen } from '../screen/Screen';

/**
 * Searches records after a pause in typing, and aborts outdated searches. Earlier results stay until new ones arrive.
 * A failed search of one list does not affect the others.
 */
export function useRecordSearch(sources: ScreenRecords[], query: string): FoundRecords {
  const [results, setResults] = useState<SearchResults>(NO_RESULTS);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same search
  useEffect(() => {
    if (!query || sources.length === 0) return;
    const controller = new AbortController();
    const search = async () => {
      const groups = await Promise.all(
        sources.map((source) => searchSource(source, query, controller.signal)),
      );
      if (!controller.signal.aborted) setResults({ query, groups });
    };
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sources, query, attempt]);
  return {
    groups: query ? results.groups : [],
    isBusy: query !== '' && sources.length > 0 && query !== results.query,
    retry: () => {
      setResults(NO_RESULTS);
      setAttempt(attempt + 1);
    },
  };
}

/** A screen whose records can be searched. */
export type ScreenRecords = Screen & { records: RecordSource };

export interface FoundGroup {
  source: ScreenRecords;
  hits: RecordHit[];
  /** Why the search failed. */
  error?: ApiError;
}

export interface FoundRecords {
  groups: FoundGroup[];
  /** The current query has no results yet. */
  isBusy: boolean;
  retry: () => void;
}

interface SearchResults {
  query: string;
  groups: FoundGroup[];
}

const NO_RESULTS: SearchResults = { query: '', groups: [] };
const DEBOUNCE_MS = 200;

const searchSource = (source: ScreenRecords, query: string, signal: AbortSignal): Promise<FoundGroup> =>
  source.records.find(query, signal).then(
    (hits) => ({ source, hits }),
    (error: ApiError) => ({ source, hits: [], error }),
  );
