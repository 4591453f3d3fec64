import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many are done before others are heard. */
const AT_ONCE = 20;

/** Does something with each of a long list, one after another, and lets whatever else waits go on in between. */
export async function inTurns<T>(list: readonly T[], each: (one: T) => void): Promise<void> {
  for (const [at, one] of list.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTurn();
    each(one);
  }
}
