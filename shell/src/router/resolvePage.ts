import { matchPath } from 'react-router-dom';
import { isGone, isNotFound, isRedirect, isSameAs } from '../../kit';
import type { Store } from '../../kit/store';
import { paths } from '../../paths';
import type { LayoutModule, LoaderContext, PageContent, PageModule } from '../../remote';
import type { Route } from '../boot';
import { findRoute, isBelow, statusOf } from './findRoute';

/** The code of a page. */
export interface PageModules {
  module: PageModule;
  /** Undefined if the page has no layout. */
  layout?: LayoutModule;
}

/** The result for a URL: a page with its code, or an outcome without one. */
export interface Resolved extends Partial<PageModules> {
  /** Path and query. */
  url: string;
  status: number;
  route?: Route;
  location?: string;
  /** Path and query of the URL that renders the same page. */
  sameAs?: string;
  /** The content was removed for good (410). */
  isGone?: boolean;
  /** The loader failed: the page shows its error state and must not be cached. */
  isIncomplete?: boolean;
  /** The page's content, if its module exports `content`. */
  content?: PageContent;
  /** The page's code did not load: the server's HTML stays. */
  isStatic?: boolean;
}

interface ResolveOptions {
  routes: Route[];
  url: string;
  store: Store;
  /** Loads the code of a page; the slug selects its content file. */
  load: (route: Route, slug?: string) => Promise<PageModules>;
  /** True if the store already has the loader's data. */
  hasData?: boolean;
  /** Timeout for loaders in milliseconds. */
  budget: number;
}

/** Resolves a URL to its page, code and data. Rejects only if the code cannot be loaded. */
export async function resolvePage({
  routes,
  url,
  store,
  load,
  hasData,
  budget,
}: ResolveOptions): Promise<Resolved> {
  const parsed = new URL(url, 'http://site');
  const route = findRoute(routes, parsed.pathname);
  if (!route) return { url, status: 404 };
  if (route.isUnavailable) return { url, status: 503, route };
  const params = matchPath({ path: route.path, caseSensitive: true }, parsed.pathname)?.params ?? {};
  const code = await load(route, params.slug);
  const page: Resolved = { url, status: statusOf(route), route, ...code };
  try {
    page.content = await code.module.content?.({ params, url: parsed });
    if (!hasData) await code.module.loader?.({ params, url: parsed, fetch: fetchInto(store, budget) });
    return page;
  } catch (error) {
    if (isNotFound(error)) return { url, status: 404, ...(isGone(error) && { isGone: true }) };
    if (isSameAs(error)) return { ...page, sameAs: error.path };
    if (isRedirect(error)) return { url, status: error.status, location: error.path };
    // The server's HTML is better than a page without its content.
    if (hasData) throw error;
    return { ...page, isIncomplete: true };
  }
}

/** The frame around a page. Everything below `/embedded` is bare, including errors. */
export const frameOf = ({ url, route }: Pick<Resolved, 'url' | 'route'>) =>
  isBelow(paths.embedded, url.split('?')[0] ?? '') ? 'bare' : route?.frame;

const fetchInto =
  (store: Store, budget: number): LoaderContext['fetch'] =>
  async (thunk) => {
    const request = store.dispatch(thunk) as Promise<unknown> & {
      unwrap: () => Promise<unknown>;
      abort: () => void;
    };
    const timer = setTimeout(() => request.abort(), budget);
    try {
      return await request.unwrap();
    } finally {
      clearTimeout(timer);
    }
  };
