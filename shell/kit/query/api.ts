import { createApi, setupListeners } from '@reduxjs/toolkit/query/react';
import { browserStore, type Store } from '../store';
import { baseQuery } from './baseQuery';

/**
 * The RTK Query API of the site. Each feature injects its endpoints with `overrideExisting: true`, because on the
 * server these definitions outlive a release. Data never expires by itself; a write invalidates the reads of the same
 * resource.
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

/**
 * Adds the RTK Query reducer and middleware to a store. The server calls it for each request's store; in the browser
 * it is called below.
 */
export function addApiToStore(store: Store): void {
  if (storesWithApi.has(store)) return;
  storesWithApi.add(store);
  store.addMiddleware(api.middleware);
  store.addSlice(api.reducerPath, api.reducer);
  if (typeof document !== 'undefined') setupListeners(store.dispatch, noteVisibility);
}

/** Lets what polls pause while the page is hidden, whose session would never end otherwise. */
const noteVisibility: NonNullable<Parameters<typeof setupListeners>[1]> = (dispatch, actions) => {
  const note = () =>
    dispatch(document.visibilityState === 'visible' ? actions.onFocus() : actions.onFocusLost());
  document.addEventListener('visibilitychange', note);
  return () => document.removeEventListener('visibilitychange', note);
};

const storesWithApi = new WeakSet<Store>();

if (browserStore) addApiToStore(browserStore);
