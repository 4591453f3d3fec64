import { useEffect, useState } from 'react';
import { useHydrated } from '../motion/useHydrated';

declare global {
  /** Where a sealed page's document lays the key that its address held. */
  var linkKey: string | undefined;
}

/**
 * The key of the link that opened this sealed page, handed out once: empty where it was opened without one, undefined
 * until the server's HTML is taken over, since the server never sees it.
 */
export function useLinkKey(): string | undefined {
  const isHydrated = useHydrated();
  const [key] = useState(() => globalThis.linkKey ?? '');
  useEffect(() => {
    delete globalThis.linkKey;
    // Another link put into the same tab changes the fragment only: the document must read it.
    const reload = () => /[#&]token=/.test(location.hash) && location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
  return isHydrated ? key : undefined;
}
