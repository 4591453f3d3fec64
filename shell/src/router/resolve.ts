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
  /** Where the page names one. */
  layout?: LayoutModule;
}

/** What answers an address: a page with its code, or an outcome without one. */
export interface Resolved extends Partial<PageModules> {
  /** Path and query. */
  url: string;
  status: number;
  route?: Route;
  location?: string;
  /** Path and query of another address that shows the same page. */
  sameAs?: string;
  /** What is not found was here once. */
  isGone?: boolean;
  /** The loader failed: the page shows its own "could not load" state and must not be kept. */
  isIncomplete?: boolean;
  /** The page's words, where its module brings them. */
  content?: PageContent;
  /** The page's code did not load: the server's HTML stays as it is. */
  isStatic?: boolean;
}

interface ResolveOptions {
  routes: Route[];
  url: string;
  store: Store;
  /** The code of a page; the slug names the file of its words that will be asked for. */
  load: (route: Route, slug?: string) => Promise<PageModules>;
  /** False where the store already holds what the loader would fetch. */
  hasData?: boolean;
  /** Milliseconds a loader may take. */
  budget: number;
}

/** Finds the page of an address, its code and its data. Rejects only when the code cannot be loaded. */
export async function resolve({
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
    // Where the server's HTML is there already, it is better than a page without its words.
    if (hasData) throw error;
    return { ...page, isIncomplete: true };
  }
}

/** What stands around a page; everything under `/embedded` is for other people's frames, its problems too. */
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
