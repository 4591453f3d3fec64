import { startTransition, useEffect, useState } from 'react';

/** False on the server and while the page loads; true once it has loaded and the browser is idle. */
export function useAfterLoad(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: 2000 });
      else timer = setTimeout(done, 200);
    };
    const done = () => {
      // A transition, so that the current content stays until the new one is ready.
      if (!leaving.signal.aborted) startTransition(() => setLoaded(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
  return isLoaded;
}
