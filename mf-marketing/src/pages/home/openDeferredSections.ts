/**
 * Opens the folds, which stand side by side, one in each pause of the browser and each in a frame of its own: opened
 * together they are laid out together, and a phone stands still for that long. Answers with the way to stop.
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
