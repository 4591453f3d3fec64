/**
 * A signal that aborts with the outer one or after a timeout in ms. Call `dispose` when done. Does not use
 * `AbortSignal.any` or `AbortSignal.timeout`, which Node 20 may collect before they fire.
 */
export function createDeadline(outer: AbortSignal, ms: number): { signal: AbortSignal; dispose: () => void } {
  const own = new AbortController();
  const end = () => own.abort(new Error('no answer in time'));
  const timer = setTimeout(end, ms);
  outer.addEventListener('abort', end, { once: true });
  const dispose = () => {
    clearTimeout(timer);
    outer.removeEventListener('abort', end);
  };
  own.signal.addEventListener('abort', dispose, { once: true });
  if (outer.aborted) end();
  return { signal: own.signal, dispose };
}
