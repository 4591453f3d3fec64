import { mergeTimes } from '../busyCalendars/mergeTimes';
import type { BusyTime } from '../busyCalendars/model';

/** The busy times, in order and without overlaps, without the parts that others cover. Takes linear time. */
export function subtractTimes(times: BusyTime[], others: BusyTime[]): BusyTime[] {
  const covered = mergeTimes(others);
  const left: BusyTime[] = [];
  let first = 0;
  for (const { from, to } of times) {
    while (covered[first] && (covered[first] as BusyTime).to <= from) first += 1;
    let start = from;
    for (let at = first; at < covered.length && (covered[at] as BusyTime).from < to; at += 1) {
      const other = covered[at] as BusyTime;
      if (other.from > start) left.push({ from: start, to: other.from });
      start = other.to;
    }
    if (start < to) left.push({ from: start, to });
  }
  return left;
}
