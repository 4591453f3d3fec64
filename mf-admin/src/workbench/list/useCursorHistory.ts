import { useRef } from 'react';

/**
 * Remembers the previous cursor of each page, since the API only returns the next one. From a page opened by URL,
 * the previous page is the first.
 */
export function useCursorHistory() {
  const previousCursors = useRef(new Map<string, string | undefined>());
  return {
    record: (next: string, from: string | undefined) => previousCursors.current.set(next, from),
    previous: (cursor: string): { cursor?: string; isKnown: boolean } => ({
      cursor: previousCursors.current.get(cursor),
      isKnown: previousCursors.current.has(cursor),
    }),
  };
}
