import { browserStore } from '../store';

type Asked<Result> = { unwrap: () => Promise<Result>; abort: () => void } & (
  | { unsubscribe: () => void }
  | { reset: () => void }
);

/**
 * Runs an endpoint's thunk, of a read or a write, outside a component, in the browser, and lets its answer go again. Rejects with the API's
 * error, or when the signal ends the call.
 */
export async function dispatchOnce<Result>(thunk: unknown, signal?: AbortSignal): Promise<Result> {
  if (!browserStore) throw new Error('Only a browser asks');
  const asked = browserStore.dispatch(thunk as never) as unknown as Asked<Result>;
  const abort = () => asked.abort();
  signal?.addEventListener('abort', abort);
  try {
    return await asked.unwrap();
  } finally {
    signal?.removeEventListener('abort', abort);
    if ('reset' in asked) asked.reset();
    else asked.unsubscribe();
  }
}
