import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items, and milliseconds, before the loop yields. */
const AT_ONCE = 20;
const LONGEST_MS = 10;

/** Calls a function for each item of a long list. Yields to the event loop in between so that it does not block requests. */
export async function chunked<T>(list: readonly T[], each: (one: T) => void): Promise<void> {
  let [done, began] = [0, performance.now()];
  for (const one of list) {
    if (done === AT_ONCE || (done > 0 && performance.now() - began > LONGEST_MS)) {
      await nextTurn();
      [done, began] = [0, performance.now()];
    }
    each(one);
    done += 1;
  }
}
