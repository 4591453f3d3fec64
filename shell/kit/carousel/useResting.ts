import { type RefObject, useEffect, useState } from 'react';

/** True while nobody should be moved along: the focus is inside, the tab is hidden, or the element is out of view. */
export function useResting(place: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState({ focus: false, hidden: false, away: false });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const because = (reason: Partial<typeof reasons>) => setReasons((all) => ({ ...all, ...reason }));
    element.addEventListener('focusin', () => because({ focus: true }), { signal });
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
  return reasons.focus || reasons.hidden || reasons.away;
}
