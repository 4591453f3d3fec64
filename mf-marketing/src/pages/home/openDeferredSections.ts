/**
 * Opens the deferred sections one at a time, each when the browser is idle and in its own frame: laying them out
 * together would block a phone. Returns a function that stops it.
 */
export function openDeferredSections(first: Element | null): () => void {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  let fold = first;
  let pause = 0;
  let frame = 0;
  const open = () => {
    if (!(fold instanceof HTMLElement)) return;
    fold.style.contentVisibility = 'visible';
    fold = fold.nextElementSibling;
    frame = requestAnimationFrame(wait);
  };
  const wait = () => {
    pause = requestIdleCallback(open, { timeout: 400 });
  };
  wait();
  return () => {
    cancelIdleCallback(pause);
    cancelAnimationFrame(frame);
  };
}
