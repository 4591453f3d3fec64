import { useSyncExternalStore } from 'react';
import type { from } from '../theme/widths';

/** Whether a media query from `from` matches, for layouts that need other elements, not only other styles. */
export function useMediaQuery(query: (typeof from)[keyof typeof from]): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
