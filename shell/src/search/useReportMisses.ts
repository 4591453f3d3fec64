import { useEffect, useEffectEvent } from 'react';

/**
 * Reports search words without results to the API, each once, when the visitor stops typing or closes the search.
 */
export function useReportMisses(words: string, isMiss: boolean): void {
  const missed = isMiss && words.length > 2 ? words : '';
  const reportLast = useEffectEvent(() => report(missed));
  useEffect(() => {
    if (!missed) return undefined;
    const timer = setTimeout(() => report(missed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [missed]);
  useEffect(() => () => reportLast(), []);
}

const SETTLED_MS = 2500;
const reported = new Set<string>();

function report(words: string) {
  const key = words.toLowerCase();
  if (!words || reported.has(key)) return;
  reported.add(key);
  fetch('/api/search-misses', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words }),
    keepalive: true,
  }).catch(() => undefined);
}
