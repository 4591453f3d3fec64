import { useRef } from 'react';

/**
 * The way back through a list that only knows its next page: remembers which cursor came before which. A page opened
 * by its address has no way back but the first one.
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
