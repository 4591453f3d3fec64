/*
 * Moments as the site says them: in Central Time, where the firm is, wherever the reader sits; so a server and every
 * browser say the same. Takes ISO 8601 texts.
 */

/** Nov 20, 2026 */
export function date(moment: string): string {
  return format(moment, DATE);
}

/** Nov 20 */
export function monthDay(moment: string): string {
  return format(moment, MONTH_DAY);
}

/** Nov 2026 */
export function monthYear(moment: string): string {
  return format(moment, MONTH_YEAR);
}

/** November 20, 2026, for a day of the calendar such as `2026-11-20`, which is the same everywhere. */
export function calendarDate(day: string): string {
  return format(day, CALENDAR_DATE);
}

/** 8:48 AM */
export function clock(moment: string): string {
  return format(moment, CLOCK);
}

/** 8:48:02 */
export function seconds(moment: string): string {
  return format(moment, SECONDS).replace(/ [AP]M$/, '');
}

/** 20 Nov 2026, 8:48 AM CST */
export function stamp(moment: string): string {
  return `${dayMonth(moment)} ${format(moment, YEAR)}, ${clock(moment)} ${format(moment, ZONE).split(' ').at(-1)}`;
}

/** Friday, 20 November */
export function weekday(moment: string): string {
  return `${format(moment, WEEKDAY)}, ${format(moment, DAY)} ${format(moment, LONG_MONTH)}`;
}

/** As short as a list can be without lying: `Today 8:48 AM`, `20 Nov 8:48 AM`, and another year as `20 Nov 2025`. */
export function inList(moment: string, now = new Date()): string {
  const [then, today] = [dayMonth(moment), dayMonth(now.toISOString())];
  const [year, thisYear] = [format(moment, YEAR), format(now.toISOString(), YEAR)];
  if (year !== thisYear) return `${then} ${year}`;
  return `${then === today ? 'Today' : then} ${clock(moment)}`;
}

/** How long after: `1.9s`, `4m39`, `43m`, `7h45`, `3d`. */
export function elapsed(from: string, to: string): string {
  const span = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
  if (span < 60) return `${span < 10 ? span.toFixed(1) : Math.round(span)}s`;
  if (span < 600) return pair(span, 60, 'm');
  if (span < 3600) return `${Math.floor(span / 60)}m`;
  if (span < 172_800) return pair(span / 60, 60, 'h');
  return `${Math.floor(span / 86_400)}d`;
}

function pair(value: number, unit: number, sign: string): string {
  return `${Math.floor(value / unit)}${sign}${String(Math.floor(value % unit)).padStart(2, '0')}`;
}

function dayMonth(moment: string): string {
  return `${format(moment, DAY)} ${format(moment, MONTH)}`;
}

type Format = Intl.DateTimeFormatOptions;

const DATE: Format = { month: 'short', day: 'numeric', year: 'numeric' };
const MONTH_DAY: Format = { month: 'short', day: 'numeric' };
const MONTH_YEAR: Format = { month: 'short', year: 'numeric' };
const CALENDAR_DATE: Format = { dateStyle: 'long', timeZone: 'UTC' };
const CLOCK: Format = { hour: 'numeric', minute: '2-digit' };
const SECONDS: Format = { hour: 'numeric', minute: '2-digit', second: '2-digit' };
const ZONE: Format = { hour: 'numeric', timeZoneName: 'short' };
const WEEKDAY: Format = { weekday: 'long' };
const DAY: Format = { day: 'numeric' };
const MONTH: Format = { month: 'short' };
const LONG_MONTH: Format = { month: 'long' };
const YEAR: Format = { year: 'numeric' };

// One is dear to make, and a list says hundreds of moments.
const made = new WeakMap<Format, Intl.DateTimeFormat>();

function format(moment: string, options: Format): string {
  const known = made.get(options);
  const how = known ?? new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', ...options });
  if (!known) made.set(options, how);
  // Intl may put a narrow space before AM and PM, which the fonts do not hold.
  return how.format(new Date(moment)).replace(/\u202f/g, ' ');
}
