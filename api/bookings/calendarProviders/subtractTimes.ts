import type { BusyTime } from '../busyCalendars/model';

/** The busy times without the parts that others cover. */
export function subtractTimes(times: BusyTime[], others: BusyTime[]): BusyTime[] {
  let left = times;
  for (const other of others)
    left = left.flatMap(({ from, to }) => {
      if (other.to <= from || other.from >= to) return [{ from, to }];
      const parts = [
        { from, to: other.from },
        { from: other.to, to },
      ];
      return parts.filter((part) => part.from < part.to);
    });
  return left;
}
