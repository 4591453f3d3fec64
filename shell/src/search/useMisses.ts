import { useEffect, useEffectEvent } from 'react';

/**
 * Tells the team which words found nothing, once for each and only when somebody stopped typing or closed the search.
 * Nobody waits for it, and nothing else is said.
 */
export function useMisses(words: string, isMiss: boolean): void {
  const missed = isMiss && words.length > 2 ? words : '';
  const tellLast = useEffectEvent(() => tell(missed));
  useEffect(() => {
    if (!missed) return undefined;
    const timer = setTimeout(() => tell(missed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [missed]);
  useEffect(() => () => tellLast(), []);
}

const SETTLED_MS = 2500;
const told = new Set<string>();

function tell(words: string) {
  const key = words.toLowerCase();
  if (!words || told.has(key)) return;
  told.add(key);
  fetch('/api/search-misses', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words }),
    keepalive: true,
  }).catch(() => undefined);
}
