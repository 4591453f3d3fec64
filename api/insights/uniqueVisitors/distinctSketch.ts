/** Hashes of a sketch. The standard error of an estimate is 1.6%: one by the root of this number. */
export const sketchSize = 4096;
const hashRange = 2 ** 48;

/**
 * The smallest hashes of a set, in order: a sketch by k minimum values (Bar-Yossef et al., 2002). Sketches of several
 * days can be merged, where their counts cannot be added. Up to `sketchSize` values it is exact.
 */
export function createSketch(marks: Iterable<string>): number[] {
  return mergeSketches([Array.from(marks, toHash)]);
}

export function mergeSketches(sketches: Iterable<readonly number[]>): number[] {
  const all = new Set<number>();
  for (const sketch of sketches) for (const hash of sketch) all.add(hash);
  return [...all].sort((a, b) => a - b).slice(0, sketchSize);
}

/** How many different values a sketch stands for. */
export function estimateDistinct(sketch: readonly number[]): number {
  if (sketch.length < sketchSize) return sketch.length;
  return Math.round((sketchSize - 1) / ((sketch.at(-1) as number) / hashRange));
}

/** A mark is a keyed hash of 48 bits; see `markBrowser`. */
const toHash = (mark: string) => Number.parseInt(mark, 16);
