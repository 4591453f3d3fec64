import { AsyncLocalStorage } from 'node:async_hooks';
import { setRequestInterceptor } from '../../kit/query';
import { findRoute } from '../../src/router/findRoute';
import type { Snapshot } from '../releases/snapshot';

/** Makes a page that is not the one everybody gets; every call to the API that it takes says so. */
export const withRequestContext = <T>(asked: RequestContext, make: () => Promise<T>): Promise<T> =>
  pages.run(asked, make);

export interface RequestContext {
  /** What shows a page that is not public yet, and the visitor's address: the API counts by it what was made up. */
  preview?: { token: string; address: string };
  /** Which variant of the page. */
  variant?: string;
}

/** Has the calls of such pages say what they are made for. Once, before any page is made. */
export function forwardPreviewHeaders(internalKey: string): void {
  setRequestInterceptor({
    headers: (): Record<string, string> => {
      const { preview, variant } = pages.getStore() ?? {};
      return {
        ...(variant && { 'x-variant': variant }),
        ...(preview && {
          ...{ 'x-preview': preview.token, 'x-forwarded-for': preview.address },
          'x-internal-key': internalKey,
        }),
      };
    },
    afterRequest: async () => false,
  });
}

/** The same pages, the one at this path told apart as one that counts for nothing: no visit, no tags. */
export function withoutTracking(snapshot: Snapshot, pathname: string): Snapshot {
  const shown = findRoute(snapshot.routes, pathname);
  const routes = snapshot.routes.map((route) => (route === shown ? { ...route, isPrivate: true } : route));
  return { ...snapshot, routes };
}

const pages = new AsyncLocalStorage<RequestContext>();
