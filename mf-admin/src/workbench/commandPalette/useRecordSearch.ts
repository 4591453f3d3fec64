import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useState } from 'react';
import type { RecordHit, RecordSource } from '../screen/RecordSource';
import type { Screen } from '../screen/Screen';

/**
 * The records that fit what is being typed: asked for when the typing rests, and no longer when it goes on. What was
 * found before stays until the next is there. A list that cannot be searched takes nothing from the others.
 */
export function useRecordSearch(sources: ScreenRecords[], query: string): FoundRecords {
  const [results, setResults] = useState<SearchResults>(NO_RESULTS);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
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

/** A screen with records to be found. */
export type ScreenRecords = Screen & { records: RecordSource };

export interface FoundGroup {
  source: ScreenRecords;
  hits: RecordHit[];
  /** Why there are none. */
  error?: ApiError;
}

export interface FoundRecords {
  groups: FoundGroup[];
  /** What was typed last is not answered yet. */
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
