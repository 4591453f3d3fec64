import { useEffect, useState } from 'react';

/** Focuses an element inside a container after the next render. */
export function useDeferredFocus() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [request, setRequest] = useState<{ selector: string }>();
  useEffect(() => {
    if (request) box?.querySelector<HTMLElement>(request.selector)?.focus();
  }, [request, box]);
  return { box: setBox, focusOn: (selector: string) => setRequest({ selector }) };
}
