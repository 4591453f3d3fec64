/** Time is held in pieces of a quarter of an hour; clocks of every zone begin such a piece on the hour. */
export const cellMs = 15 * 60_000;

/**
 * The beginnings of all pieces that a meeting holds, with the time kept free after it. Two meetings are in each
 * other's way if, and only if, they hold a piece in common.
 */
export function cellsOf(startAt: number, minutes: number, bufferMinutes: number): number[] {
  const end = startAt + (minutes + bufferMinutes) * 60_000;
  const first = Math.floor(startAt / cellMs) * cellMs;
  return Array.from({ length: Math.ceil((end - first) / cellMs) }, (_, n) => first + n * cellMs);
}
