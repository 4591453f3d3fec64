import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Maximum movement of a click, in CSS pixels. */
const STEADY = 8;

/** Prevents a drag of the track from clicking a card or dragging its image. */
export function useDragGuard() {
  const start = useRef(0);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onClickCapture: (event: MouseEvent) => {
      // A press from the keyboard has no place.
      if (event.detail === 0 || Math.abs(event.clientX - start.current) <= STEADY) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
