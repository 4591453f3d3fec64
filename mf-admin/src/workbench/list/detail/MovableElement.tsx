import { useLayoutEffect, useRef } from 'react';

/** The place where an element stands that moves between places. The focus inside it moves along. */
export function MovableElement({ element }: { element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(element);
    if (element === focused?.element) focused.field.focus({ preventScroll: true });
    focused = undefined;
    return () => {
      const field = document.activeElement;
      if (field instanceof HTMLElement && element.contains(field)) focused = { element, field };
    };
  }, [element]);
  return <div ref={place} />;
}

/** What had the focus in the element that left its place last. */
let focused: { element: HTMLElement; field: HTMLElement } | undefined;
