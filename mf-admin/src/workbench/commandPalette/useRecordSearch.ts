import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useState } from 'react';
import type { RecordHit, RecordSource } from '../screen/RecordSource';
import type { Screen } from '../screen/Screen';

/**
 * The records that fit what is being typed: asked for when the typing rests, and no longer when it goes on. What was
 * found before stays until the next is there. A list that cannot be searched takes nothing from the others.
 */
export function useRecordSearch(sources: ScreenRecords[], words: string): FoundRecords {
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (!words || sources.length === 0) return;
    const ending = new AbortController();
    const ask = async () => {
      const groups = await Promise.all(sources.map((source) => findIn(source, words, ending.signal)));
      if (!ending.signal.aborted) setAnswer({ words, groups });
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [sources, words, tries]);
  return {
    groups: words ? answer.groups : [],
    isBusy: words !== '' && sources.length > 0 && words !== answer.words,
    retry: () => {
      setAnswer(NOTHING);
      setTries(tries + 1);
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

interface Answer {
  words: string;
  groups: FoundGroup[];
}

const NOTHING: Answer = { words: '', groups: [] };
const PAUSE_MS = 200;

const findIn = (source: ScreenRecords, words: string, signal: AbortSignal): Promise<FoundGroup> =>
  source.records.find(words, signal).then(
    (hits) => ({ source, hits }),
    (error: ApiError) => ({ source, hits: [], error }),
  );
