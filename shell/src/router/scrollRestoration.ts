/**
 * Scroll positions by history entry of this tab. The browser restores scroll positions when the URL changes, but here the
 * page may be shown later than its URL changes.
 */
const scrollPositions = new Map<string, number>();
let current = '';
let pending: number | undefined;

/** Gives the current entry an id if the browser created it: at the start, and at a jump inside the page. */
export function identifyEntry(): void {
  const { entry = `${performance.timeOrigin + performance.now()}` } = history.state ?? {};
  if (!history.state?.entry) history.replaceState({ ...history.state, entry }, '');
  current = entry;
}

/** Adds a history entry. The previous one saves its scroll position, also for later documents. */
export function pushEntry(address: string): void {
  const scrollY = window.scrollY;
  scrollPositions.set(current, scrollY);
  history.replaceState({ ...history.state, scrollY }, '');
  history.pushState(null, '', address);
  identifyEntry();
  pending = undefined;
}

/** Saves the scroll position when a history button leads to another page, and keeps the browser from scrolling until that page is shown. */
export function saveScroll(): void {
  scrollPositions.set(current, window.scrollY);
  identifyEntry();
  pending = scrollPositions.get(current) ?? history.state.scrollY;
  history.scrollRestoration = 'manual';
}

/** The saved scroll position of the page that is shown; `undefined` when a link led to it. */
export function takeScroll(): number | undefined {
  const scrollY = pending;
  pending = undefined;
  history.scrollRestoration = 'auto';
  return scrollY;
}
