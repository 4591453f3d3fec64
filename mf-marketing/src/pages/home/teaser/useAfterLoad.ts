import { startTransition, useEffect, useState } from 'react';

/** False on the server and while the page loads; true once it has loaded and the browser has nothing better to do. */
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
      // As a transition, so that what is shown meanwhile stays as it is.
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
