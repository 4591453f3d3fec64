import { browserStore } from '../store';

type Asked<Result> = { unwrap: () => Promise<Result>; unsubscribe: () => void };

/**
 * Runs an endpoint's thunk outside a component, in the browser, and lets its answer go again. Rejects with the API's
 * error.
 */
export async function askOnce<Result>(thunk: unknown): Promise<Result> {
  if (!browserStore) throw new Error('Only a browser asks');
  const { unwrap, unsubscribe } = browserStore.dispatch(thunk as never) as unknown as Asked<Result>;
  try {
    return await unwrap();
  } finally {
    unsubscribe();
  }
}
