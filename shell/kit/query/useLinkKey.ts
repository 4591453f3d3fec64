import { useEffect, useState } from 'react';
import { useHydrated } from '../motion/useHydrated';

declare global {
  /** Key from the address of a sealed page, set by its document. */
  var linkKey: string | undefined;
}

/**
 * The key of the link that opened this sealed page. It can be read once. Empty if the address had none; undefined
 * until hydration, since the server never sees it.
 */
export function useLinkKey(): string | undefined {
  const isHydrated = useHydrated();
  const [key] = useState(() => globalThis.linkKey ?? '');
  useEffect(() => {
    delete globalThis.linkKey;
    // Opening another link in the same tab changes only the fragment: the document must read it again.
    const reload = () => /[#&]token=/.test(location.hash) && location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
  return isHydrated ? key : undefined;
}
