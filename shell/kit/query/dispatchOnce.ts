import { browserStore } from '../store';

type PendingRequest<Result> = { unwrap: () => Promise<Result>; abort: () => void } & (
  | { unsubscribe: () => void }
  | { reset: () => void }
);

/**
 * Runs an endpoint's thunk (query or mutation) outside a component, in the browser, and releases its cache entry.
 * Rejects with the API's error, or when the signal aborts.
 */
export async function dispatchOnce<Result>(thunk: unknown, signal?: AbortSignal): Promise<Result> {
  if (!browserStore) throw new Error('Only a browser asks');
  const request = browserStore.dispatch(thunk as never) as unknown as PendingRequest<Result>;
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  try {
    return await request.unwrap();
  } finally {
    signal?.removeEventListener('abort', abort);
    if ('reset' in request) request.reset();
    else request.unsubscribe();
  }
}
