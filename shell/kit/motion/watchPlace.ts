/**
 * Calls `open` when a place comes near the viewport, or is touched. Touches are seen at the window, before React
 * holds back what happens in a part of the page it has not taken over yet. A button pressed too early is remembered:
 * the answer of `ready` presses it again. Answers with the way to stop, too.
 */
export function watchPlace(place: HTMLElement, open: () => void): { ready: () => void; stop: () => void } {
  const watch: Watch = { place, open };
  watches.add(watch);
  const stopLooking = openWhenNear(place, open);
  if (watches.size === 1) for (const touch of TOUCHES) window.addEventListener(touch, handleTouch, true);
  const stop = () => {
    stopLooking();
    watches.delete(watch);
    if (watches.size === 0) for (const touch of TOUCHES) window.removeEventListener(touch, handleTouch, true);
  };
  const ready = () => {
    stop();
    watch.pressed?.click();
  };
  return { ready, stop };
}

interface Watch {
  place: HTMLElement;
  open: () => void;
  pressed?: HTMLElement;
}

const TOUCHES = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
const watches = new Set<Watch>();

function handleTouch(event: Event): void {
  const target = event.target as Element;
  for (const watch of watches) {
    if (!watch.place.contains(target)) continue;
    watch.open();
    const pressed = event.type === 'click' ? target.closest<HTMLElement>('button') : null;
    if (!pressed) continue;
    event.preventDefault();
    watch.pressed = pressed;
  }
}

function openWhenNear(place: HTMLElement, open: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    open();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) open();
    },
    { rootMargin: '300px 0px' },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
