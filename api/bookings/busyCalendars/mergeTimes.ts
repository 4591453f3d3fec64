import type { BusyTime } from './model';

/** The times in order and without overlaps. */
export function mergeTimes(times: BusyTime[]): BusyTime[] {
  const merged: BusyTime[] = [];
  for (const { from, to } of times.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = merged.at(-1);
    if (last && from <= last.to) {
      if (to > last.to) last.to = to;
    } else merged.push({ from, to });
  }
  return merged;
}
