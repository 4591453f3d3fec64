import { type RefObject, useEffect, useState } from 'react';

/**
 * True while nobody should be moved along: the keyboard's focus is inside, the tab is hidden, or the element is out of
 * view. A press of the mouse leaves a focus behind, too, but nobody who reads by it.
 */
export function useResting(place: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState({ focus: false, hidden: false, away: false });
  useEffect(() => {
    const element = place.current;
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
  }, [place]);
  return Object.values(reasons).some(Boolean);
}
