import type { Summary } from '@site/api/insights/reports/contract';
import type { TimelineEntry } from '@site/api/reporting/analyticsTimeline/contract';

/** What happened at one point of the chart. */
export interface NumberedMark {
  number: number;
  /** The position of the point. */
  at: number;
  entries: TimelineEntry[];
}

/** What happened by the points of a chart, numbered from the first. What lies before them is left out. */
export function numberMarks(
  entries: readonly TimelineEntry[],
  { series, interval }: Pick<Summary, 'series' | 'interval'>,
): NumberedMark[] {
  const marks = new Map<number, TimelineEntry[]>();
  for (const entry of entries) {
    const at = series.findIndex((point) => isWithin(entry.day, point.at, interval));
    if (at >= 0) marks.set(at, [...(marks.get(at) ?? []), entry]);
  }
  return [...marks]
    .sort(([a], [b]) => a - b)
    .map(([at, found], index) => ({ number: index + 1, at, entries: found }));
}

/** Hours belong to one day, which its first hour stands for. */
const isWithin = (day: string, point: string, interval: Summary['interval']) =>
  interval === 'hour' || point === (interval === 'month' ? day.slice(0, 7) : day);
