import { useEffect, useState } from 'react';

/** Brings the focus to a part of a box once what was done there is shown. */
export function useDeferredFocus() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) box?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted, box]);
  return { box: setBox, goTo: (selector: string) => setWanted({ selector }) };
}
