/** Time is reserved in cells of 15 minutes. In every time zone, a full hour is the start of a cell. */
export const cellMs = 15 * 60_000;

/**
 * The start of every cell that a meeting and the buffer after it occupy. Two meetings overlap if and only if they share
 * a cell.
 */
export function getCells(startAt: number, minutes: number, bufferMinutes: number): number[] {
  const end = startAt + (minutes + bufferMinutes) * 60_000;
  const first = Math.floor(startAt / cellMs) * cellMs;
  return Array.from({ length: Math.ceil((end - first) / cellMs) }, (_, n) => first + n * cellMs);
}
