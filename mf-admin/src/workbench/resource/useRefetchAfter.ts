import { useEffect, useRef } from 'react';

/** Reads a list again once what it depends on has another version; undefined while that isn’t known. */
export function useRefetchAfter(version: string | undefined, refetch: () => unknown): void {
  const known = useRef(version);
  useEffect(() => {
    if (known.current && version && known.current !== version) refetch();
    known.current = version ?? known.current;
  }, [version, refetch]);
}
