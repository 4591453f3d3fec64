import { startTransition } from 'react';
import { createStyleCache } from '../kit/server';
import { makeStore } from '../kit/store';
import { paths } from '../paths';
import { App } from './App';
import { startAnalytics } from './analytics/analytics';
import { cleanAddress } from './analytics/cleanAddress';
import { startEventCounter } from './analytics/eventCounter';
import { watchClicks } from './analytics/watchClicks';
import type { Boot, Route } from './boot';
import { findRoute, isBelow, notFoundPath, statusOf } from './router/findRoute';
import { hasTags, isPrivate } from './router/isPrivate';
import { Navigation } from './router/Navigation';
import { Router } from './router/Router';
import { Remotes } from './router/remotes';
import { frameOf, type Resolved, resolvePage } from './router/resolvePage';
import { reuseServerHtml } from './router/StaticPage';
import { runInOwnTask } from './runInOwnTask';

const LOADER_BUDGET_MS = 10_000;
const VITALS_WAIT_MS = 5_000;

/** Hydrates the server's document with the same snapshot of remotes. */
export async function start() {
  const boot: Boot = JSON.parse(document.querySelector('script#boot')?.textContent ?? '{}');
  const remotes = new Remotes(boot);
  const store = makeStore(boot.state);
  const common = { routes: boot.routes, store, budget: LOADER_BUDGET_MS };
  reuseServerHtml();

  const [{ hydrateRoot }, first] = await Promise.all([
    runInOwnTask(() => import(/* webpackMode: "eager" */ 'react-dom/client')),
    firstPage(boot, (url) =>
      resolvePage({ ...common, url, load: (route) => remotes.loadFirst(route), hasData: true }),
    ),
  ]);
  const routeOf = (pathname: string) => {
    const route = findRoute(boot.routes, pathname);
    return route?.isUnavailable ? undefined : route;
  };
  const isTagged = hasTags(boot.settings, first);
  if (isTagged) cleanAddress(first.route?.queryKeys);
  const navigation = new Navigation({
    find: (url) => resolvePage({ ...common, url, load: (route, slug) => remotes.loadNext(route, slug) }),
    prefetch: (pathname) => {
      const route = routeOf(pathname);
      // Prefetching is optional: a failed file is requested again on navigation.
      if (route) remotes.prefetch(route, pathname.split('/').at(-1)).catch(() => undefined);
    },
    // Whether a document is private or sealed cannot change, because loaded tags cannot be unloaded.
    isPage: (pathname) => {
      const route = routeOf(pathname);
      return (
        route !== undefined &&
        Boolean(route.isPrivate) === isPrivate(first) &&
        isSealed(route) === isSealed(first.route)
      );
    },
  });

  // A transition lets the browser handle input during hydration.
  startTransition(() => {
    hydrateRoot(
      document,
      <App cache={createStyleCache(serverStyles())} store={store} settings={boot.settings}>
        <Router first={first} navigation={navigation} />
      </App>,
      { onRecoverableError: (error) => console.error('hydration', error) },
    );
  });
  startAnalytics(boot.settings, store, isTagged);
  if (isBelow(paths.embedded, location.pathname))
    void import('./embedded/startEmbedded').then(({ startEmbedded }) => startEmbedded());
  if (mayBeCounted(first)) count(first.route?.path ?? '', boot.settings.namedEvents);
}

/** The workbench, embedded pages and pages opened from email links are not counted. */
const mayBeCounted = (page: Resolved) => !isPrivate(page) && [undefined, 'landing'].includes(frameOf(page));

/**
 * Web vitals are loaded late, when nothing more important loads; they include earlier measurements. The events that the
 * team defined are loaded at once, where there are any.
 */
function count(route: string, namedEvents: Boot['settings']['namedEvents']): void {
  startEventCounter();
  watchClicks();
  // A failure only loses some events.
  if (namedEvents)
    import('./analytics/watchNamedEvents')
      .then(({ watchNamedEvents }) => watchNamedEvents(namedEvents))
      .catch(() => undefined);
  setTimeout(
    // A failure only loses one measurement.
    () =>
      import('./analytics/watchVitals').then(({ watchVitals }) => watchVitals(route)).catch(() => undefined),
    VITALS_WAIT_MS,
  );
}

const isSealed = (route: Route | undefined) => route?.frame === 'sealed';

const serverStyles = () => document.querySelector<HTMLElement>('style[data-ids]')?.dataset.ids?.split(' ');

async function firstPage(boot: Boot, find: (url: string) => Promise<Resolved>): Promise<Resolved> {
  const url = location.pathname + location.search;
  // The browser shows the same error page as the server.
  const route = findRoute(boot.routes, location.pathname);
  const isOwn = route && statusOf(route) === boot.status;
  if (boot.status === 404 && !isOwn) return { url: notFoundPath(location.pathname), status: 404 };
  if (boot.status !== 200 && !isOwn) return { url, status: boot.status };
  try {
    return await find(url);
  } catch (error) {
    console.warn('page code did not load', error);
    return { url, status: boot.status, route, isStatic: true };
  }
}
