import { type PointerEvent, useRef } from 'react';

/** Dismisses a toast by a swipe to the right; below `threshold` px it springs back. */
export function useSwipeAway(threshold: number, away: () => void) {
  const start = useRef<number | null>(null);
  const move = (element: HTMLElement, distance: number) => {
    element.style.transform = distance > 0 ? `translateX(${distance}px)` : '';
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as HTMLElement).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) move(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const distance = event.clientX - start.current;
      start.current = null;
      if (distance >= threshold) away();
      else move(event.currentTarget, 0);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      move(event.currentTarget, 0);
    },
  };
}
