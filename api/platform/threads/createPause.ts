import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest time that a loop works without a pause. */
const MAX_MS = 10;

/**
 * Creates a function that a loop over many records awaits after each of them. Once it has worked for some milliseconds,
 * it lets requests be handled first.
 */
export function createPause(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < MAX_MS) return undefined;
    return nextTurn().then(() => {
      since = performance.now();
    });
  };
}
