import * as dateFormat from '@site/shell/dateFormat';

/** `November 20, 2026`, or the first and the last day. */
export const formatPeriod = ({ from, to }: { from: string; to: string }) =>
  from === to
    ? dateFormat.calendarDate(from)
    : `${shortDate(from, from.slice(0, 4) !== to.slice(0, 4))} to ${shortDate(to, true)}`;

/** The name of a point of a chart: an hour in Central Time, a day or a month. */
export function formatPoint(at: string, interval: 'hour' | 'day' | 'month'): string {
  if (interval === 'hour') return dateFormat.clock(at);
  return interval === 'day' ? shortDate(at, false) : shortMonth(at);
}

function shortDate(day: string, withYear: boolean): string {
  const options: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
  if (withYear) options.year = 'numeric';
  return new Date(day).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

const shortMonth = (month: string) =>
  new Date(`${month}-01`).toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
