import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useState } from 'react';
import type { RecordHit, RecordSource } from '../parts/RecordSource';
import type { Screen } from '../screens';

/**
 * The records that fit what is being typed: asked for when the typing rests, and no longer when it goes on. What was
 * found before stays until the next is there.
 */
export function useRecords(sources: ScreenRecords[], words: string): FoundRecords {
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (!words || sources.length === 0) return;
    const ending = new AbortController();
    const ask = async () => {
      try {
        const hits = await Promise.all(sources.map(({ records }) => records.find(words, ending.signal)));
        const groups = sources.map((source, index) => ({ source, hits: hits[index] ?? [] }));
        if (!ending.signal.aborted) setAnswer({ words, groups });
      } catch (error) {
        if (!ending.signal.aborted) setAnswer({ words, groups: [], error: error as ApiError });
      }
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [sources, words, tries]);
  return {
    groups: words ? answer.groups : [],
    error: words === answer.words ? answer.error : undefined,
    isBusy: words !== '' && sources.length > 0 && words !== answer.words,
    retry: () => {
      setAnswer(NOTHING);
      setTries(tries + 1);
    },
  };
}

/** A screen with records to be found. */
export type ScreenRecords = Screen & { records: RecordSource };

interface Answer {
  words: string;
  groups: { source: ScreenRecords; hits: RecordHit[] }[];
  error?: ApiError;
}

export interface FoundRecords {
  groups: Answer['groups'];
  error?: ApiError;
  /** What was typed last is not answered yet. */
  isBusy: boolean;
  retry: () => void;
}

const NOTHING: Answer = { words: '', groups: [] };
const PAUSE_MS = 200;
