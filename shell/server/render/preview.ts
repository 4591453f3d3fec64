import { AsyncLocalStorage } from 'node:async_hooks';
import { setRequestInterceptor } from '../../kit/query';
import { findRoute } from '../../src/router/findRoute';
import type { Snapshot } from '../releases/snapshot';

/** Renders a page with a context that its API calls carry: a preview or a variant. */
export const withRequestContext = <T>(context: RequestContext, render: () => Promise<T>): Promise<T> =>
  contexts.run(context, render);

export interface RequestContext {
  /** The token of a preview, and the visitor's address, by which the API counts invalid tokens. */
  preview?: { token: string; address: string };
  /** The A/B test variant. */
  variant?: string;
}

/** Adds the context's headers to API calls. Called once, before any page is rendered. */
export function forwardPreviewHeaders(internalKey: string): void {
  setRequestInterceptor({
    headers: (): Record<string, string> => {
      const { preview, variant } = contexts.getStore() ?? {};
      return {
        ...(variant && { 'x-variant': variant }),
        ...(preview && {
          'x-preview': preview.token,
          'x-forwarded-for': preview.address,
          'x-internal-key': internalKey,
        }),
      };
    },
    afterRequest: async () => false,
  });
}

/** The same snapshot with the page at this path marked private, so that it is not tracked. */
export function withoutTracking(snapshot: Snapshot, pathname: string): Snapshot {
  const current = findRoute(snapshot.routes, pathname);
  const routes = snapshot.routes.map((route) => (route === current ? { ...route, isPrivate: true } : route));
  return { ...snapshot, routes };
}

const contexts = new AsyncLocalStorage<RequestContext>();
