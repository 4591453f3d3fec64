import { findExistingPaths } from '@site/shell/kit/query';
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Whether each path has a page, requested once the paths stop changing. Paths without a response are missing. */
export function useExistingPages(paths: readonly string[]): ReadonlyMap<string, boolean> {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const pathsKey = JSON.stringify([...new Set(paths)]);
  useEffect(() => {
    const all: string[] = JSON.parse(pathsKey);
    if (!all.length) return;
    const controller = new AbortController();
    const load = async () => {
      const found = await findExistingPaths(all, controller.signal);
      setKnown(new Map(all.map((path) => [path, found.has(path)])));
    };
    // A failed request leaves the paths unknown.
    const timer = setTimeout(() => load().catch(() => undefined), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pathsKey]);
  return known;
}
