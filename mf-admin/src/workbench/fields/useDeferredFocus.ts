import { useEffect, useState } from 'react';

/** Brings the focus to a part of a box once what was done there is shown. */
export function useDeferredFocus() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [request, setRequest] = useState<{ selector: string }>();
  useEffect(() => {
    if (request) box?.querySelector<HTMLElement>(request.selector)?.focus();
  }, [request, box]);
  return { box: setBox, focusOn: (selector: string) => setRequest({ selector }) };
}
