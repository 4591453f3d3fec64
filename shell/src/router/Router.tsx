import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Router as LocationRouter } from 'react-router-dom';
import { trackPageView } from '../analytics/analytics';
import { Layout, useRouteArrival } from '../layout/Layout';
import { RemotePage } from './RemotePage';
import type { Resolved } from './resolve';

export interface RouterProps {
  first: Resolved;
  /** Finds another page with its code and data. Rejects when its code cannot be loaded. */
  go: (url: string) => Promise<Resolved>;
  /** Fetches the code behind an address that may be asked for soon. */
  prefetch: (pathname: string) => void;
  /** True for addresses this document can show without asking the server. */
  isPage: (pathname: string) => boolean;
}

/**
 * Navigation in the browser. The address changes together with the page, not before it: a context that changed
 * first would disturb those sections of the old page that are not hydrated yet.
 */
export function Router({ first, go, prefetch, isPage }: RouterProps) {
  const [current, setCurrent] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef('');

  const open = useCallback(
    async (url: string, entry: 'push' | 'replace' | 'none') => {
      const { pathname, search, hash } = new URL(url, location.href);
      if (!isPage(pathname)) return location.assign(url);
      latest.current = url;
      setIsLoading(true);
      const next = await go(pathname + search).catch(() => undefined);
      if (latest.current !== url) return;
      setIsLoading(false);
      if (next?.location) return open(next.location, 'replace');
      // What the server would answer differently is the server's to answer; so is a page whose code did not come.
      if (!next?.module) return location.assign(url);
      if (entry !== 'none')
        history[entry === 'push' ? 'pushState' : 'replaceState'](null, '', pathname + search + hash);
      startTransition(() => setCurrent(next));
    },
    [go, isPage],
  );

  const navigator = useMemo(() => historyNavigator(open), [open]);
  useEffect(() => listenForHistory(open), [open]);
  useEffect(() => listenForLinks(open, prefetch, isPage), [open, prefetch, isPage]);
  useRouteArrival(pageKey(current));
  useEffect(() => trackPageView(new URL(current.url, location.href).pathname), [current.url]);

  return (
    <LocationRouter location={current.url} navigator={navigator}>
      <Layout frame={current.route?.frame} isLoading={isLoading}>
        <RemotePage key={pageKey(current)} resolved={current} isFirst={current === first} />
      </Layout>
    </LocationRouter>
  );
}

/** A workbench screen stays as it is while its filters and its open record change the address. */
const pageKey = ({ url, route }: Resolved) => (route?.frame === 'workbench' ? route.expose : url);

type Open = (url: string, entry: 'push' | 'replace' | 'none') => void;
type To = string | { pathname?: string; search?: string; hash?: string };

const hrefOf = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

function historyNavigator(open: Open) {
  const travel = (entry: 'push' | 'replace') => (to: To) => {
    const target = new URL(hrefOf(to), location.href);
    if (target.hash && isSamePage(target)) return jumpTo(target.hash);
    open(target.pathname + target.search + target.hash, entry);
  };
  return {
    createHref: hrefOf,
    go: (steps: number) => history.go(steps),
    push: travel('push'),
    replace: travel('replace'),
  };
}

function listenForHistory(open: Open) {
  let shown = location.pathname + location.search;
  const handlePop = () => {
    const asked = location.pathname + location.search;
    if (asked !== shown) open(asked, 'none');
    shown = asked;
  };
  window.addEventListener('popstate', handlePop);
  return () => window.removeEventListener('popstate', handlePop);
}

/** Links that no component handles, such as those inside an article, and the wish to follow one. */
function listenForLinks(
  open: Open,
  prefetch: (pathname: string) => void,
  isPage: (pathname: string) => boolean,
) {
  const handleClick = (event: MouseEvent) => {
    const link = plainLink(event);
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      !link
    )
      return;
    const target = new URL(link.href);
    if (isSamePage(target) && target.hash) return;
    if (!isPage(target.pathname)) return;
    event.preventDefault();
    open(target.pathname + target.search + target.hash, 'push');
  };
  const handleInterest = (event: Event) => {
    const link = plainLink(event);
    if (link) prefetch(new URL(link.href).pathname);
  };
  document.addEventListener('click', handleClick);
  document.addEventListener('pointerover', handleInterest, { passive: true });
  document.addEventListener('focusin', handleInterest);
  return () => {
    document.removeEventListener('click', handleClick);
    document.removeEventListener('pointerover', handleInterest);
    document.removeEventListener('focusin', handleInterest);
  };
}

function plainLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOurs =
    link?.href && link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOurs ? link : undefined;
}

const isSamePage = (target: URL) =>
  target.pathname === location.pathname && target.search === location.search;

function jumpTo(hash: string) {
  if (location.hash !== hash) history.pushState(null, '', hash);
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}
