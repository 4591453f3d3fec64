import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many are done before others are heard, and for how many milliseconds. */
const AT_ONCE = 20;
const LONGEST_MS = 10;

/** Does something with each of a long list, one after another, and lets whatever else waits go on in between. */
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
