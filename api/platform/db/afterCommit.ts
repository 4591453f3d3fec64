import { AsyncLocalStorage } from 'node:async_hooks';

const waiting = new AsyncLocalStorage<Set<() => void>>();

/** Calls a function once the write that is under way is committed, or at once if none is. */
export function afterCommit(call: () => void): void {
  const calls = waiting.getStore();
  if (calls) calls.add(call);
  else call();
}

/** Runs a transaction, then what its code left for after the commit: each function once, and none if it fails. */
export async function withCommitCalls<T>(run: () => Promise<T>): Promise<T> {
  const calls = new Set<() => void>();
  const result = await waiting.run(calls, run);
  for (const call of calls) call();
  return result;
}
