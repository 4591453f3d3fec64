import { type RefObject, useEffect, useState } from 'react';

/**
 * True while autoplay must stop: the keyboard focus is inside, the tab is hidden, or the element is out of view.
 * Focus from a mouse click does not count.
 */
export function useIsSuspended(container: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState({ focus: false, hidden: false, away: false });
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const because = (reason: Partial<typeof reasons>) => setReasons((all) => ({ ...all, ...reason }));
    const handleFocus = ({ target }: FocusEvent) =>
      because({ focus: target instanceof Element && target.matches(':focus-visible') });
    element.addEventListener('focusin', handleFocus, { signal });
    element.addEventListener('focusout', () => because({ focus: false }), { signal });
    document.addEventListener('visibilitychange', () => because({ hidden: document.hidden }), { signal });
    const sight =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(([entry]) => because({ away: !entry?.isIntersecting }));
    sight?.observe(element);
    return () => {
      leaving.abort();
      sight?.disconnect();
    };
  }, [container]);
  return Object.values(reasons).some(Boolean);
}
