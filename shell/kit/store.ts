import { combineSlices, configureStore, createDynamicMiddleware, type Reducer } from '@reduxjs/toolkit';
import { type ConsentState, consentReducer } from './state/consentSlice';
import { type SessionState, sessionReducer } from './state/sessionSlice';

/**
 * The state of the site: who is signed in, what the visitor agreed to, and whatever is added later by who needs it. One store a request on
 * the server, one for the life of the page in the browser. The part that fetches data (`kit/query`) is not in it
 * until a page wants data.
 */
export function makeStore(preloaded: Partial<State> = {}) {
  const { session, consent, ...others } = preloaded;
  const reducer = combineSlices({ session: sessionReducer, consent: consentReducer });
  const inject = (name: string, slice: Reducer) =>
    reducer.inject({ reducerPath: name, reducer: slice } as never, { overrideExisting: true });
  // What the server left for a slice that is not here yet can be read already.
  for (const [name, left] of Object.entries(others)) inject(name, (state = left) => state);
  const later = createDynamicMiddleware();
  const store = configureStore({
    reducer: reducer as unknown as Reducer<State>,
    preloadedState: { session, consent } as State,
    middleware: ((standard: (options: object) => unknown[]) =>
      standard({ serializableCheck: false, immutableCheck: false }).concat(later.middleware)) as never,
    devTools: false,
  });
  const made = Object.assign(store, {
    /** Adds a slice while the site runs; its first state may have come with the page. Adding it twice does nothing. */
    addSlice(name: string, slice: Reducer) {
      inject(name, slice);
      store.dispatch({ type: 'slice added' });
    },
    addMiddleware: later.addMiddleware as (middleware: unknown) => void,
  });
  if (typeof window !== 'undefined') browserStore = made;
  return made;
}

export interface State {
  session: SessionState;
  consent: ConsentState;
  [slice: string]: unknown;
}

export type Store = ReturnType<typeof makeStore>;

/** The store of this page, for parts that are loaded after it was made. Undefined on the server. */
export let browserStore: Store | undefined;

export { type ConsentState, consentRead } from './state/consentSlice';
export { type SessionState, sessionStarted } from './state/sessionSlice';
