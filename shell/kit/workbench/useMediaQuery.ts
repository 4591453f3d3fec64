import { useSyncExternalStore } from 'react';
import type { from } from '../theme/widths';

/** Whether the window is as wide as one of the widths `from` names, for what must be another element, not another look. */
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
