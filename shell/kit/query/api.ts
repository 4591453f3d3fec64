import { createApi } from '@reduxjs/toolkit/query/react';
import { browserStore, type Store } from '../store';
import { baseQuery } from './baseQuery';

/**
 * The one cache of what the API answered, empty at first: each room injects its own endpoints, with
 * `overrideExisting: true`, since on the server this cache's definitions outlive a release.
 * Answers never go stale by themselves; a write makes the reads of the same resource ask again.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [] as string[],
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

/** Gives a store the ability to fetch. The server does it for each request's store; in the browser it is done here. */
export function addApiToStore(store: Store): void {
  if (fetching.has(store)) return;
  fetching.add(store);
  store.addMiddleware(api.middleware);
  store.addSlice(api.reducerPath, api.reducer);
}

const fetching = new WeakSet<Store>();

if (browserStore) addApiToStore(browserStore);
