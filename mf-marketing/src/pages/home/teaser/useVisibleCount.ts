import { from } from '@site/shell/kit';
import { useSyncExternalStore } from 'react';

/** Number of visible posts: three on wide screens, two from 640 px, else one. */
export function useVisibleCount(): number {
  return useSyncExternalStore(subscribe, count, () => MOST);
}

const MOST = 3;

function count(): number {
  if (!window.matchMedia || window.matchMedia(from.laptop).matches) return MOST;
  return window.matchMedia(from.small).matches ? 2 : 1;
}

function subscribe(changed: () => void): () => void {
  const queries = [from.laptop, from.small].map((query) => window.matchMedia?.(query));
  for (const query of queries) query?.addEventListener('change', changed);
  return () => {
    for (const query of queries) query?.removeEventListener('change', changed);
  };
}
