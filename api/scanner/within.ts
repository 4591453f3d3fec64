/**
 * A signal that aborts with the outer one, or after so many milliseconds. Let go of it when the part is over. Not made of
 * `AbortSignal.any` and `AbortSignal.timeout`: Node 20 may collect those before they fire.
 */
export function within(outer: AbortSignal, ms: number): { signal: AbortSignal; letGo: () => void } {
  const own = new AbortController();
  const end = () => own.abort(new Error('no answer in time'));
  const timer = setTimeout(end, ms);
  outer.addEventListener('abort', end, { once: true });
  const letGo = () => {
    clearTimeout(timer);
    outer.removeEventListener('abort', end);
  };
  own.signal.addEventListener('abort', letGo, { once: true });
  if (outer.aborted) end();
  return { signal: own.signal, letGo };
}
