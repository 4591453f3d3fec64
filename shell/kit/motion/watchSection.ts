/**
 * Calls `open` when an element comes near the viewport or the user interacts with it. Listens on the window, because
 * React holds back events in parts that are not hydrated. `ready` repeats a button click that came too early; `stop`
 * ends watching.
 */
export function watchSection(
  element: HTMLElement,
  open: () => void,
): { ready: () => void; stop: () => void } {
  const watch: Watch = { element: element, open };
  watches.add(watch);
  const stopObserving = observeViewport(element, open);
  if (watches.size === 1)
    for (const touch of INTERACTIONS) window.addEventListener(touch, handleInteraction, true);
  const stop = () => {
    stopObserving();
    watches.delete(watch);
    if (watches.size === 0)
      for (const touch of INTERACTIONS) window.removeEventListener(touch, handleInteraction, true);
  };
  const ready = () => {
    stop();
    watch.pressed?.click();
  };
  return { ready, stop };
}

interface Watch {
  element: HTMLElement;
  open: () => void;
  pressed?: HTMLElement;
}

const INTERACTIONS = ['pointerover', 'touchstart', 'focusin', 'click'] as const;
const watches = new Set<Watch>();

function handleInteraction(event: Event): void {
  const target = event.target as Element;
  for (const watch of watches) {
    if (!watch.element.contains(target)) continue;
    watch.open();
    const pressed = event.type === 'click' ? target.closest<HTMLElement>('button') : null;
    if (!pressed) continue;
    event.preventDefault();
    watch.pressed = pressed;
  }
}

function observeViewport(element: HTMLElement, open: () => void): () => void {
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
  observer.observe(element);
  return () => observer.disconnect();
}
