import { combineSlices, configureStore, createDynamicMiddleware, type Reducer } from '@reduxjs/toolkit';
import { type ConsentState, consentReducer } from './state/consentSlice';
import { type SessionState, sessionReducer } from './state/sessionSlice';

/**
 * The site's Redux store: session, consent, and slices that are added later. The server creates one per request, the
 * browser one per document. The slice that fetches data (`kit/query`) is added once a page needs data.
 */
export function makeStore(preloaded: Partial<State> = {}) {
  const { session, consent, ...others } = preloaded;
  const reducer = combineSlices({ session: sessionReducer, consent: consentReducer });
  const inject = (name: string, slice: Reducer) =>
    reducer.inject({ reducerPath: name, reducer: slice } as never, { overrideExisting: true });
  // Makes the server's state of slices that are not loaded yet readable.
  for (const [name, left] of Object.entries(others)) inject(name, (state = left) => state);
  const dynamicMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer: reducer as unknown as Reducer<State>,
    preloadedState: { session, consent } as State,
    middleware: ((standard: (options: object) => unknown[]) =>
      standard({ serializableCheck: false, immutableCheck: false }).concat(
        dynamicMiddleware.middleware,
      )) as never,
    devTools: false,
  });
  const extended = Object.assign(store, {
    /**
     * Adds a slice to a running store. Its initial state may come from the server's document. Adding it again has no
     * effect.
     */
    addSlice(name: string, slice: Reducer) {
      inject(name, slice);
      store.dispatch({ type: 'slice added' });
    },
    addMiddleware: dynamicMiddleware.addMiddleware as (middleware: unknown) => void,
  });
  if (typeof window !== 'undefined') browserStore = extended;
  return extended;
}

export interface State {
  session: SessionState;
  consent: ConsentState;
  [slice: string]: unknown;
}

export type Store = ReturnType<typeof makeStore>;

/** The document's store, for modules that load later. Undefined on the server. */
export let browserStore: Store | undefined;

export { type ConsentState, consentRead } from './state/consentSlice';
export { type SessionState, sessionStarted } from './state/sessionSlice';
