import { canNavigate } from '../../kit/beforeNavigation';
import { scrollToAnchor } from '../layout/showArrival';
import type { Resolved } from './resolvePage';
import { identifyEntry, pushEntry, saveScroll } from './scrollRestoration';

type Entry = 'push' | 'replace' | 'none';
type To = string | { pathname?: string; search?: string; hash?: string };

interface NavigationOptions {
  /** Loads another page with its code and data. Rejects if its code cannot be loaded. */
  find: (url: string) => Promise<Resolved>;
  /** Prefetches the code of a page. */
  prefetch: (pathname: string) => void;
  /** Whether this document can show the path without the server. */
  isPage: (pathname: string) => boolean;
}

interface Listener {
  onLoading: (isLoading: boolean) => void;
  onArrive: (page: Resolved) => void;
}

/**
 * Client-side navigation. The URL changes together with the page, not before it: an earlier change of context would
 * disturb sections of the old page that are not hydrated yet.
 */
export class Navigation {
  private listener?: Listener;
  private wanted = '';
  private shown = location.pathname + location.search;

  constructor(private readonly options: NavigationOptions) {}

  /** The navigator for react-router. */
  readonly navigator = {
    createHref: hrefOf,
    go: (steps: number) => history.go(steps),
    push: (to: To) => this.travel(to, 'push'),
    replace: (to: To) => this.travel(to, 'replace'),
  };

  /** Handles link clicks and history navigation. Returns the function that stops it. */
  listen(listener: Listener): () => void {
    this.listener = listener;
    identifyEntry();
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('popstate', () => this.handlePop(), { signal });
    document.addEventListener('click', (event) => this.handleClick(event), { signal });
    document.addEventListener('pointerover', (event) => this.handleInterest(event), {
      signal,
      passive: true,
    });
    document.addEventListener('focusin', (event) => this.handleInterest(event), { signal });
    return () => ending.abort();
  }

  private travel(to: To, entry: Entry) {
    const target = new URL(hrefOf(to), location.href);
    if (target.hash && isShown(target)) return jumpTo(target.hash);
    return this.open(target.pathname + target.search + target.hash, entry);
  }

  private async open(url: string, entry: Entry): Promise<void> {
    const { pathname, search, hash } = new URL(url, location.href);
    if (!this.options.isPage(pathname)) return location.assign(url);
    if (!canNavigate(url)) {
      // History navigation has already changed the URL.
      if (entry === 'none') pushEntry(this.shown);
      return;
    }
    this.wanted = url;
    this.listener?.onLoading(true);
    const next = await this.options.find(pathname + search).catch(() => undefined);
    if (this.wanted !== url) return;
    this.listener?.onLoading(false);
    if (next?.location) return this.open(next.location, 'replace');
    // The server handles redirects, errors and pages whose code did not load.
    if (!next?.module) return location.assign(url);
    if (entry === 'push') pushEntry(pathname + search + hash);
    if (entry === 'replace') history.replaceState(history.state, '', pathname + search + hash);
    this.shown = pathname + search;
    this.listener?.onArrive(next);
  }

  private handlePop() {
    const target = location.pathname + location.search;
    if (target === this.shown) return identifyEntry();
    saveScroll();
    this.open(target, 'none');
  }

  /** Handles all links, including those inside article HTML. */
  private handleClick(event: MouseEvent) {
    const target = plainTarget(event);
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    if (!target || (isShown(target) && target.hash) || !this.options.isPage(target.pathname)) return;
    event.preventDefault();
    this.open(target.pathname + target.search + target.hash, isShown(target) ? 'replace' : 'push');
  }

  private handleInterest(event: Event) {
    const target = plainTarget(event);
    if (target && !isShown(target)) this.options.prefetch(target.pathname);
  }
}

const hrefOf = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function plainTarget(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOurs =
    link?.href && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? new URL(link.href) : undefined;
}

const isShown = (target: URL) => target.pathname === location.pathname && target.search === location.search;

function jumpTo(hash: string) {
  if (location.hash !== hash) pushEntry(hash);
  scrollToAnchor(hash);
}
