/** Brings the visitor to the page that has just been shown. */
export function arrive(): void {
  const target =
    location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  const main = document.getElementById('main');
  playEntry(main);
  focusHeading(main);
  announce();
}

function playEntry(main: HTMLElement | null): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
  main?.animate?.(
    [
      { opacity: 0, transform: 'translateY(12px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 420, easing: 'cubic-bezier(.2,.7,.1,1)' },
  );
}

function focusHeading(main: HTMLElement | null): void {
  const heading = (main ?? document).querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A frame later, when the page's title has been put into the head. */
function announce(): void {
  requestAnimationFrame(() => {
    const status = document.getElementById(ARRIVAL_STATUS);
    if (status) status.textContent = document.title;
  });
}

export const ARRIVAL_STATUS = 'arrival-status';
