import { type RefObject, useEffect } from 'react';

/** Opens the page's folds one by one once it has loaded, each in a moment in which the browser is idle. */
export function useUnfolding(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const folds = [...(page.current?.querySelectorAll('.fold') ?? [])];
    let isHere = true;
    const openNext = () => {
      const fold = isHere ? folds.shift() : undefined;
      fold?.classList.add('is-open');
      if (fold) whenIdle(openNext);
    };
    if (document.readyState === 'complete') whenIdle(openNext);
    else window.addEventListener('load', () => whenIdle(openNext), { once: true });
    return () => {
      isHere = false;
    };
  }, [page]);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 100);
}
