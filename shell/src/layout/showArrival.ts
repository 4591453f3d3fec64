import { takeScroll } from '../router/scrollRestoration';

/** Brings the visitor to the page that has just been shown: to where they left it, to the address's anchor, to the top. */
export function showArrival(): void {
  const place = takeScroll();
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (place !== undefined) stay(() => window.scrollTo({ top: place, behavior: 'instant' }));
  else if (location.hash.length > 1) scrollToAnchor(location.hash);
  const main = document.getElementById('main');
  playEntry(main);
  focusHeading(main);
  announce();
}

/** Goes to the part of the page that a hash names, if there is one, and stays there. */
export function scrollToAnchor(hash: string): void {
  stay(() => findAnchor(hash)?.scrollIntoView({ behavior: 'instant' }));
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // An escape that is cut short names nothing.
    return null;
  }
}

/** Keeps to a place while the sections above it are still coming, until the visitor moves or they have come. */
function stay(align: () => void): void {
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
