import { findExistingPaths } from '@site/shell/kit/query';
import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** At which of some paths there is a page, as the site answers when they rest; what is not known yet is missing. */
export function useKnownPages(paths: readonly string[]): ReadonlyMap<string, boolean> {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const asked = JSON.stringify([...new Set(paths)]);
  useEffect(() => {
    const all: string[] = JSON.parse(asked);
    if (!all.length) return;
    const ending = new AbortController();
    const ask = async () => {
      const found = await findExistingPaths(all, ending.signal);
      setKnown(new Map(all.map((path) => [path, found.has(path)])));
    };
    // Without an answer nothing is said of them.
    const timer = setTimeout(() => ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [asked]);
  return known;
}
