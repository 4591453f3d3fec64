import { useLayoutEffect, useRef } from 'react';

/** Renders an existing element that moves between containers; its focus is kept. */
export function MovableElement({ element }: { element: HTMLElement }) {
  const containerRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    containerRef.current?.append(element);
    if (element === focused?.element) focused.field.focus({ preventScroll: true });
    focused = undefined;
    return () => {
      const field = document.activeElement;
      if (field instanceof HTMLElement && element.contains(field)) focused = { element, field };
    };
  }, [element]);
  return <div ref={containerRef} />;
}

/** The focused field of the element that was moved last. */
let focused: { element: HTMLElement; field: HTMLElement } | undefined;
