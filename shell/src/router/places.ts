/**
 * Where the visitor stood in the entries of this tab's history. The browser keeps places too, but brings them back when
 * the address changes, and here the page may come later than its address.
 */
const stood = new Map<string, number>();
let current = '';
let wanted: number | undefined;

/** Gives the entry that is shown a name, if the browser made it: at the start, and at a jump inside the page. */
export function nameEntry(): void {
  const { entry = `${performance.timeOrigin + performance.now()}` } = history.state ?? {};
  if (!history.state?.entry) history.replaceState({ ...history.state, entry }, '');
  current = entry;
}

/** The address gets an entry of its own; the one before remembers where the visitor stands, for later documents too. */
export function pushEntry(address: string): void {
  const place = window.scrollY;
  stood.set(current, place);
  history.replaceState({ ...history.state, place }, '');
  history.pushState(null, '', address);
  nameEntry();
  wanted = undefined;
}

/** The history buttons lead to another page; what is still shown stays where it is until that page is there. */
export function leaveEntry(): void {
  stood.set(current, window.scrollY);
  nameEntry();
  wanted = stood.get(current) ?? history.state.place;
  history.scrollRestoration = 'manual';
}

/** Where the visitor stood on the page that has just come back; nothing where a link led to it. */
export function takePlace(): number | undefined {
  const place = wanted;
  wanted = undefined;
  history.scrollRestoration = 'auto';
  return place;
}
