import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Hand movement that still counts as a press, in CSS pixels. */
const STEADY = 8;

/** Keeps a drag of the track from being taken for the press of a card, and from carrying its picture away. */
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
