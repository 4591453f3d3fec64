import { useRef } from 'react';

/**
 * The way back through a list that only knows its next page: remembers which cursor came before which. A page opened
 * by its address has no way back but the first one.
 */
export function useCursorHistory() {
  const before = useRef(new Map<string, string | undefined>());
  return {
    remember: (next: string, from: string | undefined) => before.current.set(next, from),
    previous: (cursor: string): { cursor?: string; isKnown: boolean } => ({
      cursor: before.current.get(cursor),
      isKnown: before.current.has(cursor),
    }),
  };
}
