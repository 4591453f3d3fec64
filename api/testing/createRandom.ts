/** Pseudo-random numbers that are the same in every run. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** A whole number from 0 to `most` - 1. */
  const below = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return { below, pick: <T>(values: readonly T[]) => values[below(values.length)] as T };
}
