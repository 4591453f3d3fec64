import { takeScroll } from '../router/scrollRestoration';

/** Completes navigation to a page: scroll position, entry animation, focus and announcement. */
export function showArrival(): void {
  const savedScroll = takeScroll();
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (savedScroll !== undefined)
    keepAligned(() => window.scrollTo({ top: savedScroll, behavior: 'instant' }));
  else if (location.hash.length > 1) scrollToAnchor(location.hash);
  const main = document.getElementById('main');
  playEntry(main);
  focusHeading(main);
  announce();
}

/** Scrolls to the element of a hash, if it exists, and keeps it aligned. */
export function scrollToAnchor(hash: string): void {
  keepAligned(() => findAnchor(hash)?.scrollIntoView({ behavior: 'instant' }));
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed escape sequence matches nothing.
    return null;
  }
}

/** Keeps the scroll position while sections above still load, until the user interacts or the time is up. */
function keepAligned(align: () => void): void {
  const observer = new ResizeObserver(align);
  const ending = new AbortController();
  const end = () => {
    observer.disconnect();
    ending.abort();
  };
  for (const move of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'])
    window.addEventListener(move, end, { signal: ending.signal, passive: true });
  setTimeout(end, SETTLING_MS);
  observer.observe(document.body);
  align();
}

const SETTLING_MS = 4000;

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
  // A page that begins with a form may have chosen its first field.
  const hasField = document.activeElement?.matches('#main :is(input, select, textarea)');
  if (!heading || hasField) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Waits one frame, until the page's title is in the head. */
function announce(): void {
  requestAnimationFrame(() => {
    const status = document.getElementById(ARRIVAL_STATUS);
    if (status) status.textContent = document.title;
  });
}

export const ARRIVAL_STATUS = 'arrival-status';
