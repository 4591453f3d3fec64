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

const shortDate = (day: string, withYear: boolean) => (withYear ? dayAndYear : dayOnly).format(new Date(day));

const shortMonth = (month: string) => monthAndYear.format(new Date(`${month}-01`));

// Made once: a chart has hundreds of points.
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const dayOnly = formatter({ month: 'short', day: 'numeric' });
const dayAndYear = formatter({ month: 'short', day: 'numeric', year: 'numeric' });
const monthAndYear = formatter({ month: 'short', year: 'numeric' });
