/** Deterministic random numbers. */
export interface Draw {
  number: () => number;
  below: (most: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  figures: (least: number, most: number) => string;
  letters: (least: number, most: number) => string;
  hex: (least: number, most: number) => string;
}

/** The Mulberry32 generator. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(number() * most);
  const of = (signs: string) => (least: number, most: number) =>
    Array.from({ length: least + below(most - least + 1) }, () => signs[below(signs.length)]).join('');
  return {
    number,
    below,
    chance: (share) => number() < share,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    figures: of('0123456789'),
    letters: of('abcdefghijklmnopqrstuvwxyz'),
    hex: of('0123456789abcdef'),
  };
}
